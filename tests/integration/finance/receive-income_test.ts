import assert from "node:assert/strict";
import { type ChoiceLabel, formatChoice } from "../../../shared/writing/choice-label.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { receiveIncome } from "../../../shared/tools/finance/receive-income.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
  choices: { label: ChoiceLabel; args: JsonObject }[];
}

Deno.test("receive_income()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Marina", whereItIs(12));
  const today = await todayOf(client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const create = (args: JsonObject) => call<{ item: JsonObject }>(client, "create_finance_item", args);
  const prepare = (args: JsonObject) => call<Prepared>(client, "prepare_receive_income", args);
  const month = async () => {
    const { income, income_received } = await call<Record<string, number>>(client, "get_finance_summary");
    return [income, income_received];
  };

  await t.step("tells that nothing is expected", async () => {
    const { status, facts } = await prepare({ income_name: "salário" });
    assert.deepEqual([status, facts], ["missing", { existing: [] }]);
    assert.equal(
      receiveIncome.prepare!.missing({ income_name: "salário" }, facts, context),
      "Não encontrei a renda “salário” entre as esperadas. Se foi outra entrada, me diz quanto foi e de onde veio e eu cadastro.",
    );
  });

  await create({ kind: "income", name: "Salário", amount: 5000, category: "salary", due_day: today.day });
  await create({ kind: "income", name: "Freela da Camila", amount: 800, recurring: false, due_day: today.day });

  await t.step("marks all that was expected, and undoes it", async () => {
    const { args, facts } = await prepare({ income_name: "salário" });
    assert.equal(
      receiveIncome.offer!(args, facts, context),
      "Quer que eu marque R$ 5.000,00 de Salário como recebidos hoje?",
    );
    const result = await call<JsonObject>(client, "receive_income", { ...args, tool_call_id: "salary" });
    assert.equal(receiveIncome.answer(result, context), "Marquei R$ 5.000,00 de Salário como recebidos hoje.");
    assert.equal(receiveIncome.nameResult!(result, context), "R$ 5.000,00 de Salário, hoje");
    assert.deepEqual(await month(), [5800, 5000]);
    await takeBack(stack, userId, "salary");
    assert.deepEqual(await month(), [5800, 0]);
  });

  await t.step("adds a later part to the first", async () => {
    const first = await call<JsonObject>(client, "receive_income", { income_name: "camila", amount: 500 });
    assert.equal(
      receiveIncome.answer(first, context),
      "Marquei R$ 500,00 de Freela da Camila como recebidos hoje, R$ 500,00 de R$ 800,00 previstos, faltam R$ 300,00.",
    );
    const { args, facts } = await prepare({ income_name: "camila", amount: 300 });
    assert.equal(
      receiveIncome.offer!(args, facts, context),
      "Quer que eu marque R$ 300,00 de Freela da Camila como recebidos hoje?",
    );
    await call(client, "receive_income", args);
    assert.deepEqual(await month(), [5800, 800]);
    assert.equal(
      (await refusal(client, "receive_income", { income_id: args.income_id })).hint,
      "income_already_received",
    );
  });

  await t.step("lets the user choose, and refuses a day to come", async () => {
    await create({ kind: "income", name: "Aluguel da kitnet", amount: 900, due_day: today.day });
    const { status, choices } = await prepare({});
    assert.equal(status, "choose");
    assert.deepEqual(choices.map(({ label }) => formatChoice(label, "")), [
      "Salário – R$ 5.000,00",
      "Aluguel da kitnet – R$ 900,00",
    ]);
    assert.equal((await prepare(choices[1]!.args)).status, "ready");
    const { hint } = await refusal(client, "receive_income", { received_on: today.plusDays(1).toString() });
    assert.equal(hint, "future_date");
  });

  await t.step("begins in its first month", async () => {
    const from = monthAfter(today, 2);
    const args = { kind: "income", name: "Bolsa", amount: 700, due_day: 5, first_month: from.slice(0, 7) };
    const { facts } = await call<Prepared>(client, "prepare_create_finance_item", args);
    assert.match(
      createFinanceItem.offer!(args, facts, context),
      /^Quer que eu cadastre a renda Bolsa, de R\$ 700,00, todo mês, no dia 5, a partir de \S+( de \d{4})?\?$/,
    );
    const { item } = await create(args);
    assert.deepEqual([item.month, item.recurring], [from, true]);
    assert.equal(
      (await refusal(client, "create_finance_item", { ...args, first_month: "fevereiro" })).hint,
      "invalid_month",
    );
  });

  await t.step("takes a recurring one as received today", async () => {
    const args = { kind: "income", name: "Pensão", amount: 1200, recurring: true, date: today.toString() };
    const { facts } = await call<Prepared>(client, "prepare_create_finance_item", args);
    assert.equal(
      createFinanceItem.offer!(args, facts, context),
      "Quer que eu registre R$ 1.200,00 recebidos (Pensão), hoje, e todo mês?",
    );
  });

  await stack.close();
});
