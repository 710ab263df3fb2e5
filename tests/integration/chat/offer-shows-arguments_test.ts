import assert from "node:assert/strict";
import { z } from "zod";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { builtInTools, findBuiltInTool } from "../../../shared/tools/registry.ts";
import { call, todayOf } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

/** A call that can be offered, and other values for each of its arguments. */
interface Offered {
  tool: string;
  args: JsonObject;
  /** By argument, a value that has to change the offer. */
  shown: JsonObject;
  /** Arguments that the call does not store: they find the row, or belong to another kind of record. */
  notStored?: string[];
}

const DAY = "2030-01-05";
const notOf = (...names: string[]) => names;

const CALLS: Offered[] = [
  {
    tool: "record_metric",
    args: { metric: "custom", custom_name: "Glicemia", value: 98, unit: "mg/dL" },
    shown: {
      metric: "weight",
      custom_name: "Colesterol",
      value: 99,
      unit: "mmol/L",
      date: "2026-01-02",
      note: "em jejum",
      person: "vó",
    },
    notStored: notOf("value2"),
  },
  {
    tool: "record_metric",
    args: { metric: "blood_pressure", value: 12, value2: 8 },
    shown: { value2: 9 },
  },
  {
    tool: "update_metric",
    args: { entry_id: "$entry", value: 82 },
    shown: { value: 83, unit: "lb", date: "2026-01-02", note: "de roupa" },
    notStored: notOf("value2"),
  },
  { tool: "update_metric", args: { entry_id: "$entry", value: 82 }, shown: { note: "" } },
  { tool: "delete_metric", args: { entry_id: "$entry" }, shown: {} },
  {
    tool: "record_habit",
    args: { habit_name: "Losartana", time: "08:00" },
    shown: { date: "$yesterday", note: "com água", time: "20:00" },
  },
  {
    tool: "create_habit",
    args: { name: "Nadar", frequency: "daily" },
    shown: { name: "Ler", frequency: "weekends", times: ["08:00"] },
  },
  { tool: "create_habit", args: { name: "Nadar", frequency: "custom", days: [1] }, shown: { days: [2] } },
  {
    tool: "create_habit",
    args: { name: "Nadar", frequency: "weekly", times_a_week: 3 },
    shown: { times_a_week: 4 },
  },
  { tool: "update_habit", args: { habit_name: "Losartana", times_a_week: 3 }, shown: { times_a_week: 4 } },
  {
    tool: "update_habit",
    args: { habit_name: "Losartana", new_name: "Remédio da pressão" },
    shown: { new_name: "Remédio", frequency: "weekends", days: [1, 3], times: ["09:00"] },
  },
  { tool: "update_habit", args: { habit_name: "Losartana", new_name: "Remédio da pressão" }, shown: { times: [] } },
  { tool: "update_habit", args: { habit_name: "Losartana", frequency: "weekends" }, shown: { times: [] } },
  { tool: "delete_habit", args: { habit_name: "Losartana" }, shown: {} },
  {
    tool: "create_reminder",
    args: { text: "ligar", at: "2040-01-01T09:00" },
    shown: { text: "ligar pra Ana", at: "2040-01-02T09:00", recurrence: "FREQ=DAILY" },
  },
  {
    tool: "create_reminder",
    args: { text: "ligar", at: "2040-01-01T09:00", recurrence: "FREQ=DAILY" },
    shown: { recurrence: "FREQ=DAILY;COUNT=3" },
  },
  {
    tool: "update_reminder",
    args: { reminder: "regar", text: "regar as plantas do pai" },
    shown: { text: "regar tudo", at: "2040-02-01T09:00", time: "21:00", recurrence: "FREQ=WEEKLY;BYDAY=MO" },
  },
  { tool: "snooze_reminder", args: { reminder: "regar", at: "2040-02-01T09:00" }, shown: { at: "2040-02-02T09:00" } },
  { tool: "complete_reminder", args: { reminder: "regar" }, shown: { forever: true } },
  { tool: "cancel_reminder", args: { reminder: "regar" }, shown: {} },
  {
    tool: "create_expense",
    args: { amount: 50, category: "food", description: "mercado" },
    shown: {
      amount: 51,
      category: "entertainment",
      description: "feira",
      date: "2026-01-02",
      account: "Nubank",
      installments: 2,
    },
  },
  {
    tool: "update_expense",
    args: { which: "sofá", amount: 900 },
    shown: {
      amount: 901,
      category: "entertainment",
      date: "2026-01-02",
      description: "poltrona",
      account: "",
      installments: 1,
      returned: true,
      paid_ahead: 1,
    },
  },
  {
    tool: "create_finance_item",
    args: { kind: "bill", name: "Água", amount: 80, category: "housing", due_day: 10 },
    shown: { kind: "income", name: "Gás", amount: 81, due_day: 12, recurring: false, date: DAY },
    notStored: notOf("installments", "current_installment", "first_month", "interest_rate", "closing_day", "account"),
  },
  {
    tool: "create_finance_item",
    args: { kind: "income", name: "Aulas", amount: 500, category: "freelance", date: "$today" },
    shown: { recurring: true, account: "Poupança", date: "$yesterday" },
  },
  {
    tool: "create_finance_item",
    args: { kind: "income", name: "Aulas", amount: 500, category: "freelance", recurring: true },
    shown: { due_day: 5, first_month: "2031-01" },
  },
  {
    tool: "create_finance_item",
    args: { kind: "debt", name: "Moto", amount: 400, installments: 12, due_day: 10 },
    shown: {
      kind: "loan_given",
      installments: 13,
      current_installment: 3,
      due_day: 12,
      interest_rate: 2,
      date: DAY,
    },
  },
  { tool: "create_finance_item", args: { kind: "debt", name: "Zé", amount: 300 }, shown: { kind: "bill", date: DAY } },
  {
    tool: "create_finance_item",
    args: { kind: "loan_given", name: "Zé", amount: 300, installments: 3, due_day: 10 },
    shown: { current_installment: 2, due_day: 12, interest_rate: 2 },
  },
  {
    tool: "create_finance_item",
    args: { kind: "budget", name: "Lazer", category: "entertainment", amount: 300 },
    shown: { category: "food", amount: 301, recurring: false, first_month: "2031-01" },
  },
  {
    tool: "create_finance_item",
    args: { kind: "investment", name: "Tesouro", category: "fixed_income", amount: 300 },
    shown: { amount: 301, date: "2026-01-02" },
  },
  {
    tool: "create_finance_item",
    args: { kind: "account", name: "Caixinha", category: "checking", amount: 300 },
    shown: { category: "savings", amount: 301, date: "2026-01-02" },
  },
  {
    tool: "create_finance_item",
    args: { kind: "card", name: "Inter", closing_day: 3, due_day: 10 },
    shown: { closing_day: 4, due_day: 11, amount: 2000 },
  },
  {
    tool: "update_finance_item",
    args: { kind: "bill", name: "Luz", amount: 95 },
    shown: { amount: 96, due_day: 12, month: "2031-01", category: "entertainment", new_name: "Energia" },
    notStored: notOf("closing_day", "installments", "date", "interest_rate", "account", "main"),
  },
  {
    tool: "update_finance_item",
    args: { kind: "debt", name: "Carro", amount: 710 },
    shown: { installments: 1, interest_rate: 3, due_day: 12, new_name: "Moto" },
  },
  {
    tool: "update_finance_item",
    args: { kind: "income", name: "Salário", amount: 5200 },
    shown: { due_day: 12, month: "2031-01", new_name: "Pro labore" },
  },
  { tool: "update_finance_item", args: { kind: "account", name: "Poupança", amount: 5 }, shown: { main: true } },
  {
    tool: "mark_bill_paid",
    args: { bill_name: "Luz" },
    shown: { paid_on: "$yesterday", amount: 91, account: "Poupança" },
  },
  {
    tool: "pay_debt",
    args: { debt_name: "Carro" },
    shown: { amount: 701, installments: 2, paid_on: "$yesterday", account: "Poupança" },
  },
  {
    tool: "receive_income",
    args: { income_name: "Salário", amount: 4000 },
    shown: { amount: 3000, received_on: "$yesterday", part: true, month: "2031-01", account: "Poupança" },
  },
  {
    tool: "transfer_money",
    args: { to_account: "Itaú", from_account: "Poupança", amount: 100 },
    shown: { to_account: "Caixa", from_account: "Caixa", amount: 101, date: "$yesterday" },
    notStored: notOf("month"),
  },
  { tool: "transfer_money", args: { to_account: "Nubank", amount: 100 }, shown: { month: "2031-01" } },
  {
    tool: "delete_finance_item",
    args: { kind: "bill", name: "Luz" },
    shown: { kind: "debt" },
    notStored: ["amount", "date"],
  },
  {
    tool: "update_item",
    args: { title: "Duna", rating: 7 },
    shown: { status: "done", rating: 8 },
  },
  {
    tool: "update_item",
    args: { title: "Compras", new_title: "Mercado" },
    shown: { new_title: "Feira", new_content: "arroz", add: "leite", remove: ["arroz"], clear: ["content"] },
  },
  { tool: "delete_item", args: { title: "Compras" }, shown: {} },
  { tool: "delete_all_items", args: {}, shown: {} },
  { tool: "set_standing_yes", args: { kind: "expenses", is_on: true }, shown: { kind: "incomes", is_on: false } },
];

