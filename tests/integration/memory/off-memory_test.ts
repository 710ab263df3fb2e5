import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { createExportApp } from "../../../shared/portability/create-export-app.ts";
import { createImportApp } from "../../../shared/portability/create-import-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { beliefs, consolidateNow } from "../consolidation/consolidation.ts";
import { exported, importFile } from "../portability/files.ts";
import { scriptedReader, tells } from "../consolidation/scripted-reader.ts";

const reader = scriptedReader({
  "moro em Olinda": [tells("Mora em Olinda", { slot: "residence", value: "Olinda" })],
  "tenho uma gata, a Pipoca": [tells("Tem uma gata chamada Pipoca", {})],
  "voltei a correr de manhã": [tells("Voltou a correr de manhã", {})],
});

Deno.test("a conversation that is off memory", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({
    env: fake.env,
    functions: {
      chat: createChatApp(),
      export: createExportApp(),
      import: createImportApp(),
      "consolidate-memory": createConsolidationApp({ chooseModel: () => reader }),
    },
  });
  const setOff = async ({ client }: TestUser, isOff: boolean) => {
    const off_memory_at = isOff ? new Date().toISOString() : null;
    const { data, error } = await client.from("conversations").update({ off_memory_at }).not("id", "is", null).select(
      "id",
    );
    assert.ifError(error);
    assert.equal(data!.length, 1);
  };
  const speak = async (conversation: Conversation, said: string) => {
    fake.script(gemini({ text: "Que bom!" }));
    assert.equal((await conversation.say(said)).text, "Que bom!");
  };
  const keeps = (quote: string, content: string) =>
    gemini({
      functionCall: {
        name: "add_knowledge",
        args: { type: "fact", area: "personal_growth", content, quote },
      },
    });

  await t.step("teaches nothing at night, nor when it comes back; what is said after that is learned", async () => {
    const user = await stack.createUser("Ana");
    const conversation = new Conversation(stack, user);
    // Not learned yet when the conversation was taken out.
    await speak(conversation, "moro em Olinda");
    await setOff(user, true);
    await speak(conversation, "tenho uma gata, a Pipoca");
    await consolidateNow(stack, user);
    assert.deepEqual(await beliefs(stack, user), []);
    await setOff(user, false);
    await speak(conversation, "voltei a correr de manhã");
    await consolidateNow(stack, user);
    assert.deepEqual(await beliefs(stack, user), ["Voltou a correr de manhã"]);
    const { data } = await user.client.from("messages").select("content").eq("role", "user").order("seq");
    assert.deepEqual(data!.map(({ content }) => content), [
      "moro em Olinda",
      "tenho uma gata, a Pipoca",
      "voltei a correr de manhã",
    ]);
  });

  await t.step("keeps nothing in a turn, and the model is told why", async () => {
    const user = await stack.createUser("Bia");
    const conversation = new Conversation(stack, user);
    await speak(conversation, "oi, tudo bem?");
    await setOff(user, true);
    fake.script(keeps("tenho alergia a camarão", "Tem alergia a camarão"), gemini({ text: "Entendi." }));
    assert.equal((await conversation.say("tenho alergia a camarão")).text, "Entendi.");
    assert.match(JSON.stringify(fake.requests.at(-1)!.contents.at(-1)), /esta conversa fora da memória/);
    assert.deepEqual(await beliefs(stack, user), []);
  });

  await t.step("keeps what the person orders to be remembered", async () => {
    const user = await stack.createUser("Caio");
    const conversation = new Conversation(stack, user);
    await speak(conversation, "oi, tudo bem?");
    await setOff(user, true);
    fake.script(keeps("tenho alergia a camarão", "Tem alergia a camarão"), gemini({ text: "Guardei." }));
    await conversation.say("lembra que tenho alergia a camarão");
    assert.deepEqual(await beliefs(stack, user), ["Tem alergia a camarão"]);
    const quote = "tenho uma gata, a Pipoca. pode guardar isso";
    fake.script(keeps(quote, "Tem uma gata chamada Pipoca"), gemini({ text: "Guardei." }));
    await conversation.say(`que calor. ${quote}`);
    assert.deepEqual((await beliefs(stack, user)).toSorted(), ["Tem alergia a camarão", "Tem uma gata chamada Pipoca"]);
  });

  await t.step("belongs to its person: nobody else takes it out or brings it back", async () => {
    const user = await stack.createUser("Duda");
    const other = await stack.createUser("Eva");
    await speak(new Conversation(stack, user), "oi, tudo bem?");
    await setOff(user, true);
    const { data } = await other.client.from("conversations").update({ off_memory_at: null }).not("id", "is", null)
      .select("id");
    assert.deepEqual(data, []);
    const rows = await stack.sql(
      "select off_memory_at is not null as off from public.conversations where user_id = $1",
      [
        user.userId,
      ],
    );
    assert.deepEqual(rows, [{ off: true }]);
  });
  await t.step("is off memory after an export and an import too", async () => {
    const user = await stack.createUser("Fabi");
    const conversation = new Conversation(stack, user);
    await speak(conversation, "oi, tudo bem?");
    await setOff(user, true);
    const file = await exported(stack, user.token);
    const twin = await stack.createUser("Gêmea");
    const { http, status, rejections } = await importFile(stack, twin.token, file);
    assert.deepEqual([http, status, rejections], [200, "imported", []]);
    const { data } = await twin.client.from("conversations").select("off_memory_at");
    assert.equal(data!.length, 1);
    assert.notEqual(data![0]!.off_memory_at, null);
  });

  await stack.close();
  await fake.close();
});
