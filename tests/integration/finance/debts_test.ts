import assert from "node:assert/strict";
import type { Debt } from "../../../shared/tools/finance/debt.ts";
import { getDebtProgress } from "../../../shared/tools/finance/get-debt-progress.ts";
import { payDebtInstallment } from "../../../shared/tools/finance/pay-debt-installment.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

type ListedDebt = Debt & { id: string };

interface Progress {
  debts: ListedDebt[];
  totals: Record<string, number>;
}
interface Prepared {
  status: string;
  args: Record<string, unknown>;
  facts: Record<string, unknown>;
  choices: { label: string; args: Record<string, unknown> }[];
}
interface Paid {
  debt: ListedDebt;
  quantity: number;
  first_installment: number;
  paid_now: number;
}

Deno.test("get_debt_progress() and pay_debt_installment()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const progress = (args = {}) => call<Progress>(client, "get_debt_progress", args);
  const prepare = (args: Record<string, unknown>) => call<Prepared>(client, "prepare_pay_debt_installment", args);
  const insert = async (fields: Record<string, unknown>) => {
    const { data, error } = await client.from("debts").insert(fields).select("id").single();
    assert.equal(error, null);
    return data!.id as string;
  };

  await t.step("tell that there is none", async () => {
    const result = await progress();
    assert.deepEqual([result.debts, result.totals.owed], [[], 0]);
    assert.equal(getDebtProgress.answer({ ...result }, context), "Você não tem nenhuma dívida registrada aqui.");
    assert.deepEqual(await prepare({ debt_name: "carro" }), { status: "missing", facts: { existing: [] } });
  });

  // The instalment of this month is the 13th and is due on its last day.
  const car = await insert({
    name: "Financiamento do carro",
    installment_amount: 1200.5,
    installments: 48,
    current_installment: 13,
    start_month: monthAfter(today, -12),
    due_day: 31,
  });

  await t.step("count as paid the instalments before the current one", async () => {
    const [debt] = (await progress({ debt_id: car })).debts;
    assert.deepEqual({ ...debt, next_due_on: undefined, projected_end: undefined }, {
      id: car,
      name: "Financiamento do carro",
      negotiated: true,
      status: "active",
      installment_amount: 1200.5,
      installments: 48,
      paid_installments: 12,
      remaining_installments: 36,
      total_amount: 57624,
      paid_amount: 14406,
      remaining_amount: 43218,
      percent: 25,
      next_due_on: undefined,
      projected_end: undefined,
    });
  });

  await t.step("project the end by the last instalment, on the last day of a short month", async () => {
    const [debt] = (await progress({ debt_name: "carro" })).debts;
    const lastDay = (months: number) => today.startOfMonth().plusMonths(months + 1).plusDays(-1).toString();
    assert.deepEqual([debt?.next_due_on, debt?.projected_end], [lastDay(0), lastDay(35)]);
  });

  await t.step("count a debt that is not negotiated in the total owed, not in the month", async () => {
    await insert({ name: "Serasa", negotiated: false, installment_amount: 3000 });
    await insert({
      name: "Loja",
      negotiated: false,
      installment_amount: 100,
      installments: 10,
      current_installment: 5,
      start_month: monthAfter(today, -20),
      due_day: 1,
    });
    const { totals, debts } = await progress();
    assert.deepEqual(totals, {
      open: 3,
      owed: 43218 + 3000 + 600,
      negotiated: 43218,
      not_negotiated: 3600,
      paid: 14406 + 400,
      monthly: 1200.5,
    });
    assert.deepEqual(debts.map(({ name, status }) => [name, status]), [
      ["Financiamento do carro", "active"],
      ["Serasa", "active"],
      ["Loja", "active"],
    ]);
    assert.equal(debts[2]?.projected_end, undefined);
    const { installments } = await call<{ installments: { name: string }[] }>(client, "get_pending_bills");
    assert.deepEqual([...new Set(installments.map(({ name }) => name))], ["Financiamento do carro"]);
  });

  await t.step("say overdue once the next instalment was due before today", async () => {
    const id = await insert({
      name: "Sofá",
      installment_amount: 150,
      installments: 10,
      current_installment: 3,
      start_month: monthAfter(today, -3),
      due_day: 5,
    });
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.equal(debt?.status, "overdue");
    // Instalments 3 to 10 at one a month from this month on.
    assert.equal(debt?.projected_end, `${monthAfter(today, 7).slice(0, 8)}05`);
    const { data } = await client.from("debts").select("status").eq("id", id).single();
    assert.equal(data?.status, "active");
    await client.from("debts").update({ deleted_at: new Date().toISOString() }).eq("id", id);
    assert.equal((await refusal(client, "get_debt_progress", { debt_id: id })).hint, "debt_not_found");
  });

  await t.step("do not guess lateness without a due day", async () => {
    const id = await insert({
      name: "TV",
      installment_amount: 90,
      installments: 10,
      start_month: monthAfter(today, -5),
    });
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.deepEqual([debt?.status, debt?.next_due_on], ["active", undefined]);
    await client.from("debts").delete().eq("id", id);
  });

  await t.step("name the debts there are when a name fits none", async () => {
    const { code, hint, detail } = await refusal(client, "get_debt_progress", { debt_name: "geladeira" });
    assert.deepEqual([code, hint], ["PT404", "debt_not_found"]);
    assert.deepEqual(detail.existing, ["Financiamento do carro", "Loja", "Serasa"]);
  });

  await t.step("prepare the payment of the one debt a name means", async () => {
    const { status, args, facts } = await prepare({ debt_name: "parcela do carro", quantity: 2 });
    assert.deepEqual([status, args], ["ready", { debt_id: car, debt_name: "Financiamento do carro", quantity: 2 }]);
    assert.equal(
      payDebtInstallment.offer!(args, facts, context),
      "Quer que eu registre o pagamento das parcelas 13 e 14 de 48 de Financiamento do carro, R$ 2.401,00?",
    );
    const all = await prepare({});
    assert.deepEqual(all.choices.map(({ label }) => label), [
      "Financiamento do carro – parcela 13/48 de R$ 1.200,50",
      "Serasa – valor de R$ 3.000,00",
      "Loja – parcela 5/10 de R$ 100,00",
    ]);
    assert.equal((await prepare(all.choices[2]!.args)).status, "ready");
    const { status: http, hint } = await refusal(client, "pay_debt_installment");
    assert.deepEqual([http, hint], [409, "ambiguous_debt"]);
  });

  await t.step("pay once for a repeated call", async () => {
    const args = { debt_name: "carro", quantity: 2, tool_call_id: "pay-1" };
    const result = await call<Paid>(client, "pay_debt_installment", args);
    assert.deepEqual([result.quantity, result.first_installment, result.paid_now], [2, 13, 2401]);
    assert.deepEqual([result.debt.paid_installments, result.debt.remaining_amount], [14, 40817]);
    assert.deepEqual(await call(client, "pay_debt_installment", args), result);
    assert.equal((await progress({ debt_id: car })).debts[0]?.paid_installments, 14);
    assert.equal(
      payDebtInstallment.answer({ ...result }, context),
      "Registrei as parcelas 13 e 14 de 48 de Financiamento do carro, R$ 2.401,00. Já foram 29%: faltam 34 parcelas, R$ 40.817,00.",
    );
  });

  await t.step("refuse no instalment, and more than are left", async () => {
    for (const name of ["prepare_pay_debt_installment", "pay_debt_installment"]) {
      for (const quantity of [0, -1]) {
        const { code, hint } = await refusal(client, name, { debt_id: car, quantity });
        assert.deepEqual([code, hint], ["PT400", "invalid_quantity"]);
      }
      const { status, hint, detail } = await refusal(client, name, { debt_id: car, quantity: 35 });
      assert.deepEqual([status, hint, detail.remaining_installments], [422, "too_many_installments", 34]);
    }
    assert.equal((await call<Paid>(client, "pay_debt_installment", { debt_id: car, quantity: null })).quantity, 1);
  });

  await t.step("close the debt with its last instalment, and refuse another", async () => {
    const result = await call<Paid>(client, "pay_debt_installment", { debt_name: "loja", quantity: 6 });
    assert.deepEqual([result.debt.status, result.debt.percent, result.debt.remaining_amount], ["paid_off", 100, 0]);
    for (const args of [{ debt_id: result.debt.id }, { debt_name: "loja" }]) {
      for (const name of ["prepare_pay_debt_installment", "pay_debt_installment"]) {
        const { status, hint } = await refusal(client, name, args);
        assert.deepEqual([status, hint], [409, "debt_already_paid_off"]);
      }
    }
    assert.deepEqual((await progress()).totals.open, 2);
  });

  await t.step("pay each of two simultaneous calls its own instalment, never past the end", async () => {
    const id = await insert({ name: "Curso", installment_amount: 10, installments: 3 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.rpc("pay_debt_installment", { debt_id: id })));
    assert.equal(answers.filter(({ error }) => error === null).length, 3);
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.deepEqual([debt?.paid_installments, debt?.status], [3, "paid_off"]);
  });

  await t.step("count a settled debt as closed, though instalments were left", async () => {
    const id = await insert({ name: "Acordo", installment_amount: 10, installments: 3, status: "settled" });
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.deepEqual([debt?.remaining_amount, debt?.remaining_installments], [0, 0]);
    assert.equal((await refusal(client, "pay_debt_installment", { debt_id: id })).hint, "debt_already_paid_off");
  });

  await stack.close();
});