/** Arguments by which a row is found. Which row it is, the offer tells by what was found. */
const FINDS = /^(?:.*_id|id|reminder|which|title|query|habit_name|bill_name|debt_name|income_name|order|quote)$/;
/** A category is chosen from a list, and moves no money. An offer that has no room for it leaves it out. */
const CATEGORY_LEFT_OUT = /^(?:bill|income|investment)$/;

Deno.test("each argument that a write stores is in its offer", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const values = await seed(user);
  const context = { today: values.$today!, timezone: "America/Sao_Paulo" };

  async function offerOf(name: string, args: JsonObject): Promise<string | null> {
    const tool = findBuiltInTool(name)!;
    const parsed = tool.inputSchema.safeParse(args);
    if (!parsed.success) return null;
    const normalized = await tool.normalizeArguments?.(parsed.data, { now: `${context.today}T13:00` }) ??
      { args: parsed.data };
    if ("refused" in normalized) return null;
    if (!tool.prepare) return tool.offer!(normalized.args, {}, context);
    const { preparations: [found] } = await call(user.client, "prepare_calls", {
      calls: [{ tool: name, args: normalized.args }],
      replaces: [],
    }) as { preparations: { status: string; args: JsonObject; facts: JsonObject }[] };
    return found!.status === "ready" ? tool.offer!(found!.args, found!.facts, context) : null;
  }

  for (const { tool, args: written, shown } of CALLS) {
    const filled = (value: unknown) => typeof value === "string" ? values[value] ?? value : value;
    const args = Object.fromEntries(Object.entries(written).map(([name, value]) => [name, filled(value)]));
    await t.step(`${tool} ${JSON.stringify(written)}`, async () => {
      const before = await offerOf(tool, args);
      assert.ok(before !== null, "cannot be offered");
      const hidden: string[] = [];
      for (const [name, value] of Object.entries(shown)) {
        // What is refused writes nothing.
        if (await offerOf(tool, { ...args, [name]: filled(value) }) === before) hidden.push(name);
      }
      assert.deepEqual(hidden, [], before);
    });
  }
  await stack.close();
});

