import assert from "node:assert/strict";
import { type ChoiceLabel, formatChoice } from "../../../shared/writing/choice-label.ts";
import type { Debt } from "../../../shared/tools/finance/debt.ts";
import { getDebtProgress } from "../../../shared/tools/finance/get-debt-progress.ts";
import { payDebt } from "../../../shared/tools/finance/pay-debt.ts";
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
  choices: { label: ChoiceLabel; args: Record<string, unknown> }[];
}
interface Paid {
  debt: ListedDebt;
  payment: { amount: number; count: number; first_installment: number; paid_on: string };
}

Deno.test("get_debt_progress() and pay_debt()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const progress = (args = {}) => call<Progress>(client, "get_debt_progress", args);
  const prepare = (args: Record<string, unknown>) => call<Prepared>(client, "prepare_pay_debt", args);
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
      lent: 0,
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
    const { status, args, facts } = await prepare({ debt_name: "parcela do carro", installments: 2 });
    assert.deepEqual([status, args], ["ready", {
      debt_id: car,
      debt_name: "Financiamento do carro",
      installments: 2,
      paid_on: today.toString(),
    }]);
    assert.equal(
      payDebt.offer!(args, facts, context),
      "Quer que eu registre as parcelas 13 e 14 de 48 de Financiamento do carro, R$ 2.401,00?",
    );
    const all = await prepare({});
    assert.deepEqual(all.choices.map(({ label }) => formatChoice(label, "")), [
      "Financiamento do carro – parcela 13/48 de R$ 1.200,50",
      "Serasa – faltam R$ 3.000,00",
      "Loja – parcela 5/10 de R$ 100,00",
    ]);
    assert.equal((await prepare(all.choices[2]!.args)).status, "ready");
    const { status: http, hint } = await refusal(client, "pay_debt");
    assert.deepEqual([http, hint], [409, "ambiguous_debt"]);
  });

  await t.step("pay once for a repeated call", async () => {
    const args = { debt_name: "carro", installments: 2, tool_call_id: "pay-1" };
    const result = await call<Paid>(client, "pay_debt", args);
    assert.deepEqual([result.payment.count, result.payment.first_installment, result.payment.amount], [2, 13, 2401]);
    assert.deepEqual([result.debt.paid_installments, result.debt.remaining_amount], [14, 40817]);
    assert.deepEqual(await call(client, "pay_debt", args), result);
    assert.equal((await progress({ debt_id: car })).debts[0]?.paid_installments, 14);
    assert.equal(
      payDebt.answer({ ...result }, context),
      "Registrei as parcelas 13 e 14 de 48 de Financiamento do carro, R$ 2.401,00. Já foram 29%: faltam 34 parcelas, R$ 40.817,00.",
    );
  });

  await t.step("refuse no instalment, and more than are left", async () => {
    for (const name of ["prepare_pay_debt", "pay_debt"]) {
      for (const installments of [0, -1]) {
        const { code, hint } = await refusal(client, name, { debt_id: car, installments });
        assert.deepEqual([code, hint], ["PT400", "invalid_installments"]);
      }
      const { status, hint, detail } = await refusal(client, name, { debt_id: car, installments: 35 });
      assert.deepEqual([status, hint, detail.remaining_installments], [422, "too_many_installments", 34]);
    }
    assert.equal((await call<Paid>(client, "pay_debt", { debt_id: car, installments: null })).payment.count, 1);
  });

  await t.step("close the debt with its last instalment, and refuse another", async () => {
    const result = await call<Paid>(client, "pay_debt", { debt_name: "loja", installments: 6 });
    assert.deepEqual([result.debt.status, result.debt.percent, result.debt.remaining_amount], ["paid_off", 100, 0]);
    for (const args of [{ debt_id: result.debt.id }, { debt_name: "loja" }]) {
      for (const name of ["prepare_pay_debt", "pay_debt"]) {
        const { status, hint } = await refusal(client, name, args);
        assert.deepEqual([status, hint], [409, "debt_already_paid_off"]);
      }
    }
    assert.deepEqual((await progress()).totals.open, 2);
  });

  await t.step("pay each of two simultaneous calls its own instalment, never past the end", async () => {
    const id = await insert({ name: "Curso", installment_amount: 10, installments: 3 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.rpc("pay_debt", { debt_id: id })));
    assert.equal(answers.filter(({ error }) => error === null).length, 3);
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.deepEqual([debt?.paid_installments, debt?.status], [3, "paid_off"]);
  });

  await t.step("count a settled debt as closed, though instalments were left", async () => {
    const id = await insert({ name: "Acordo", installment_amount: 10, installments: 3, status: "settled" });
    const [debt] = (await progress({ debt_id: id })).debts;
    assert.deepEqual([debt?.remaining_amount, debt?.remaining_installments], [0, 0]);
    assert.equal((await refusal(client, "pay_debt", { debt_id: id })).hint, "debt_already_paid_off");
  });

  await t.step("take any amount of a debt without a plan, and count it in the month", async () => {
    const { client } = await stack.createUser("Marina", whereItIs(12));
    const { item } = await call<{ item: ListedDebt }>(client, "create_finance_item", {
      kind: "debt",
      name: "Nubank",
      amount: 3400,
    });
    const part = await call<Prepared>(client, "prepare_pay_debt", { debt_name: "nubank", amount: 300 });
    assert.equal(
      payDebt.offer!(part.args, part.facts, context),
      "Quer que eu registre R$ 300,00 pagos a Nubank? Ficam faltando R$ 3.100,00.",
    );
    const paid = await call<Paid>(client, "pay_debt", { ...part.args, tool_call_id: "part" });
    assert.deepEqual([paid.debt.remaining_amount, paid.debt.status, paid.payment.count], [3100, "active", 0]);
    assert.equal(payDebt.answer({ ...paid }, context), "Registrei R$ 300,00 pagos a Nubank. Faltam R$ 3.100,00.");
    assert.equal(payDebt.nameResult!({ ...paid }, context), "R$ 300,00 pagos a Nubank, hoje");
    const month = () => call<{ installments_paid: number }>(client, "get_finance_summary");
    assert.equal((await month()).installments_paid, 300);
    const { data } = await client.from("debt_payments").select("debt_id, amount::float, paid_on");
    assert.deepEqual(data, [{ debt_id: item.id, amount: 300, paid_on: today.toString() }]);
    // A model that counts one instalment of a debt that has none.
    await call(client, "pay_debt", { debt_name: "nubank", amount: 100, installments: 1 });
    const { hint, detail } = await refusal(client, "pay_debt", { debt_name: "nubank", amount: 6100 });
    assert.deepEqual([hint, detail.remaining_amount], ["amount_over_debt", 3000]);
    const whole = await call<Prepared>(client, "prepare_pay_debt", { debt_name: "nubank" });
    assert.equal(whole.args.amount, 3000);
    assert.equal((await call<Paid>(client, "pay_debt", { debt_name: "nubank" })).debt.status, "paid_off");
    assert.equal((await month()).installments_paid, 3400);
  });

  await t.step("take a part of an instalment, and interest with a whole one", async () => {
    const id = await insert({ name: "Moto", installment_amount: 500, installments: 10 });
    const pay = async (amount: number) => {
      const { payment, debt } = await call<Paid>(client, "pay_debt", { debt_id: id, amount });
      return [payment.count, debt.paid_installments, debt.paid_ahead ?? 0, debt.remaining_amount];
    };
    assert.deepEqual(await pay(515), [1, 1, 0, 4500]);
    assert.deepEqual(await pay(200), [0, 1, 200, 4300]);
    assert.deepEqual(await pay(300), [1, 2, 0, 4000]);
    assert.deepEqual(await pay(750), [1, 3, 250, 3250]);
    assert.deepEqual(await pay(3250), [7, 10, 0, 0]);
  });

  await t.step("keep apart what was lent, and count nothing as spent when it comes back", async () => {
    const { client } = await stack.createUser("Bruno", whereItIs(12));
    await call(client, "create_finance_item", { kind: "loan_given", name: "Primo Caio", amount: 600 });
    const { args, facts } = await call<Prepared>(client, "prepare_pay_debt", { debt_name: "caio", amount: 150 });
    assert.equal(
      payDebt.offer!(args, facts, context),
      "Quer que eu registre R$ 150,00 recebidos de Primo Caio? Ficam faltando R$ 450,00.",
    );
    await call(client, "pay_debt", args);
    const result = await call<Progress>(client, "get_debt_progress");
    assert.deepEqual([result.totals.owed, result.totals.open, result.totals.lent], [0, 0, 450]);
    assert.equal(
      getDebtProgress.answer({ ...result }, context),
      "Primo Caio: R$ 450,00 a receber de R$ 600,00, R$ 150,00 já recebidos.",
    );
    const month = await call<Record<string, number>>(client, "get_finance_summary");
    assert.deepEqual([month.installments_paid, month.lent_returned, month.spent, month.balance], [0, 150, 0, 150]);
  });

  await stack.close();
});
