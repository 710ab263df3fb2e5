import assert from "node:assert/strict";
import { type ChoiceLabel, formatChoice } from "../../../shared/writing/choice-label.ts";
import type { Bill } from "../../../shared/tools/finance/bill.ts";
import { getPendingBills } from "../../../shared/tools/finance/get-pending-bills.ts";
import { markBillPaid } from "../../../shared/tools/finance/mark-bill-paid.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

type ListedBill = Bill & { id: string };

interface Listed {
  count: number;
  total: number;
  overdue: { count: number; total: number };
  next_7_days: { count: number; total: number };
  bills: ListedBill[];
  installments: { name: string; number: number; due_on?: string; status: string }[];
}
interface Prepared {
  status: string;
  args: Record<string, unknown>;
  facts: Record<string, unknown>;
  choices: { label: ChoiceLabel; args: Record<string, unknown> }[];
}

/** Writes a bill due on a day. */
async function owe({ client }: TestUser, name: string, dueOn: string, fields: object = {}): Promise<string> {
  const row = { name, amount: 100, month: `${dueOn.slice(0, 7)}-01`, due_day: Number(dueOn.slice(8)), ...fields };
  const { data, error } = await client.from("bills").insert(row).select("id").single();
  assert.equal(error, null);
  return data!.id as string;
}

Deno.test("get_pending_bills()", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana", whereItIs(12));
  const { client } = user;
  const today = await todayOf(client);
  const day = (days: number) => today.plusDays(days).toString();

  await t.step("is empty for somebody new", async () => {
    const { count, total, bills, installments } = await call<Listed>(client, "get_pending_bills");
    assert.deepEqual([count, total, bills, installments], [0, 0, [], []]);
  });

  await owe(user, "Vencida", day(-40));
  await owe(user, "Hoje", day(0));
  await owe(user, "Semana", day(7), { amount: 50.5 });
  await owe(user, "Mês", day(30));
  await owe(user, "Depois", day(31));
  await owe(user, "Cancelada", day(1), { status: "canceled" });
  await owe(user, "Paga", day(1), { status: "paid", paid_on: day(0) });
  await owe(user, "Apagada", day(1), { deleted_at: new Date().toISOString() });

  await t.step("lists what is overdue and what is due in 30 days, by due date", async () => {
    const { bills, count, total, overdue, next_7_days } = await call<Listed>(client, "get_pending_bills");
    assert.deepEqual(bills.map(({ name, status, days_until_due }) => [name, status, days_until_due]), [
      ["Vencida", "overdue", -40],
      ["Hoje", "pending", 0],
      ["Semana", "pending", 7],
      ["Mês", "pending", 30],
    ]);
    assert.deepEqual([count, total], [4, 350.5]);
    assert.deepEqual(overdue, { count: 1, total: 100 });
    assert.deepEqual(next_7_days, { count: 2, total: 150.5 });
  });

  await t.step("lists a month, with what is overdue from before only for the present one", async () => {
    const names = async (months: number) => {
      const { year, month } = today.startOfMonth().plusMonths(months);
      return (await call<Listed>(client, "get_pending_bills", { month, year })).bills.map(({ name }) => name);
    };
    const expected = (months: number) =>
      ([["Vencida", -40], ["Hoje", 0], ["Semana", 7], ["Mês", 30], ["Depois", 31]] as const)
        .filter(([, days]) => day(days).slice(0, 7) === monthAfter(today, months).slice(0, 7))
        .map(([name]) => name);
    assert.deepEqual(await names(0), ["Vencida", ...expected(0)]);
    assert.deepEqual(await names(1), expected(1));
    assert.deepEqual(await names(-2), expected(-2));
  });

  await t.step("takes the nearest month of a name when no year is given", async () => {
    for (const months of [-5, -1, 0, 1, 5]) {
      const { month } = today.startOfMonth().plusMonths(months);
      const { from } = await call<{ from: string }>(client, "get_pending_bills", { month });
      assert.equal(from, monthAfter(today, months));
    }
  });

  await t.step("lists a whole year", async () => {
    const { from, to } = await call<{ from: string; to: string }>(client, "get_pending_bills", { year: today.year });
    assert.deepEqual([from, to], [`${today.year}-01-01`, `${today.year}-12-31`]);
  });

  await t.step("has the unpaid instalments of negotiated debts beside the bills", async () => {
    const debt = { kind: "debt", amount: 200, installments: 10, current_installment: 3 };
    await call(client, "create_finance_item", { ...debt, name: "TV", date: day(3) });
    await call(client, "create_finance_item", { kind: "debt", name: "Serasa", amount: 3000 });
    const { installments } = await call<Listed>(client, "get_pending_bills");
    assert.deepEqual(installments.map(({ name, number, due_on, status }) => [name, number, due_on, status]), [
      ["TV", 3, day(3), "pending"],
    ]);
  });

  await t.step("gives a result that its template can tell", async () => {
    const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
    const text = getPendingBills.answer(await call(client, "get_pending_bills"), context);
    assert.match(text, /^Você tem 4 contas pendentes, R\$ 350,50, e 1 parcela, R\$ 200,00, (?:até|em) /);
    assert.match(text, /\nAtrasadas:\n- Vencida: R\$ 100,00, venceu /);
    assert.match(text, /- TV \(parcela 3 de 10\): R\$ 200,00, vence /);
  });

  await t.step("refuses months and years that do not exist", async () => {
    for (const args of [{ month: 0 }, { month: 13 }, { month: 5, year: 1800 }, { year: 3000 }]) {
      const { code, hint } = await refusal(client, "get_pending_bills", args);
      assert.deepEqual([code, hint], ["PT400", "invalid_month"]);
    }
  });

  await t.step("says overdue by the day of the user's own time zone", async () => {
    const zoned = await stack.createUser("Bia", whereItIs(12));
    const inZone = async (timezone: string) => {
      await zoned.client.from("profiles").update({ timezone }).eq("user_id", zoned.userId);
      return (await todayOf(zoned.client)).toString();
    };
    const western = await inZone("Pacific/Pago_Pago");
    await owe(zoned, "Luz", western);
    const status = async () => (await call<Listed>(zoned.client, "get_pending_bills")).bills[0]?.status;
    assert.equal(await status(), "pending");
    await inZone("Pacific/Kiritimati");
    assert.equal(await status(), "overdue");
  });

  await stack.close();
});