Deno.test("each argument of each write is compared with its offer", () => {
  const writes = builtInTools.filter(({ confirmation, inputSchema }) =>
    confirmation === "required" && inputSchema instanceof z.ZodObject
  );
  for (const { name, inputSchema } of writes) {
    const calls = CALLS.filter(({ tool }) => tool === name);
    const compared = new Set(calls.flatMap(({ shown, notStored = [] }) => [...Object.keys(shown), ...notStored]));
    const missing = Object.keys((inputSchema as z.ZodObject).shape).filter((argument) =>
      !compared.has(argument) && !FINDS.test(argument) &&
      !(argument === "category" && calls.some(({ args }) => CATEGORY_LEFT_OUT.test(String(args.kind)))) &&
      !(argument === "name" || argument === "kind")
    );
    assert.deepEqual(missing, [], name);
  }
});

/** Rows to change, and the values that stand for "$name". */
async function seed({ client }: TestUser): Promise<Record<string, string>> {
  const $today = await todayOf(client);
  const plus = (days: number) =>
    new Date(Date.parse(`${$today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const item = (args: JsonObject) => call(client, "create_finance_item", args);
  await item({ kind: "account", name: "Itaú", category: "checking", amount: 10 });
  await item({ kind: "account", name: "Poupança", category: "savings", amount: 10 });
  await item({ kind: "account", name: "Caixa", category: "checking", amount: 10 });
  await item({ kind: "card", name: "Nubank", closing_day: 3, due_day: 10 });
  await item({ kind: "bill", name: "Luz", amount: 90, due_day: 10, category: "housing" });
  await item({ kind: "debt", name: "Carro", amount: 700, installments: 48, due_day: 10 });
  await item({ kind: "income", name: "Salário", amount: 5000, category: "salary", recurring: true, due_day: 5 });
  await call(client, "create_expense", {
    amount: 1000,
    category: "housing",
    description: "sofá",
    account: "Nubank",
    installments: 10,
  });
  const { entry } = await call(client, "record_metric", { metric: "weight", value: 81, note: "de tênis" }) as {
    entry: { id: string };
  };
  await call(client, "create_habit", { name: "Losartana", frequency: "daily", times: ["08:00", "20:00"] });
  await call(client, "create_reminder", { text: "regar as plantas", at: "2040-01-01T08:00", recurrence: "FREQ=DAILY" });
  await call(client, "save_movie", { title: "Duna" });
  await call(client, "save_note", { content: "Compras\narroz\nfeijão" });
  return { $entry: entry.id, $today, $yesterday: plus(-1) };
}
