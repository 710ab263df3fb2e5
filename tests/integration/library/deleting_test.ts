import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { ask } from "./library.ts";

const HOW_MANY = 1000;
const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ type: "note", title: `Ideia ${at}`, content: `Ideia ${at} sobre plantas` }),
  );

Deno.test("deleting from the library", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const chat = new Conversation(stack, ana);
  const left = async (who = ana) => (await ask(who.client, "search_items")).total;
  await bia.client.from("library_items").insert(rows(2)).throwOnError();
  await ana.client.from("library_items").insert(rows(HOW_MANY)).throwOnError();
  const anyOf = async ({ client }: TestUser) =>
    (await client.from("library_items").select("id").limit(1).single().throwOnError()).data.id;
  const deleteAll = gemini({ functionCall: { name: "delete_all_items", args: {} } });

  await t.step(
    "everything is offered with its number, deleted after the yes and brought back by 'desfaz', in one piece",
    async () => {
      fake.script(deleteAll);
      assert.equal((await chat.say("apaga tudo que eu salvei")).text, "Quer que eu apague os 1000 itens salvos?");
      assert.equal(await left(), HOW_MANY);
      const deleted = await chat.say("sim");
      assert.equal(deleted.text, "Apaguei 1000 itens salvos. Se mudar de ideia, é só dizer “desfaz”.");
      assert.deepEqual([await left(), await left(bia)], [0, 2]);
      assert.match((await chat.say("desfaz")).text, /^Desfiz: 1000 itens salvos\.$/);
      assert.equal(await left(), HOW_MANY);
      assert.match((await chat.say("desfaz")).text, /^Não achei nada para desfazer/);
    },
  );

  await t.step("what was saved since the offer is offered anew and not deleted with the rest", async () => {
    fake.script(deleteAll);
    await chat.say("apaga tudo que eu salvei");
    await ask(ana.client, "save_note", { content: "mais uma" });
    assert.equal(
      (await chat.say("sim")).text,
      "Não fiz nada com isto: mudou desde que perguntei.\n\nQuer que eu apague os 1001 itens salvos?",
    );
    assert.equal(await left(), HOW_MANY + 1);
    await chat.say("não");
  });

  await t.step("an undo leaves what was brought back since, and says what keeps it from the rest", async () => {
    fake.script(deleteAll);
    await chat.say("apaga tudo que eu salvei");
    await chat.say("sim");
    const id = await anyOf(ana);
    await ask(ana.client, "restore_item", { item_id: id });
    assert.equal(
      (await chat.say("desfaz")).text,
      "Não desfiz “1001 itens salvos”: isso voltou a valer depois.",
    );
    assert.equal(await left(), 1);
  });

  await t.step("several of one name: the person chooses which goes", async () => {
    await ask(bia.client, "save_movie", { title: "Duna", year: 1984 });
    await ask(bia.client, "save_movie", { title: "Duna", year: 2021 });
    const other = new Conversation(stack, bia);
    fake.script(gemini({ functionCall: { name: "delete_item", args: { title: "duna" } } }));
    assert.equal(
      (await other.say("apaga o filme duna")).text,
      "Qual destes você quer apagar?\n1. Duna (2021)\n2. Duna (1984)",
    );
    assert.match((await other.say("o de 1984")).text, /^Apaguei o filme “Duna” \(1984\)\./);
    assert.equal(await left(bia), 3);
    await other.say("desfaz");
    assert.equal(await left(bia), 4);
  });

  await t.step("the same saved twice at once is there once", async () => {
    const same = { url: "https://exemplo.com/ao-mesmo-tempo" };
    const results = await Promise.all([1, 2, 3].map(() => ask(bia.client, "save_link", same)));
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ["created", "unchanged", "unchanged"]);
  });

  await t.step("nobody reads, restores or deletes another's", async () => {
    const id = await anyOf(bia);
    assert.equal((await ask(ana.client, "prepare_delete_item", { item_id: id })).status, "missing");
    for (const name of ["delete_item", "restore_item"]) {
      const { error } = await ana.client.rpc(name, { item_id: id });
      assert.equal(error?.hint, "item_not_found", name);
    }
  });
  await stack.close();
  await fake.close();
});
