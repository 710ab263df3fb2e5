import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

const NOTE = "Compras\narroz\nvarfarina 5mg às 8h";

/** An order, what the model calls on it, and what the answer asks. */
const ORDERS: [string, string, JsonObject, RegExp][] = [
  [
    "registra meu peso de 80 kg",
    "record_metric",
    { metric: "weight", value: 80, unit: "kg", note: "parou a varfarina" },
    /Quer que eu registre .* com a observação “parou a varfarina”\?/,
  ],
  [
    "muda o nome do hábito losartana pra remédio da pressão",
    "update_habit",
    { habit_name: "Losartana", new_name: "Remédio da pressão", times: [] },
    /o nome “Remédio da pressão” e sem horário\?/,
  ],
  [
    "põe leite na nota de compras",
    "update_item",
    { title: "Compras", new_content: "Compras\nleite" },
    /\? Saem 2 linhas: “arroz” e “varfarina 5mg às 8h”\./,
  ],
  [
    "muda a parcela do carro pra 710",
    "update_finance_item",
    { kind: "debt", name: "Carro", amount: 710, installments: 1 },
    /número de parcelas de 48 para 1\?/,
  ],
  [
    "me lembra de não tomar o remédio amanhã às 8",
    "create_reminder",
    { text: "tomar o remédio", at: "2040-01-01T08:00" },
    /Quer que eu te lembre de tomar o remédio/,
  ],
];

Deno.test("an order does not carry what nobody said: it is offered, and nothing is written", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  await call(user.client, "create_habit", { name: "Losartana", frequency: "daily", times: ["08:00", "20:00"] });
  await call(user.client, "create_finance_item", {
    kind: "debt",
    name: "Carro",
    amount: 700,
    installments: 48,
    due_day: 10,
  });
  await call(user.client, "save_note", { content: NOTE });
  const skills = ["finance", "health", "library"].map((skill) => ({
    functionCall: { name: "use_skill", args: { skill } },
  }));

  for (const [order, name, args, asked] of ORDERS) {
    await t.step(order, async () => {
      fake.script(
        gemini(...skills),
        gemini({ text: "ok." }, { functionCall: { name, args: { ...args, order } } }),
        gemini({ text: "ok." }),
      );
      const { text } = await new Conversation(stack, user).say(order);
      assert.match(text, asked);
    });
  }
  const { data: items } = await user.client.from("library_items").select("content");
  assert.deepEqual(items, [{ content: NOTE }]);
  const { data: entries } = await user.client.from("tracking_entries").select("id");
  assert.deepEqual(entries, []);
  await stack.close();
  await fake.close();
});
