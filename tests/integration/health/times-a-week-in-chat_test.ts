import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("a habit of some times a week in the conversation", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const ana = await stack.createUser("Ana", whereItIs(12));
  const chat = new Conversation(stack, ana);
  const calls = (name: string, args: JsonObject) => gemini({ functionCall: { name, args } });
  const habits = async () =>
    (await ana.client.from("habits").select("name, frequency, times_a_week").eq("active", true).order("name")).data;
  const english = { name: "Estudar inglês", frequency: "weekly", times_a_week: 3 };

  await t.step("an order with the times that it says runs at once, and 'desfaz' takes it back", async () => {
    const order = "bota ai estudar ingles 3x na semana";
    fake.script(calls("create_habit", { ...english, order }), gemini({ text: "Criado." }));
    const done = await chat.say(order);
    assert.match(done.metadata.written![0]!.what, /“Estudar inglês”, 3 vezes por semana/);
    assert.deepEqual(await habits(), [english]);
    await chat.say("desfaz");
    assert.deepEqual(await habits(), []);
  });

  await t.step("an order that the call bends to every day or to other times does not run", async () => {
    const order = "cria o hábito academia 3x na semana";
    for (const args of [{ frequency: "daily" }, { frequency: "weekly", times_a_week: 5 }]) {
      fake.script(
        calls("create_habit", { name: "Academia", ...args, order }),
        gemini({ text: "Como você prefere?" }),
      );
      await chat.say(order);
      assert.deepEqual(await habits(), []);
    }
  });

  await t.step("an offer runs on a yes, and an order changes the times", async () => {
    fake.script(calls("create_habit", english));
    const offered = await chat.say("to pensando em estudar inglês 3x por semana");
    assert.equal(offered.text, "Quer que eu crie o hábito “Estudar inglês”, 3 vezes por semana?");
    await chat.say("sim");
    assert.deepEqual(await habits(), [english]);
    const order = "muda o inglês pra duas vezes na semana";
    fake.script(
      calls("update_habit", { habit_name: "Estudar inglês", times_a_week: 2, order }),
      gemini({ text: "Mudei." }),
    );
    await chat.say(order);
    assert.deepEqual(await habits(), [{ ...english, times_a_week: 2 }]);
  });

  await stack.close();
  await fake.close();
});

Deno.test("a habit of some times a week is told without a model's key", async () => {
  const stack = await startStack({ functions: { chat: createChatApp() } });
  const ana = await stack.createUser("Ana", whereItIs(12));
  const chat = new Conversation(stack, ana);
  await chat.say("quero criar o hábito de nadar duas vezes por semana");
  await chat.say("sim");
  const { data } = await ana.client.from("habits").select("name, frequency, times_a_week").single();
  assert.deepEqual(data, { name: "nadar", frequency: "weekly", times_a_week: 2 });
  await stack.close();
});
