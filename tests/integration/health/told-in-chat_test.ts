import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("what is told of the body is offered, and a yes writes it, without a model's key", async (t) => {
  const stack = await startStack({ functions: { chat: createChatApp() } });
  const ana = await stack.createUser("Ana", whereItIs(12));
  const chat = new Conversation(stack, ana);
  const told = async (text: string) => {
    await chat.say(text);
    await chat.say("sim");
    const { data } = await ana.client.from("tracking_entries")
      .select("metric, value::float, value2::float, unit, person, custom_name").is("deleted_at", null).order("metric");
    await ana.client.from("tracking_entries").update({ deleted_at: new Date().toISOString() }).is("deleted_at", null);
    return data!.map((row) => Object.values(row).filter((value) => value !== null));
  };

  await t.step("a run has its distance and its minutes", async () => {
    assert.deepEqual(await told("corri 5 km em 30 minutos"), [["distance", 5, "km"], ["exercise", 30, "min"]]);
  });

  await t.step("a blood pressure has two figures, and says whose it is", async () => {
    assert.deepEqual(await told("minha pressão deu 12 por 8"), [["blood_pressure", 12, 8]]);
    assert.deepEqual(await told("a pressão da vó deu 15 por 9"), [["blood_pressure", 15, 9, "vó"]]);
  });

  await t.step("a medicine is a habit with its times", async () => {
    await told("tomo losartana às 8 e às 20");
    const { data } = await ana.client.from("habits").select("name, frequency, times").single();
    assert.deepEqual(data, { name: "losartana", frequency: "daily", times: ["08:00", "20:00"] });
  });

  await stack.close();
});
