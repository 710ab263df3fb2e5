import assert from "node:assert/strict";
import { type ChoiceLabel } from "../../../shared/writing/choice-label.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { updateExpense } from "../../../shared/tools/finance/update-expense.ts";
import { formatMonth } from "../../../shared/writing/format-date.ts";
import { updateFinanceItem } from "../../../shared/tools/finance/update-finance-item.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
  choices: { label: ChoiceLabel; args: JsonObject; facts: JsonObject }[];
}

Deno.test("update_expense() and update_finance_item()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Marina", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const yesterday = today.plusDays(-1).toString();
  const spend = (amount: number, description: string) =>
    call(client, "create_expense", { amount, category: "food", description });
  const create = (args: JsonObject) => call<{ item: JsonObject }>(client, "create_finance_item", args);
  const prepare = (tool: string, args: JsonObject) => call<Prepared>(client, `prepare_${tool}`, args);
  const expenses = async () =>
    (await client.from("expenses").select("amount::float, category, spent_on").order("amount")).data;

  await spend(50, "farmácia");
  await spend(80, "mercado");

  await t.step("changes what was said of the expense that words mean, and undoes it", async () => {
    const said = { which: "farmacia", amount: 46.9, category: "health", date: yesterday };
    const { args, facts } = await prepare("update_expense", said);
    assert.equal(
      updateExpense.offer!(args, facts, context),
      "Quer que eu mude o gasto farmácia, valor de R$ 50,00 para R$ 46,90, categoria de alimentação para saúde e data de hoje para ontem?",
    );
    const before = await expenses();
    const result = await call<JsonObject>(client, "update_expense", { ...args, tool_call_id: "1" });
    assert.match(updateExpense.answer(result, context), /^Mudei o gasto farmácia, valor de R\$ 50,00 para R\$ 46,90/);
    assert.deepEqual((await expenses())![0], { amount: 46.9, category: "health", spent_on: yesterday });
    await takeBack(stack, userId, "1");
    assert.deepEqual(await expenses(), before);
  });

  await t.step("means the last one without words, and lets the user choose among several", async () => {
    assert.equal((await prepare("update_expense", { amount: 90 })).facts.name, "mercado");
    await spend(30, "mercado");
    const { status, choices } = await prepare("update_expense", { which: "mercado", amount: 33 });
    assert.deepEqual([status, choices.length], ["choose", 2]);
    const chosen = await prepare("update_expense", choices[0]!.args);
    assert.deepEqual([chosen.status, chosen.facts], ["ready", choices[0]!.facts]);
    assert.equal((await refusal(client, "update_expense", { which: "mercado", amount: 33 })).hint, "item_ambiguous");
  });

  await t.step("refuses what changes nothing and what is not there", async () => {
    assert.equal((await refusal(client, "prepare_update_expense", { which: "farmacia" })).hint, "nothing_to_change");
    const same = await refusal(client, "prepare_update_expense", { which: "farmacia", amount: 50 });
    assert.equal(same.hint, "nothing_changes");
    const missing = await prepare("update_expense", { which: "dentista", amount: 1 });
    assert.equal(missing.status, "missing");
    assert.match(
      updateExpense.prepare!.missing({ which: "dentista" }, missing.facts, context),
      /^Não encontrei o gasto “dentista”\. Os mais recentes: mercado/,
    );
  });

  await t.step("changes a bill from its open month on", async () => {
    await create({ kind: "bill", name: "Luz", amount: 80, due_day: 28 });
    await call(client, "get_pending_bills", { year: today.year + 1 });
    const { args, facts } = await prepare("update_finance_item", {
      kind: "bill",
      name: "luz",
      amount: 95,
      due_day: 12,
    });
    assert.equal(
      updateFinanceItem.offer!(args, facts, context),
      "Quer que eu mude a conta Luz, valor de R$ 80,00 para R$ 95,00 e vencimento de dia 28 para dia 12?",
    );
    await call(client, "update_finance_item", { ...args, tool_call_id: "2" });
    const { data } = await client.from("bills").select("amount::float, due_day").eq("name", "Luz");
    assert.ok(data!.length > 2 && data!.every(({ amount, due_day }) => amount === 95 && due_day === 12));
    await takeBack(stack, userId, "2");
    const back = await client.from("bills").select("amount::float, due_day").eq("name", "Luz");
    assert.ok(back.data!.every(({ amount, due_day }) => amount === 80 && due_day === 28));
  });

  await t.step(
    "changes a bill and an income from the month that is named on, and the months before it stay",
    async () => {
      await create({ kind: "bill", name: "Aluguel", amount: 1150, due_day: 28 });
      await create({ kind: "income", name: "Salário", category: "salary", amount: 4000, due_day: 28 });
      const month = today.startOfMonth().plusMonths(2).toString();
      for (
        const [kind, table, name, amount] of [["bill", "bills", "Aluguel", 1200], [
          "income",
          "incomes",
          "Salário",
          4300,
        ]]
      ) {
        const { args, facts } = await prepare("update_finance_item", { kind, name, amount, month: month.slice(0, 7) });
        const offer = updateFinanceItem.offer!(args, facts, context);
        assert.ok(offer.endsWith(` a partir de ${formatMonth(month, today.toString())}?`), offer);
        await call(client, "update_finance_item", args);
        const column = kind === "bill" ? "amount" : "expected_amount";
        const { data } = await client.from(String(table)).select(`month, sum:${column}::float`).eq("name", String(name))
          .order("month").throwOnError();
        const rows = data as unknown as { month: string; sum: number }[];
        assert.ok(rows.some((row) => row.month < month) && rows.some((row) => row.month >= month));
        assert.deepEqual(rows.filter((row) => (row.sum === amount) !== row.month >= month), []);
      }
      const amountsOf = async (table: string, column: string, name: string) => {
        const { data } = await client.from(table).select(`month, sum:${column}::float`).eq("name", name).is(
          "deleted_at",
          null,
        )
          .order("month").throwOnError();
        return (data as unknown as { sum: number }[]).map(({ sum }) => sum);
      };
      // A later change of the open month leaves the months alone that have an amount of their own.
      await call(client, "update_finance_item", { kind: "bill", name: "Aluguel", amount: 1160 });
      assert.deepEqual([...new Set(await amountsOf("bills", "amount", "Aluguel"))], [1160, 1200]);
      // A series that is deleted comes back as it was.
      for (
        const [kind, table, column, name] of [
          ["bill", "bills", "amount", "Aluguel"],
          ["income", "incomes", "expected_amount", "Salário"],
        ] as const
      ) {
        const before = await amountsOf(table, column, name);
        await call(client, "delete_finance_item", { kind, name, tool_call_id: `gone-${kind}` });
        assert.deepEqual(await amountsOf(table, column, name), []);
        await takeBack(stack, userId, `gone-${kind}`);
        assert.deepEqual(await amountsOf(table, column, name), before);
      }
      const past = { kind: "bill", name: "Aluguel", amount: 1, month: "2020-01" };
      assert.equal((await refusal(client, "prepare_update_finance_item", past)).hint, "item_not_found");
    },
  );

  await t.step("changes what is left of a debt without a plan, and the instalment of another", async () => {
    await create({ kind: "debt", name: "Nubank", amount: 3400 });
    await call(client, "pay_debt", { debt_name: "nubank", amount: 100 });
    const { args, facts } = await prepare("update_finance_item", { kind: "debt", name: "nubank", amount: 3100 });
    assert.equal(
      updateFinanceItem.offer!(args, facts, context),
      "Quer que eu mude a dívida Nubank, valor que falta de R$ 3.300,00 para R$ 3.100,00?",
    );
    await call(client, "update_finance_item", args);
    await create({ kind: "debt", name: "Carro", amount: 700, installments: 10, current_installment: 4 });
    const plan = { kind: "debt", name: "carro", amount: 710, installments: 12 };
    const result = await call<JsonObject>(client, "update_finance_item", plan);
    assert.equal(
      updateFinanceItem.answer(result, context),
      "Mudei a dívida Carro, parcela de R$ 700,00 para R$ 710,00 e número de parcelas de 10 para 12.",
    );
    const { debts } = await call<{ debts: JsonObject[] }>(client, "get_debt_progress");
    assert.deepEqual(debts.map((debt) => debt.remaining_amount), [9 * 710, 3100]);
    const refused = await refusal(client, "update_finance_item", { kind: "debt", name: "carro", installments: 2 });
    assert.equal(refused.hint, "invalid_installments");
    const noPlan = await refusal(client, "update_finance_item", { kind: "debt", name: "nubank", installments: 2 });
    assert.equal(noPlan.hint, "no_plan");
    // "pago o nubank dia …": a day is agreed on, so that it counts in its month.
    const due_day = today.plusDays(-1).day;
    const day = await prepare("update_finance_item", { kind: "debt", name: "nubank", due_day });
    await call(client, "update_finance_item", { ...day.args, tool_call_id: "due" });
    const nubank = async () =>
      (await client.from("debts").select("negotiated, due_day, start_month").eq("name", "Nubank")).data;
    const start_month = monthAfter(today, due_day < today.day ? 1 : 0);
    assert.deepEqual(await nubank(), [{ negotiated: true, due_day, start_month }]);
    await takeBack(stack, userId, "due");
    assert.equal((await nubank())![0]!.negotiated, false);
  });

  await t.step("changes an income, an investment and a budget", async () => {
    await create({ kind: "income", name: "Salário", amount: 5000, category: "salary", due_day: 28 });
    await create({ kind: "investment", name: "Tesouro", amount: 500 });
    await create({ kind: "budget", name: "Lazer", amount: 300, category: "entertainment" });
    const changed = async (args: JsonObject) =>
      updateFinanceItem.answer(await call(client, "update_finance_item", args), context);
    assert.equal(
      await changed({ kind: "income", name: "salario", amount: 5200 }),
      "Mudei a renda Salário, valor de R$ 5.000,00 para R$ 5.200,00.",
    );
    assert.equal(
      await changed({ kind: "investment", name: "tesouro", new_name: "Tesouro Selic", category: "fixed_income" }),
      "Mudei o investimento Tesouro, nome de Tesouro para Tesouro Selic e categoria de outros para renda fixa.",
    );
    assert.equal(
      await changed({ kind: "budget", name: "lazer", amount: 400 }),
      "Mudei o orçamento de lazer, valor de R$ 300,00 para R$ 400,00.",
    );
    const { hint, detail } = await refusal(client, "update_finance_item", {
      kind: "income",
      name: "salario",
      installments: 2,
    });
    assert.deepEqual([hint, detail.fields], ["cannot_change", ["installments"]]);
  });

  await t.step("another account becomes the main one, as one write that is undone", async () => {
    const { client, userId } = await stack.createUser("Renata", whereItIs(12));
    const run = (args: JsonObject) => call<JsonObject>(client, "update_finance_item", args);
    for (const name of ["Poupança", "Itaú"]) {
      await call(client, "create_finance_item", { kind: "account", name, amount: 10 });
    }
    await call(client, "create_finance_item", {
      kind: "card",
      name: "Nubank",
      closing_day: 5,
      due_day: 12,
      amount: 900,
    });
    const main = async () =>
      (await client.from("accounts").select("name").eq("is_default", true)).data!.map(({ name }) => name);
    const wanted = { kind: "account", name: "itau", main: true };
    const { args, facts } = await call<Prepared>(client, "prepare_update_finance_item", wanted);
    assert.equal(
      updateFinanceItem.offer!(args, facts, context),
      "Quer que eu mude a conta Itaú, conta principal de Poupança para Itaú?",
    );
    assert.deepEqual(await main(), ["Poupança"]);
    const answer = updateFinanceItem.answer(await run({ ...args, tool_call_id: "main" }), context);
    assert.equal(answer, "Mudei a conta Itaú, conta principal de Poupança para Itaú.");
    assert.deepEqual(await main(), ["Itaú"]);
    await takeBack(stack, userId, "main");
    assert.deepEqual(await main(), ["Poupança"]);
    assert.equal((await refusal(client, "update_finance_item", { ...wanted, name: "nubank" })).hint, "cannot_change");
    assert.equal(
      (await refusal(client, "update_finance_item", { ...wanted, name: "poupança" })).hint,
      "nothing_changes",
    );
    // Its purchases name another account then, or none.
    const limit = updateFinanceItem.answer(await run({ kind: "account", name: "nubank", amount: 0 }), context);
    assert.equal(limit, "Mudei o cartão Nubank, limite de R$ 900,00 para nenhum.");
  });

  await t.step("what is in an account now is what the person says, whatever came in and went out before", async () => {
    const { client } = await stack.createUser("Dalva", whereItIs(12));
    const balance = async () =>
      (await call<{ accounts: { balance: number }[] }>(client, "get_accounts")).accounts[0]!.balance;
    const pension = { kind: "income", name: "Aposentadoria", amount: 1621, date: today.toString() };
    await call(client, "create_finance_item", pension);
    await call(client, "create_finance_item", { kind: "account", name: "Caixa", amount: 2050 });
    // "na caixa 2.050, já com a aposentadoria"
    await call(client, "update_finance_item", { kind: "income", name: "aposentadoria", account: "Caixa" });
    assert.equal(await balance(), 2050);
    await call(client, "create_expense", {
      amount: 70,
      category: "transport",
      description: "Passagem",
      account: "Caixa",
    });
    assert.equal(await balance(), 1980);
    const changed = await call(client, "update_finance_item", { kind: "account", name: "caixa", amount: 1981.1 });
    assert.equal(
      updateFinanceItem.answer(changed, context),
      "Mudei a conta Caixa, saldo de R$ 1.980,00 para R$ 1.981,10.",
    );
    assert.equal(await balance(), 1981.1);
    const same = await refusal(client, "update_finance_item", { kind: "account", name: "caixa", amount: 1981.1 });
    assert.equal(same.hint, "nothing_changes");
  });

  await t.step("what was not on that account is on another, or on none", async () => {
    const { client } = await stack.createUser("Tati", whereItIs(12));
    const since = today.plusDays(-9).toString();
    for (const name of ["Itaú", "Inter"]) {
      await call(client, "create_finance_item", { kind: "account", name, amount: 1000, date: since });
    }
    await call(client, "create_finance_item", { kind: "bill", name: "Luz", amount: 80, date: today.toString() });
    await call(client, "create_finance_item", { kind: "debt", name: "Caio", amount: 300 });
    await call(client, "create_finance_item", { kind: "income", name: "Bolsa", amount: 60, date: today.toString() });
    await call(client, "create_expense", { amount: 40, category: "food", description: "feira" });
    await call(client, "mark_bill_paid", { bill_name: "luz" });
    await call(client, "pay_debt", { debt_name: "caio", amount: 100 });
    const balances = async () =>
      (await call<{ accounts: { balance: number }[] }>(client, "get_accounts")).accounts.map(({ balance }) => balance);
    assert.deepEqual(await balances(), [840, 1000]);
    const feira = updateExpense.inputSchema.parse({ which: "feira", account: "nenhuma" }) as JsonObject;
    const { args, facts } = await call<Prepared>(client, "prepare_update_expense", feira);
    assert.equal(
      updateExpense.offer!(args, facts, context),
      "Quer que eu mude o gasto feira, conta de Itaú para nenhuma?",
    );
    await call(client, "update_expense", { ...args, tool_call_id: "none" });
    assert.deepEqual(await balances(), [880, 1000]);
    await call(client, "update_finance_item", { kind: "bill", name: "luz", account: "" });
    await call(client, "update_finance_item", { kind: "debt_payment", name: "caio", account: "inter" });
    await call(client, "update_finance_item", { kind: "income", name: "bolsa", account: "inter", tool_call_id: "b" });
    assert.deepEqual(await balances(), [1000, 960]);
    await call(client, "undo_calls", { tool_call_ids: ["b", "none"] });
    assert.deepEqual(await balances(), [1020, 900]);
  });

  await stack.close();
});
