import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { repeatsOrder } from "../../../../shared/tools/said/repeats-order.ts";

function again(now: string, args: JsonObject, before: JsonObject[], tool = "create_expense"): boolean {
  const said = { now, before: [], known: [], today: "2026-11-23", nowLocal: "2026-11-23T13:00" };
  return repeatsOrder({ tool, args }, before.map((one) => ({ tool, args: one })), said);
}

Deno.test("repeatsOrder() takes what the model chose by itself for no second order", () => {
  const market = { amount: 50, category: "food", description: "mercado" };
  assert.ok(again("registra 50 no mercado", { ...market, category: "health" }, [market]));
  assert.ok(again("registra 50 no mercado", { ...market, date: "2026-11-23" }, [market]));
  assert.ok(
    again("registra 50 no mercado com a ana", { ...market, description: "ana" }, [market]),
    "one figure, one record",
  );
  const call = { text: "Ligar", at: "2026-11-24T09:00" };
  assert.ok(again("me lembra de ligar amanhã 9h", { ...call, text: "Ligar amanhã" }, [call], "create_reminder"));
  assert.ok(again("registra humor 5", { metric: "energy", value: 5 }, [{ metric: "mood", value: 5 }], "record_metric"));
});

Deno.test("repeatsOrder() lets each of several orders be carried out", () => {
  const market = { amount: 50, category: "food", description: "mercado" };
  const ride = { amount: 50, category: "transport", description: "uber" };
  assert.ok(!again("registra 50 no mercado e 50 no uber", ride, [market]));
  assert.ok(!again("50 cada, mercado e uber, anota", ride, [market]));
  assert.ok(!again("registra 50 no mercado e 30 no uber", { ...ride, amount: 30 }, [market]));
  assert.ok(
    !again("dormi 7h ontem e 7h hoje, anota", { metric: "sleep", value: 7, date: "2026-11-23" }, [
      { metric: "sleep", value: 7, date: "2026-11-22" },
    ], "record_metric"),
  );
  assert.ok(
    !again("me lembra 8h e 20h do remédio", { text: "Remédio", at: "2026-11-24T20:00" }, [
      { text: "Remédio", at: "2026-11-24T08:00" },
    ], "create_reminder"),
  );
  assert.ok(
    !again(
      "recebi 500 e apliquei 500",
      { kind: "investment", amount: 500 },
      [{ kind: "income", amount: 500 }],
      "create_finance_item",
    ),
  );
});

Deno.test("repeatsOrder() gives a figure that was said once to one record of any kind", () => {
  const said = (now: string) => ({ now, before: [], known: [], today: "2026-11-23", nowLocal: "2026-11-23T13:00" });
  const spent = { tool: "create_expense", args: { amount: 50, category: "food", description: "mercado" } };
  const bill = { tool: "create_finance_item", args: { kind: "bill", name: "Mercado", amount: 50 } };
  const weight = { tool: "record_metric", args: { metric: "weight", value: 50 } };
  assert.ok(repeatsOrder(bill, [spent], said("registra 50 no mercado")));
  assert.ok(repeatsOrder(weight, [spent], said("registra 50 no mercado")));
  assert.ok(!repeatsOrder(weight, [spent], said("registra 50 no mercado e 50 kg de peso")));
  const paid = { tool: "mark_bill_paid", args: { bill_name: "luz", amount: 50 }, facts: { name: "Luz", amount: 50 } };
  assert.ok(!repeatsOrder(paid, [spent], said("registra 50 no mercado e marca a luz como paga")), "the bill's own");
});
