import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

const TABLES = ["bills", "incomes", "debts", "budgets", "investments"];

interface Created {
  kind: string;
  item: JsonObject;
}

Deno.test("create_finance_item()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const create = (args: JsonObject) => call<Created>(client, "create_finance_item", args);
  const counts = async () =>
    await Promise.all(TABLES.map(async (table) => (await client.from(table).select("id")).data!.length));

  await t.step("starts a monthly bill with the next time its day comes round", async () => {
    const tomorrow = today.plusDays(1);
    const soon = await create({
      kind: "bill",
      name: "Luz",
      amount: 187.4,
      category: "utilities",
      due_day: tomorrow.day,
    });
    assert.deepEqual([soon.item.due_on, soon.item.recurring, soon.item.category], [
      tomorrow.toString(),
      true,
      "utilities",
    ]);
    const present = await create({ kind: "bill", name: "Gás", amount: 90, due_day: today.day });
    assert.deepEqual([present.item.due_on, present.item.category], [today.toString(), "other"]);
    const yesterday = today.plusDays(-1);
    const passed = await create({ kind: "bill", name: "Água", amount: 90, due_day: yesterday.day });
    assert.ok((passed.item.due_on as string) > today.toString());
  });

  await t.step("has a dated bill due once, on that day", async () => {
    const date = today.plusDays(40).toString();
    const { item } = await create({ kind: "bill", name: "IPVA", amount: 900, date });
    assert.deepEqual([item.due_on, item.recurring], [date, false]);
  });

  await t.step("asks for the due day of a bill", async () => {
    for (const name of ["create_finance_item", "prepare_create_finance_item"]) {
      const { code, hint } = await refusal(client, name, { kind: "bill", name: "Internet", amount: 99.9 });
      assert.deepEqual([code, hint], ["PT400", "due_day_required"]);
    }
  });

  await t.step("changes the price of a monthly bill that is told again, from this month on", async () => {
    const first = await create({
      kind: "bill",
      name: "Internet",
      amount: 99.9,
      category: "utilities",
      due_day: today.day,
    });
    await call(client, "get_pending_bills");
    const again = await create({ kind: "bill", name: "internet ", amount: 109.9 });
    assert.deepEqual([again.item.id, again.item.amount, again.item.replaced_amount], [first.item.id, 109.9, 99.9]);
    assert.equal(again.item.category, "utilities");
    const { data } = await client.from("bills").select("amount, group_id").ilike("name", "internet%");
    assert.deepEqual([...new Set(data!.map(({ amount }) => amount))], [109.9]);
    assert.equal(new Set(data!.map(({ group_id }) => group_id)).size, 1);
  });

  await t.step("leaves what is already paid as it was when the price changes", async () => {
    const { item } = await create({ kind: "bill", name: "Streaming", amount: 20, due_day: today.day });
    await call(client, "mark_bill_paid", { bill_id: item.id });
    await create({ kind: "bill", name: "Streaming", amount: 30 });
    const { data } = await client.from("bills").select("amount, status").eq("name", "Streaming").order("month");
    const [paid, ...rest] = data!.map(({ amount, status }) => `${amount} ${status}`);
    assert.deepEqual([paid, [...new Set(rest)]], ["20 paid", ["30 pending"]]);
  });

  await t.step("takes an income of the past as received, a salary as monthly", async () => {
    const gig = await create({
      kind: "income",
      name: "Site",
      amount: 800,
      category: "freelance",
      date: today.plusDays(-1).toString(),
    });
    assert.deepEqual([gig.item.received_on, gig.item.recurring], [today.plusDays(-1).toString(), false]);
    const salary = await create({ kind: "income", name: "Salário", amount: 5000, category: "salary", due_day: 5 });
    assert.deepEqual([salary.item.recurring, salary.item.month], [true, monthAfter(today, 0)]);
    assert.equal(salary.item.received_on, undefined);
    const raise = await create({ kind: "income", name: "salario", amount: 5500, category: "salary" });
    assert.deepEqual([raise.item.id, raise.item.replaced_amount], [salary.item.id, 5000]);
    const { data } = await client.from("incomes").select("expected_amount, actual_amount").eq("name", "Site").single();
    assert.deepEqual([data!.expected_amount, data!.actual_amount], [800, 800]);
    const coming = await create({ kind: "income", name: "Bico", amount: 300, date: today.plusDays(40).toString() });
    assert.equal(coming.item.received_on, undefined);
  });

  await t.step("takes instalments as an agreement, a bare sum as not negotiated", async () => {
    const plan = await create({
      kind: "debt",
      name: "Carro",
      amount: 1200,
      installments: 48,
      current_installment: 13,
      date: today.plusDays(2).toString(),
    });
    assert.deepEqual(
      [plan.item.negotiated, plan.item.total_amount, plan.item.paid_amount, plan.item.next_due_on],
      [true, 57600, 14400, today.plusDays(2).toString()],
    );
    const bare = await create({ kind: "debt", name: "Serasa", amount: 3000 });
    assert.deepEqual([bare.item.negotiated, bare.item.total_amount, bare.item.next_due_on], [false, 3000, undefined]);
    const lentBefore = { kind: "debt", name: "Marcão", amount: 300, date: today.plusDays(-2).toString() };
    const borrowed = await create(lentBefore);
    assert.deepEqual([borrowed.item.negotiated, borrowed.item.next_due_on], [false, undefined]);
    const due = today.plusDays(20);
    const until = await create({ ...lentBefore, amount: 350, date: due.toString() });
    assert.deepEqual(
      [until.item.id, until.item.negotiated, until.item.next_due_on, until.item.status],
      [borrowed.item.id, true, due.toString(), "active"],
    );
    const day = await create({ ...lentBefore, name: "Ju", due_day: today.plusDays(-1).day });
    assert.deepEqual([day.item.negotiated, day.item.status], [true, "active"]);
  });

  await t.step("keeps one budget of a category and month", async () => {
    const budget = { kind: "budget", name: "Comida", category: "food" };
    const first = await create({ ...budget, amount: 800 });
    const second = await create({ ...budget, amount: 900 });
    assert.deepEqual([second.item.id, second.item.replaced_amount], [first.item.id, 800]);
    const next = await create({ ...budget, amount: 700, date: monthAfter(today, 1), recurring: false });
    assert.notEqual(next.item.id, first.item.id);
    // "em março quero 1000": the budget of this month stays.
    const later = await create({ ...budget, amount: 1000, first_month: monthAfter(today, 2).slice(0, 7) });
    assert.equal(later.item.month, monthAfter(today, 2));
    const both = await Promise.all([1, 2].map((amount) => create({ ...budget, category: "health", amount })));
    assert.equal(new Set(both.map(({ item }) => item.id)).size, 1);
  });

  await t.step("records an investment of today", async () => {
    const { item } = await create({ kind: "investment", name: "Tesouro Selic", amount: 500, category: "fixed_income" });
    assert.deepEqual([item.date, item.amount], [today.toString(), 500]);
    const future = { kind: "investment", name: "CDB", amount: 500, date: today.plusDays(1).toString() };
    assert.equal((await refusal(client, "create_finance_item", future)).hint, "future_date");
  });

  await t.step("writes once for a repeated tool call", async () => {
    const args = { kind: "bill", name: "Escola", amount: 600, due_day: 8, tool_call_id: "item-1" };
    const first = await create(args);
    const before = await counts();
    assert.deepEqual(await create(args), first);
    assert.deepEqual(await counts(), before);
  });

  const base = { name: "x", amount: 10 };
  for (
    const [what, args, hint] of [
      ["an unknown kind", { ...base, kind: "loan" }, "invalid_kind"],
      ["no kind", base, "invalid_kind"],
      ["no name", { kind: "bill", amount: 10, due_day: 1 }, "invalid_name"],
      ["a name too long", { kind: "bill", name: "x".repeat(201), amount: 10, due_day: 1 }, "invalid_name"],
      ["no amount", { kind: "bill", name: "x", due_day: 1 }, "invalid_amount"],
      ["a negative amount", { ...base, kind: "income", amount: -10 }, "invalid_amount"],
      ["an infinite amount", { ...base, kind: "investment", amount: "Infinity" }, "invalid_amount"],
      ["due day 0", { ...base, kind: "bill", due_day: 0 }, "invalid_due_day"],
      ["due day 32", { ...base, kind: "debt", due_day: 32 }, "invalid_due_day"],
      ["a category of another kind", { ...base, kind: "bill", category: "food", due_day: 1 }, "invalid_category"],
      ["a budget without category", { ...base, kind: "budget" }, "invalid_category"],
      ["no instalments", { ...base, kind: "debt", installments: 0 }, "invalid_installments"],
      ["601 instalments", { ...base, kind: "debt", installments: 601 }, "invalid_installments"],
      [
        "an instalment beyond the last",
        { ...base, kind: "debt", installments: 3, current_installment: 4 },
        "invalid_current_installment",
      ],
      ["a date beyond all plans", { ...base, kind: "bill", date: "3000-01-01" }, "invalid_date"],
    ] as const
  ) {
    await t.step(`refuses ${what}, before the offer too, and writes nothing`, async () => {
      const before = await counts();
      for (const name of ["create_finance_item", "prepare_create_finance_item"]) {
        const refused = await refusal(client, name, args);
        assert.deepEqual([refused.status, refused.code, refused.hint], [400, "PT400", hint]);
      }
      assert.deepEqual(await counts(), before);
    });
  }

  for (
    const args of [
      { kind: "bill", name: "Academia", amount: 120, due_day: 10 },
      { kind: "bill", name: "Luz", amount: 200 },
      { kind: "income", name: "Aluguel", amount: 900, category: "passive", due_day: 31 },
      { kind: "debt", name: "Sofá", amount: 150, installments: 10 },
      { kind: "debt", name: "Banco", amount: 4000 },
      { kind: "budget", name: "Lazer", amount: 300, category: "entertainment" },
      { kind: "investment", name: "Poupança", amount: 50 },
    ]
  ) {
    await t.step(
      `prepares ${args.kind} ${args.name} without a write, and the yes does what the offer said`,
      async () => {
        const before = await counts();
        const prepared = await call<{ status: string; args: JsonObject; facts: JsonObject }>(
          client,
          "prepare_create_finance_item",
          args,
        );
        assert.equal(prepared.status, "ready");
        assert.deepEqual(await counts(), before);
        assert.equal(createFinanceItem.inputSchema.safeParse(prepared.args).success, true);
        const offered = createFinanceItem.offer!(prepared.args, prepared.facts, context);
        const told = createFinanceItem.answer({ ...await create(prepared.args) }, context);
        assert.equal(
          told.split(".\u0020Já")[0]!.replace(/^\S+ /, "").replace(/\.$/, ""),
          offered.replace(/^Quer que eu \S+ /, "").replace(/\?$/, ""),
        );
      },
    );
  }

  await stack.close();
});
