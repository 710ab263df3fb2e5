import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("reminders that are changed by word", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const ana = await stack.createUser("Ana", whereItIs(12));
  const chat = new Conversation(stack, ana);
  const say = (text: string, name: string, args: JsonObject) => {
    fake.script(gemini({ functionCall: { name, args } }), gemini({ text: "Tá bom." }));
    return chat.say(text);
  };
  const open = async () => {
    const { data } = await ana.client.from("reminders").select("text, upcoming").is("deleted_at", null).order("text");
    return data!.map(({ text, upcoming }) => [text, upcoming[0].slice(0, 16)]);
  };
  await ana.client.rpc("create_reminder", { text: "dentista", at: "2040-01-02T14:00" });

  await t.step(
    "an order with a new hour runs at once, keeps the day, and is one write that 'desfaz' takes back",
    async () => {
      const order = "muda o lembrete do dentista pras 15h";
      const changed = await say(order, "update_reminder", { reminder: "dentista", time: "15:00", order });
      assert.equal(changed.metadata.waiting, undefined);
      assert.equal(changed.metadata.written?.length, 1);
      assert.deepEqual(await open(), [["dentista", "2040-01-02T15:00"]]);
      await chat.say("desfaz");
      assert.deepEqual(await open(), [["dentista", "2040-01-02T14:00"]]);
    },
  );

  await t.step("an hour that was not said is offered", async () => {
    const order = "muda o lembrete do dentista pra mais tarde";
    const offered = await say(order, "update_reminder", { reminder: "dentista", time: "16:00", order });
    assert.match(offered.text, /Quer que eu mude o lembrete de “dentista”: .*às 16h\?/);
    await chat.say("não");
  });

  await t.step("is cancelled by word, and comes back", async () => {
    const order = "cancela o lembrete do dentista";
    await say(order, "cancel_reminder", { reminder: "dentista", order });
    assert.deepEqual(await open(), []);
    await chat.say("desfaz");
    assert.deepEqual(await open(), [["dentista", "2040-01-02T14:00"]]);
  });

  await stack.close();
  await fake.close();
});

Deno.test("a reminder's text is told without the words of its time, and a vague time is not guessed", async () => {
  const stack = await startStack({ functions: { chat: createChatApp() } });
  const chat = new Conversation(stack, await stack.createUser("Ana", whereItIs(12)));
  for (const said of ["em meia hora", "daqui 20 minutos"]) {
    const done = await chat.say(`me lembra de tomar água ${said}`);
    assert.match(done.text, /^Anotei o lembrete de tomar água: /);
    await chat.say("desfaz");
  }
  const vague = await chat.say("me lembra daqui a pouco mais de uma hora de tomar água");
  assert.equal(vague.metadata.written, undefined);
  assert.match(vague.text, /Para que dia e hora\?/);
  await stack.close();
});
