import assert from "node:assert/strict";
import { call, dayFromNow, expense, startPlayed } from "./scripted-talk.ts";

const bill = (name: string, amount: number, due_day: number, order: string) =>
  call("create_finance_item", { kind: "bill", name, amount, due_day, recurring: true, order });

const reminder = (text: string, hour: string, order: string) =>
  call("create_reminder", { text, at: `${dayFromNow(1)}T${hour}`, order });

Deno.test("of two things in one message each has what was said of it", async (t) => {
  const played = await startPlayed();

  await t.step("exchanged hours and days wait for a yes", async () => {
    const talk = await played.newcomer();
    const order = "me lembra amanhã do remédio às 20h e da consulta às 22h";
    const asked = await talk.tell(order, [reminder("Remédio", "22:00", order), reminder("Consulta", "20:00", order)]);
    assert.deepEqual(await talk.select("reminders", "text"), []);
    assert.equal(asked.metadata.waiting?.length, 2);
    const bills = "cadastra o aluguel de 900 dia 5 e a luz de 120 dia 10";
    await talk.tell(bills, [bill("Aluguel", 900, 10, bills), bill("Luz", 120, 5, bills)]);
    assert.deepEqual(await talk.select("bills", "name"), []);
  });

  await t.step("as they were said they run at once", async () => {
    const talk = await played.newcomer();
    const order = "me lembra amanhã do remédio às 20h e da consulta às 22h";
    await talk.tell(order, [reminder("Remédio", "20:00", order), reminder("Consulta", "22:00", order)]);
    const bills = "cadastra o aluguel de 900 dia 5 e a luz de 120 dia 10";
    await talk.tell(bills, [bill("Aluguel", 900, 5, bills), bill("Luz", 120, 10, bills)]);
    assert.deepEqual(await talk.select("reminders", "text, starts_at::time::text as at", "at"), [
      { text: "Remédio", at: "20:00:00" },
      { text: "Consulta", at: "22:00:00" },
    ]);
    assert.deepEqual(await talk.select("bills", "name, due_day", "due_day"), [
      { name: "Aluguel", due_day: 5 },
      { name: "Luz", due_day: 10 },
    ]);
  });

  await t.step("what is said once for both runs for both", async () => {
    const talk = await played.newcomer();
    const order = "registra 50 no mercado e 30 no uber, tudo ontem";
    const more = { date: dayFromNow(-1), order };
    await talk.tell(order, [expense(50, "mercado", more), expense(30, "uber", more)]);
    assert.deepEqual(await talk.select("expenses", "description, spent_on::text as date", "description"), [
      { description: "mercado", date: dayFromNow(-1) },
      { description: "uber", date: dayFromNow(-1) },
    ]);
    const bills = "cadastra aluguel 900 e luz 120, os dois dia 10";
    await talk.tell(bills, [bill("Aluguel", 900, 10, bills), bill("Luz", 120, 10, bills)]);
    assert.deepEqual(await talk.select("bills", "due_day"), [{ due_day: 10 }, { due_day: 10 }]);
  });

  await played.close();
});
