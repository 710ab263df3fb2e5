import { fold } from "../../../shared/language/fold.ts";
import fc from "fast-check";
import assert from "node:assert/strict";
import { readCorrection } from "../../../shared/language/commands/correction.ts";
import { correctArguments } from "../../../shared/tools/correct-arguments.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { builtInTools, findBuiltInTool } from "../../../shared/tools/registry.ts";

const TODAY = "2026-11-21";
const correct = (tool: string, args: JsonObject, text: string) =>
  correctArguments(findBuiltInTool(tool)!, args, readCorrection(fold(text), TODAY)!);

const bought = { amount: 50, category: "food", description: "mercado", date: "2026-11-20" };
const internet = { kind: "bill", name: "Internet", amount: 99.9, category: "utilities", due_day: 10, recurring: true };
const luz = { bill_id: crypto.randomUUID(), bill_name: "Luz", paid_on: "2026-11-21" };
const installment = { debt_id: crypto.randomUUID(), debt_name: "Carro", installments: 1 };
const weight = { metric: "weight", value: 82, unit: "kg", note: "em jejum" };
const water = { metric: "water", value: 2, unit: "copos" };
const sleep = { metric: "sleep", value: 7, unit: "h" };
const exercise = { metric: "exercise", value: 30, unit: "min" };
const glucose = { metric: "custom", custom_name: "Glicemia", value: 98, unit: "mg/dL" };
const entry = { entry_id: crypto.randomUUID(), value: 7, unit: "h" };

const CHANGES: [string, JsonObject, string, JsonObject][] = [
  ["create_expense", bought, "na verdade 60", { amount: 60 }],
  ["create_expense", bought, "não, foi sessenta reais e vinte", { amount: 60.2 }],
  ["create_expense", bought, "foi anteontem", { date: "2026-11-19" }],
  ["create_expense", bought, "foi no dia 12", { date: "2026-11-12" }],
  ["create_expense", bought, "era lazer", { category: "entertainment" }],
  ["create_finance_item", internet, "na verdade 109,90", { amount: 109.9 }],
  ["create_finance_item", internet, "é assinatura", { category: "subscription" }],
  ["mark_bill_paid", luz, "foi 130", { amount: 130 }],
  ["mark_bill_paid", { ...luz, amount: 120 }, "foi ontem", { paid_on: "2026-11-20" }],
  ["pay_debt", installment, "foram 2", { installments: 2 }],
  ["pay_debt", installment, "foram três", { installments: 3 }],
  ["pay_debt", installment, "foram 2400", { amount: 2400 }],
  ["pay_debt", { debt_name: "Nubank", amount: 300 }, "foi 320", { amount: 320 }],
  ["record_metric", weight, "75,5", { value: 75.5 }],
  ["record_metric", weight, "foi ontem", { date: "2026-11-20" }],
  ["record_metric", water, "2,5 litros", { value: 2500, unit: "ml" }],
  ["record_metric", water, "foram 3", { value: 3000, unit: "ml" }],
  ["record_metric", water, "750", { value: 750, unit: "ml" }],
  ["record_metric", sleep, "8", { value: 8 }],
  ["record_metric", sleep, "450", { value: 7.5 }],
  ["record_metric", sleep, "6h45", { value: 6.75 }],
  ["record_metric", exercise, "uma hora e meia", { value: 90 }],
  ["record_metric", glucose, "foi 102", { value: 102 }],
  ["update_metric", entry, "na verdade 7h30", { value: 7.5 }],
  ["record_habit", { habit_name: "Ler", date: "2026-11-21" }, "foi ontem", { date: "2026-11-20" }],
];
for (const [tool, args, text, changes] of CHANGES) {
  Deno.test(`correctArguments() puts "${text}" into ${tool}(${Object.values(args).join()})`, () => {
    assert.deepEqual(correct(tool, args, text), { ...args, ...changes });
  });
}

const OTHERS: [string, JsonObject, string][] = [
  ["create_expense", bought, "foi 50"],
  ["create_expense", bought, "3 litros"],
  ["create_expense", bought, "salário"],
  ["create_expense", bought, "uber"],
  ["create_expense", bought, "outro"],
  ["mark_bill_paid", luz, "foi hoje"],
  ["pay_debt", installment, "foi 1"],
  ["record_metric", sleep, "3 litros"],
  ["record_metric", water, "45 min"],
  ["record_metric", weight, "60 reais"],
  ["record_metric", { metric: "blood_pressure", value: 12, value2: 8 }, "foi 13"],
  ["delete_finance_item", { kind: "expense", name: "mercado" }, "60"],
  ["record_habit", { habit_name: "Ler" }, "60"],
];
for (const [tool, args, text] of OTHERS) {
  Deno.test(`correctArguments() finds no place for "${text}" in ${tool}(${Object.values(args).join()})`, () => {
    assert.equal(correct(tool, args, text), null);
  });
}

Deno.test("correctArguments() reads any weight with one decimal back", () => {
  fc.assert(fc.property(fc.integer({ min: 300, max: 2999 }), (tenths) => {
    const text = `na verdade ${Math.floor(tenths / 10)},${tenths % 10} kg`;
    assert.equal((correct("record_metric", { ...weight, value: 1 }, text))?.value, tenths / 10);
  }));
});

Deno.test("what a tool lets correct are arguments of its own", () => {
  for (const { name, correctable = [], inputSchema } of builtInTools) {
    const keys = Object.keys((inputSchema as { shape?: JsonObject }).shape ?? {});
    for (const argument of correctable) assert.ok(keys.includes(argument), `${name}: ${argument}`);
  }
});
