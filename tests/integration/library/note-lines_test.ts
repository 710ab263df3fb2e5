import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

const LONG = [
  "arroz",
  "feijão 2 kg",
  "leite",
  "doce de leite",
  ...Array.from({ length: 40 }, (_, index) => `item número ${index} da despensa`),
  "senha do cofre 4471",
].join("\n");

interface Prepared {
  args: JsonObject;
  facts: { item: { content: string }; gone?: string[] };
}

Deno.test("the text of a note is changed by lines, and a long one only so", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const { client, ...user } = await stack.createUser("Ana");
  const ana = { client, ...user };
  const add = async (title: string, content: string) =>
    (await client.from("library_items").insert({ type: "note", title, content }).select("id").single()).data!.id;
  const textOf = async (id: string) =>
    (await client.from("library_items").select("content").eq("id", id).single()).data!.content!;
  const says = async (message: string, args: JsonObject, conversation = new Conversation(stack, ana)) => {
    const skill = { functionCall: { name: "use_skill", args: { skill: "library" } } };
    const change = { functionCall: { name: "update_item", args: { ...args, order: message } } };
    fake.script(gemini(skill), gemini(change), gemini({ text: "ok." }), gemini({ text: "ok." }));
    return await conversation.say(message);
  };

  await t.step("lines go by a whole line, by how one begins, or by words that one alone has", async () => {
    const item_id = await add("Lista", "arroz\n- [ ] Leite\ndoce de leite\nFeijão 2 kg\nsenha do cofre 4471");
    await call(client, "update_item", { item_id, remove: ["leite", "feijão", "COFRE"], tool_call_id: "lines" });
    assert.equal(await textOf(item_id), "arroz\ndoce de leite");
    await call(client, "undo_calls", { tool_call_ids: ["lines"] });
    assert.equal((await textOf(item_id)).split("\n").length, 5);
  });

  await t.step("new lines stand at the end, or for the line that was named last", async () => {
    const item_id = await add("Feira", "quiabo\nfeijão 2 kg\narroz");
    await call(client, "update_item", { item_id, add: "leite\novos" });
    assert.equal(await textOf(item_id), "quiabo\nfeijão 2 kg\narroz\nleite\novos");
    const result = await call<JsonObject>(client, "update_item", {
      item_id,
      remove: ["quiabo", "feijão"],
      add: "feijão 4 kg",
    });
    assert.deepEqual([result.added, result.gone], ["feijão 4 kg", ["quiabo", "feijão 2 kg"]]);
    assert.equal(await textOf(item_id), "feijão 4 kg\narroz\nleite\novos");
  });

  await t.step("a name of no line or of several is refused, and so is a text beside lines", async () => {
    const item_id = await add("Mercado", "leite integral\ndoce de leite\nleite em pó");
    const hint = async (args: JsonObject) => (await refusal(client, "prepare_update_item", { item_id, ...args })).hint;
    assert.equal(await hint({ remove: ["sal"] }), "line_not_found");
    assert.equal(await hint({ remove: ["leite"] }), "line_unclear");
    assert.equal(await hint({ new_content: "sal", add: "sal" }), "invalid_item");
    assert.equal(await hint({ remove: ["leite integral", "doce", "leite em pó"] }), "invalid_item");
    assert.match(
      (await refusal(client, "update_item", { item_id, remove: ["leite"] })).message,
      /Mais de uma linha tem “leite”: “leite integral”, “leite em pó”\./,
    );
  });

  await t.step("a whole new text is refused where the model cannot have read the old one", async () => {
    const item_id = await add("Despensa", LONG);
    const { hint, message } = await refusal(client, "prepare_update_item", { item_id, new_content: "arroz" });
    assert.equal(hint, "text_too_long");
    assert.match(message, /\(add\).*\(remove\)/);
    const { facts } = await call<Prepared>(client, "prepare_update_item", { item_id, remove: ["cofre"] });
    assert.deepEqual([facts.item.content, facts.gone], [LONG, ["senha do cofre 4471"]]);
    // The page of the library sends the whole text.
    await call(client, "update_item", { item_id, new_content: `${LONG}\nsal` });
    assert.equal(await textOf(item_id), `${LONG}\nsal`);
  });

  await t.step("of several notes of one name none loses a line before one is chosen", async () => {
    await add("Praia", "protetor");
    await add("Praia", "toalha");
    const { hint } = await refusal(client, "prepare_update_item", { title: "Praia", remove: ["toalha"] });
    assert.equal(hint, "several_items");
    const conversation = new Conversation(stack, ana);
    await says("põe chapéu na nota praia", { title: "Praia", add: "chapéu" }, conversation);
    await conversation.say("1");
    const { data } = await client.from("library_items").select("content").eq("title", "Praia").order("content");
    assert.match(
      data!.map(({ content }) => content).join("; "),
      /^(?:protetor\nchapéu; toalha|protetor; toalha\nchapéu)$/,
    );
  });

  await t.step("an order adds to a long note and takes from it what it names", async () => {
    const id = await add("Compras", LONG);
    const { text } = await says("põe sal na nota de compras", { title: "Compras", add: "sal" });
    assert.match(text, /Entrou: “sal”/);
    assert.equal(await textOf(id), `${LONG}\nsal`);
    await says("tira o arroz da nota de compras", { title: "Compras", remove: ["arroz"] });
    assert.equal(await textOf(id), `${LONG}\nsal`.replace("arroz\n", ""));
  });

  await t.step("an order does not write a long note anew, nor take out what it does not name", async () => {
    const id = await add("Viagem", LONG);
    await says("põe sal na nota viagem", { title: "Viagem", new_content: `${LONG.slice(0, 239)}\nsal` });
    assert.equal(await textOf(id), LONG);
    const conversation = new Conversation(stack, ana);
    const offered = await says(
      "põe sal na nota viagem",
      { title: "Viagem", add: "sal", remove: ["cofre"] },
      conversation,
    );
    assert.match(offered.text, /com mais “sal”\? Sai 1 linha: “senha do cofre 4471”\./);
    onlyWaiting(offered);
    // An edit anywhere in the text comes between the offer and the yes.
    await client.from("library_items").update({ content: LONG.replace("número 39", "número 93") }).eq("id", id);
    const { text } = await conversation.say("sim");
    assert.match(text, /mudou desde que perguntei/);
    assert.match(await textOf(id), /cofre/);
    await conversation.say("sim");
    assert.doesNotMatch(await textOf(id), /cofre/);
  });

  await t.step("lines are not exchanged on an order", async () => {
    const text = "a Lia não pode: amendoim\na Lia pode: leite e ovo";
    const id = await add("Lia", text);
    const exchanged = "a Lia pode: amendoim\na Lia não pode: leite e ovo\npão";
    const { text: told } = await says("põe pão na nota da Lia", { title: "Lia", new_content: exchanged });
    assert.match(told, /Saem 2 linhas/);
    assert.equal(await textOf(id), text);
  });

  await t.step("a yes with a change, or a correction, does not write the note anew", async () => {
    const text = "arroz\nvarfarina 5mg às 8h\nsenha do cofre 4471";
    const id = await add("Remédios", text);
    const conversation = new Conversation(stack, ana);
    await says(
      "acho que falta leite na nota remédios",
      { title: "Remédios", new_content: `${text}\nleite` },
      conversation,
    );
    const yes = "sim, mas põe ovos também";
    const answers = [{ item: 1, decision: "yes", args: { new_content: "ovos" } }];
    fake.script(
      gemini({ functionCall: { name: "answer_offer", args: { quote: yes, answers } } }),
      gemini({ text: "ok." }),
    );
    assert.match((await conversation.say(yes)).text, /Saem 3 linhas: “arroz”/);
    assert.equal(await textOf(id), text);

    const other = new Conversation(stack, ana);
    await says("põe leite na nota remédios", { title: "Remédios", add: "leite" }, other);
    const order = "põe ovos na nota remédios";
    const args = { item: 1, args: { add: "ovos", remove: ["cofre"] }, order };
    fake.script(gemini({ functionCall: { name: "replace_saved", args } }), gemini({ text: "ok." }));
    await other.say(order);
    assert.equal(await textOf(id), `${text}\nleite`);
  });

  await t.step("a yes with a change takes out no line that was neither shown nor named", async () => {
    const id = await add("Casa", "arroz\nsal\nsenha do cofre 4471");
    const conversation = new Conversation(stack, ana);
    await says("acho que tem arroz na nota casa", { title: "Casa", remove: ["arroz"] }, conversation);
    const answer = (remove: string[], to: Conversation) => {
      const quote = "sim, mas tira o sal também";
      const answers = [{ item: 1, decision: "yes", args: { remove } }];
      fake.script(
        gemini({ functionCall: { name: "answer_offer", args: { quote, answers } } }),
        gemini({ text: "ok." }),
      );
      return to.say(quote);
    };
    assert.match((await answer(["arroz", "cofre"], conversation)).text, /“senha do cofre 4471”/);
    assert.match(await textOf(id), /cofre/);
    await conversation.say("não");
    const again = new Conversation(stack, ana);
    await says("acho que tem arroz na nota casa", { title: "Casa", remove: ["arroz"] }, again);
    await answer(["arroz", "sal"], again);
    assert.equal(await textOf(id), "senha do cofre 4471");
  });

  await stack.close();
  await fake.close();
});