Deno.test("mark_bill_paid()", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana", whereItIs(12));
  const { client } = user;
  const today = await todayOf(client);
  const day = (days: number) => today.plusDays(days).toString();
  const month = { month: monthAfter(today, 0) };
  const prepare = (args: Record<string, unknown>) => call<Prepared>(client, "prepare_mark_bill_paid", args);
  const statusOf = async (id: string) =>
    (await client.from("bills").select("status, paid_on").eq("id", id).single()).data;

  const power = await owe(user, "Luz", day(0), month);
  await owe(user, "Internet", day(0), month);
  await owe(user, "Cartão Nubank", day(0), month);
  await owe(user, "Cartão Inter", day(0), month);

  await t.step("is prepared with the one bill that a name means", async () => {
    for (const bill_name of ["luz", "LUZ", "a conta de luz", "luzz"]) {
      const { status, args, facts } = await prepare({ bill_name });
      assert.deepEqual([status, args, facts.name], [
        "ready",
        { bill_id: power, bill_name: "Luz", paid_on: today.toString() },
        "Luz",
      ], bill_name);
    }
    assert.equal((await prepare({ bill_name: "intenet" })).facts.name, "Internet");
    assert.equal((await prepare({ bill_name: "nubank" })).facts.name, "Cartão Nubank");
    assert.equal((await statusOf(power))?.status, "pending");
  });

  await t.step("gives an offer in the user's words", async () => {
    const { args, facts } = await prepare({ bill_name: "luz" });
    const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
    assert.equal(
      markBillPaid.offer!(args, facts, context),
      "Quer que eu marque Luz (R$ 100,00, vence hoje) como paga hoje?",
    );
  });

  await t.step("asks which when several fit, and each choice is ready as it stands", async () => {
    const { status, choices } = await prepare({ bill_name: "cartão", paid_on: day(-1) });
    assert.equal(status, "choose");
    assert.deepEqual(choices.map(({ label }) => formatChoice(label, today.toString()).replace(/\d\d\/\d\d$/, "…")), [
      "Cartão Inter – R$ 100,00, vence …",
      "Cartão Nubank – R$ 100,00, vence …",
    ]);
    const ready = await prepare(choices[1]!.args);
    assert.deepEqual([ready.status, ready.args], ["ready", choices[1]!.args]);
    const { status: http, hint, detail } = await refusal(client, "mark_bill_paid", { bill_name: "cartão" });
    assert.deepEqual([http, hint], [409, "ambiguous_bill"]);
    assert.equal((detail.choices as unknown[]).length, 2);
  });

  await t.step("asks which of all when no name is given", async () => {
    assert.equal((await prepare({})).choices.length, 4);
    assert.equal((await prepare({ bill_name: "  " })).choices.length, 4);
  });

  await t.step("says what exists when nothing fits", async () => {
    const { status, facts } = await prepare({ bill_name: "academia" });
    assert.equal(status, "missing");
    assert.deepEqual((facts.existing as string[]).toSorted(), ["Cartão Inter", "Cartão Nubank", "Internet", "Luz"]);
    const { code, hint, detail } = await refusal(client, "mark_bill_paid", { bill_name: "academia" });
    assert.deepEqual([code, hint], ["PT404", "bill_not_found"]);
    assert.equal((detail.existing as string[]).length, 4);
    const unknown = { bill_id: crypto.randomUUID() };
    assert.equal((await refusal(client, "prepare_mark_bill_paid", unknown)).hint, "bill_not_found");
  });

  await t.step("refuses a day that has not come, and one of long ago", async () => {
    for (const name of ["prepare_mark_bill_paid", "mark_bill_paid"]) {
      const future = await refusal(client, name, { bill_name: "luz", paid_on: day(1) });
      assert.deepEqual([future.code, future.hint], ["PT400", "future_date"]);
      assert.equal((await refusal(client, name, { bill_name: "luz", paid_on: "1900-01-01" })).hint, "date_too_old");
    }
  });

  await t.step("pays the bill and tells what is left of the month, once for a repeated call", async () => {
    const args = { bill_id: power, paid_on: day(-1), tool_call_id: "pay-1" };
    const result = await call<{ bill: ListedBill; was_overdue: boolean; remaining: unknown }>(
      client,
      "mark_bill_paid",
      args,
    );
    assert.deepEqual([result.bill.status, result.bill.paid_on, result.was_overdue], ["paid", day(-1), false]);
    assert.deepEqual(result.remaining, { count: 3, total: 300 });
    assert.deepEqual(await call(client, "mark_bill_paid", args), result);
    assert.deepEqual(await statusOf(power), { status: "paid", paid_on: day(-1) });
    const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
    assert.equal(
      markBillPaid.answer({ ...result }, context),
      "Marquei Luz (R$ 100,00) como paga ontem. Neste mês ainda faltam 3 contas, R$ 300,00.",
    );
  });

  await t.step("knows a bill that was paid on its day from one paid late", async () => {
    const paid = async (name: string, paid_on: string) => {
      const bill_id = await owe(user, name, day(-3), month);
      return await call<{ was_overdue: boolean }>(client, "mark_bill_paid", { bill_id, paid_on });
    };
    assert.equal((await paid("Feira", day(-3))).was_overdue, false);
    assert.equal((await paid("Gás", day(-2))).was_overdue, true);
  });

  await t.step("refuses to pay it again, by id, by name, and before the offer", async () => {
    for (const args of [{ bill_id: power }, { bill_name: "luz" }]) {
      for (const name of ["prepare_mark_bill_paid", "mark_bill_paid"]) {
        const { status, code, hint, detail } = await refusal(client, name, args);
        assert.deepEqual([status, code, hint], [409, "PT409", "bill_already_paid"]);
        assert.deepEqual([detail.name, detail.paid_on], ["Luz", day(-1)]);
      }
    }
  });

  await t.step("does not take a bill that only resembles the one already paid", async () => {
    await owe(user, "Luz da praia", day(0), month);
    assert.equal((await refusal(client, "mark_bill_paid", { bill_name: "luz" })).hint, "bill_already_paid");
    assert.equal((await prepare({ bill_name: "luz da praia" })).facts.name, "Luz da praia");
  });

  await t.step("pays one of two simultaneous calls only", async () => {
    const id = await owe(user, "Gás", day(0), month);
    const answers = await Promise.all([1, 2].map(() => client.rpc("mark_bill_paid", { bill_id: id })));
    assert.deepEqual(answers.map(({ error }) => error?.hint ?? "paid").toSorted(), ["bill_already_paid", "paid"]);
  });

  await t.step("refuses a canceled bill and does not see a deleted one", async () => {
    const canceled = await owe(user, "Clube", day(0), { ...month, status: "canceled" });
    assert.equal((await refusal(client, "mark_bill_paid", { bill_id: canceled })).hint, "bill_canceled");
    const deleted = await owe(user, "Revista", day(0), { ...month, deleted_at: new Date().toISOString() });
    assert.equal((await refusal(client, "mark_bill_paid", { bill_id: deleted })).hint, "bill_not_found");
    for (const bill_name of ["clube", "revista"]) assert.equal((await prepare({ bill_name })).status, "missing");
  });

  await t.step("takes no bill for the few letters it shares with what was said", async () => {
    const other = await stack.createUser("Caio", whereItIs(12));
    await owe(other, "Seguro do carro", day(0), month);
    const statusOf = async (bill_name: string) =>
      (await call(other.client, "prepare_mark_bill_paid", { bill_name })).status;
    for (const name of ["cartão", "cartão de crédito"]) assert.equal(await statusOf(name), "missing", name);
    assert.equal(await statusOf("seguro"), "ready");
  });

  await t.step("takes this month's bill of a series, and asks when an earlier one is open as well", async () => {
    const current = await owe(user, "Condomínio", `${monthAfter(today, 0).slice(0, 8)}28`, { recurring: true });
    await call(client, "get_pending_bills", { year: today.year + 1 });
    assert.equal((await prepare({ bill_name: "condominio" })).args.bill_id, current);
    const group = (await client.from("bills").select("group_id").eq("id", current).single()).data!.group_id;
    await owe(user, "Condomínio", `${monthAfter(today, -1).slice(0, 8)}28`, { recurring: true, group_id: group });
    assert.equal((await prepare({ bill_name: "condominio" })).choices.length, 2);
  });

  await stack.close();
});
