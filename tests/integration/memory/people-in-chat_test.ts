import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

type Args = Record<string, unknown>;
interface Person {
  name: string;
  relationship?: string;
  past_bonds?: { relationship: string }[];
  facts: { content: string }[];
}

Deno.test("chat: who somebody is, and what is told about them", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const part = (name: string, args: Args) => ({ functionCall: { name, args } });
  const known = async ({ client }: TestUser, name: string) =>
    (await call(client, "get_person", { name })).person as unknown as Person;
  /** What tools gave back since some request. */
  const resultsSince = (from: number) =>
    JSON.stringify(fake.requests.slice(from).map(({ contents }) => contents.at(-1)));

  await t.step("terminei com o caio: one Caio is no question, and what he was is history", async () => {
    const user = await stack.createUser("Marina");
    await call(user.client, "update_person", { name: "Caio", relationship: "saindo com ele", tool_call_id: "c" });
    const quote = "terminei com o caio";
    fake.script(gemini(part("update_person", { name: "Caio", relationship: "ex", quote })), gemini({ text: "Poxa." }));
    const ended = await new Conversation(stack, user).say(`${quote}, to mal`);
    assert.equal(ended.text, "Poxa.");
    const caio = await known(user, "Caio");
    assert.deepEqual([caio.relationship, caio.past_bonds?.map(({ relationship }) => relationship)], ["ex", [
      "saindo com ele",
    ]]);
    fake.script(
      gemini(part("update_person", { name: "Caio", relationship: "namorado", quote: "voltei com o caio" })),
      gemini({ text: "Que bom!" }),
    );
    await new Conversation(stack, user).say("voltei com o caio, agora é namorado mesmo");
    assert.equal((await known(user, "meu namorado")).name, "Caio");
  });

  await t.step("of two Caios the model is told both, and says which", async () => {
    const user = await stack.createUser("Bia");
    for (const name of ["Caio (primo)", "Caio (saindo com ele)"]) {
      await call(user.client, "update_person", { name, tool_call_id: name });
    }
    const quote = "terminei com o caio";
    const asked = fake.requests.length;
    fake.script(
      gemini(part("update_person", { name: "Caio", relationship: "ex", quote })),
      gemini(part("update_person", { name: "Caio (saindo com ele)", relationship: "ex", quote })),
      gemini({ text: "Poxa." }),
    );
    const { text } = await new Conversation(stack, user).say(`${quote}, to mal`);
    assert.equal(text, "Poxa.");
    assert.match(resultsSince(asked), /Caio \(primo\), Caio \(saindo com ele\)/);
    assert.equal((await known(user, "Caio (ex)")).past_bonds?.[0]?.relationship, "saindo com ele");
    assert.equal((await known(user, "Caio (primo)")).past_bonds, undefined);
  });

  await t.step("facts of several people in one message, each about its own", async () => {
    const user = await stack.createUser("Lia");
    const said = "minha vó Nair tem diabetes e adora bingo, e o Tião, meu compadre, mudou pra Olinda";
    const about = (person: string, content: string, quote: string, more: Args) =>
      part("add_knowledge", { type: "fact", area: "relationships", person, content, quote, ...more });
    fake.script(
      gemini(
        part("update_person", { name: "Nair", relationship: "minha vó", quote: "minha vó Nair" }),
        about("vó", "Tem diabetes", "minha vó Nair tem diabetes", { slot: "condition", key: "diabetes" }),
        about("Tião", "Mudou para Olinda", "mudou pra Olinda", { slot: "residence", value: "Olinda" }),
      ),
      gemini({ text: "Anotei." }),
    );
    await new Conversation(stack, user).say(said);
    const nair = await known(user, "avó");
    assert.deepEqual([nair.name, nair.relationship], ["Nair", "avó"]);
    assert.deepEqual(nair.facts.map(({ content }) => content).sort(), ["Tem diabetes"]);
    assert.deepEqual((await known(user, "Tião")).facts.map(({ content }) => content), ["Mudou para Olinda"]);
  });

  await t.step("minha vó and avó are one bond, and the mother is not her neuro", async () => {
    const user = await stack.createUser("Rui");
    for (const [name, relationship] of [["Nair", "avó"], ["Célia", "mãe"], ["Dr. Henrique", "neuro da mãe"]]) {
      await call(user.client, "update_person", { name, relationship, tool_call_id: name });
    }
    for (
      const [asked, name] of [["minha vó", "Nair"], ["mainha", "Célia"], ["neuro da mãe", "Dr. Henrique"]] as const
    ) {
      const before = fake.requests.length;
      fake.script(gemini(part("get_person", { name: asked })), gemini({ text: "Sei." }));
      await new Conversation(stack, user).say(`o que você sabe da ${asked} que eu te contei?`);
      assert.match(resultsSince(before), new RegExp(`"name":"${name}".*"status":"found"`), asked);
    }
  });

  await stack.settled();
  await stack.close();
  await fake.close();
});
