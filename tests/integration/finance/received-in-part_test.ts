import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { receiveIncome } from "../../../shared/tools/finance/receive-income.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Side {
  total: number;
  count: number;
  rows: { name: string; amount: number; date?: string }[];
}

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
}

Deno.test("an income that came in part, or twice", async (t) => {
  const stack = await startStack();
  const today = await todayOf((await stack.createUser("Bia", whereItIs(12))).client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };
  const day = today.day;
  const person = async (...incomes: JsonObject[]) => {
    const { client, userId } = await stack.createUser("Ana", whereItIs(12));
    const create = (args: JsonObject) => call<JsonObject>(client, "create_finance_item", { kind: "income", ...args });
    for (const income of incomes) await create(income);
    const summary = () =>
      call<JsonObject & { income: number; incomes: { received: Side; expected: Side } }>(client, "get_finance_summary");
    return {
      client,
      create,
      summary,
      receive: (args: JsonObject) => call<JsonObject>(client, "receive_income", args),
      prepare: (args: JsonObject) => call<Prepared>(client, "prepare_receive_income", args),
      prepareCreate: (args: JsonObject) =>
        call<Prepared>(client, "prepare_create_finance_item", { kind: "income", ...args }),
      totals: async () => {
        const { income, incomes: { received, expected } } = await summary();
        return [income, received.total, expected.total];
      },
      undo: (id: string) => takeBack(stack, userId, id),
    };
  };
  const salary = { name: "Salário", amount: 4000, category: "salary", due_day: day };

  await t.step("half of the salary leaves the other half expected, by word and by figure", async () => {
    const ana = await person(salary);
    const { args, facts } = await ana.prepare({ income_name: "salário", amount: 2000 });
    assert.equal(
      receiveIncome.offer!(args, facts, context),
      "Quer que eu marque R$ 2.000,00 de Salário como recebidos hoje, R$ 2.000,00 de R$ 4.000,00 previstos, faltam R$ 2.000,00?",
    );
    await ana.receive({ ...args, tool_call_id: "half" });
    assert.deepEqual(await ana.totals(), [4000, 2000, 2000]);
    const summary = await ana.summary();
    assert.deepEqual(summary.incomes.received.rows, [{ name: "Salário", amount: 2000, date: today.toString() }]);
    assert.deepEqual(summary.incomes.expected.rows.map(({ name, amount }) => [name, amount]), [["Salário", 2000]]);
    assert.match(
      getFinanceSummary.answer(summary, context),
      /^Entraram R\$ 2\.000,00 \(Salário\); ainda se esperam R\$ 2\.000,00 \(Salário\)\.$/m,
    );
    await ana.undo("half");
    assert.deepEqual(await ana.totals(), [4000, 0, 4000]);
    await ana.receive(args);
    // The rest comes without an amount.
    await ana.receive({ income_name: "salário" });
    assert.deepEqual(await ana.totals(), [4000, 4000, 0]);
  });

  await t.step("a little less is all of it, unless the rest is told to come; told the other way too", async () => {
    const ana = await person(salary, { ...salary, name: "Pensão", amount: 1000, category: "passive" });
    await ana.receive({ income_name: "salário", amount: 3800 });
    assert.deepEqual(await ana.totals(), [4800, 3800, 1000]);
    await ana.receive({ income_name: "pensão", amount: 900, part: true });
    assert.deepEqual(await ana.totals(), [4800, 4700, 100]);
    const bia = await person(salary);
    await bia.receive({ income_name: "salário", amount: 1000, part: false });
    assert.deepEqual(await bia.totals(), [1000, 1000, 0]);
  });

  await t.step("a salary that is told as a new income is the recurring one coming in, whatever came", async () => {
    const ana = await person(salary);
    const args = { name: "salário", amount: 2000, category: "salary", recurring: false, date: today.toString() };
    const { facts } = await ana.prepareCreate(args);
    assert.equal(createFinanceItem.prepare!.doubt!({ kind: "income", ...args }, facts, context), null);
    assert.match(
      createFinanceItem.offer!({ kind: "income", ...args }, facts, context),
      /^Quer que eu marque a renda Salário como recebida hoje, R\$ 2\.000,00 \(o previsto era R\$ 4\.000,00, faltam R\$ 2\.000,00\)\?$/,
    );
    await ana.create(args);
    assert.deepEqual(await ana.totals(), [4000, 2000, 2000]);
  });

  await t.step("a pension that came in is not expected any more", async () => {
    const ana = await person({ name: "Pensão do INSS", amount: 1500, category: "passive", due_day: day });
    await ana.create({
      name: "pensão",
      amount: 1480,
      category: "other",
      recurring: true,
      due_day: day,
      date: today.toString(),
    });
    assert.deepEqual(await ana.totals(), [1480, 1480, 0]);
  });

  // Next month's is due in more than ten days, on whatever day the test runs.
  const later = Math.max(day - 1, 1);

  await t.step(
    "a second one in the month is asked about, in one question, and is next month's when that is said",
    async () => {
      const ana = await person({ ...salary, due_day: later });
      await ana.receive({ income_name: "salário" });
      const again = await ana.prepare({ income_name: "salário" });
      const asked = receiveIncome.prepare!.doubt!({ income_name: "salário" }, again.facts, context);
      assert.match(
        asked ?? "",
        /^A renda Salário de \S+ já está como recebida hoje\. Esta é a de \S+( de \d{4})? ou é outra entrada\?$/,
      );
      const told = { name: "Salário", amount: 4000, category: "salary", recurring: false, date: today.toString() };
      const { facts } = await ana.prepareCreate(told);
      assert.equal(createFinanceItem.prepare!.doubt!({ kind: "income", ...told }, facts, context), asked);

      const month = monthAfter(today, 1).slice(0, 7);
      const next = await ana.prepare({ income_name: "salário", month });
      assert.equal(receiveIncome.prepare!.doubt!({ income_name: "salário", month }, next.facts, context), null);
      assert.match(
        receiveIncome.offer!(next.args, next.facts, context),
        /de Salário \(de \S+( de \d{4})?\) como recebidos hoje\?$/,
      );
      await ana.create({ ...told, first_month: month });
      const { data } = await ana.client.from("incomes").select("month, actual_amount").not("actual_amount", "is", null)
        .order("month");
      assert.deepEqual(data?.map(({ month: of }) => of), [monthAfter(today, 0), monthAfter(today, 1)]);
    },
  );

  await t.step("something else of another name or amount is not asked about", async () => {
    const ana = await person({ ...salary, due_day: later });
    await ana.receive({ income_name: "salário" });
    for (const [name, amount] of [["Bônus", 4000], ["Segundo salário", 4000], ["Salário", 900]] as const) {
      const args = { name, amount, category: "other", recurring: false, date: today.toString() };
      const { facts } = await ana.prepareCreate(args);
      assert.equal(createFinanceItem.prepare!.doubt!({ kind: "income", ...args }, facts, context), null, name);
    }
  });

  await t.step("each part keeps its day, and is taken back alone, in any order", async () => {
    const pension = { name: "Pensão", amount: 900, category: "other", due_day: day };
    const ago = (days: number) => today.plusDays(-days).toString();
    const month = today.toString().slice(0, 7);
    for (const [first, part] of [[850, undefined], [500, true]] as const) {
      for (const order of [["one", "two"], ["two", "one"]]) {
        const ana = await person(pension);
        const receive = (amount: number, days: number, more: JsonObject) =>
          ana.receive({ income_name: "pensão", amount, received_on: ago(days), month, ...more });
        await receive(first, 3, { tool_call_id: "one", ...(part && { part }) });
        const { income } = await receive(900 - first, 1, { tool_call_id: "two" });
        const { amount, expected_amount, rest } = income as JsonObject;
        assert.deepEqual([amount, expected_amount, rest], [900, 900, 0]);
        const rows = async () => {
          const { incomes: { received } } = await ana.summary();
          return received.rows.map((row) => [row.amount, row.date]);
        };
        assert.deepEqual(await rows(), [[first, ago(3)], [900 - first, ago(1)]]);
        assert.deepEqual(await ana.totals(), [900, 900, 0]);
        const { data } = await ana.client.from("incomes").select("expected_amount").eq("month", monthAfter(today, 1));
        assert.deepEqual(data, [{ expected_amount: 900 }], "next month is the whole one");
        await ana.undo(order[0]!);
        assert.deepEqual(await rows(), [order[0] === "one" ? [900 - first, ago(1)] : [first, ago(3)]]);
        await ana.undo(order[1]!);
        assert.deepEqual(await ana.totals(), [900, 0, 900]);
      }
    }
  });

  await t.step("at most ten rows are named, and all are counted", async () => {
    const many = Array.from(
      { length: 12 },
      (_, index) => ({ name: `Aula ${index + 10}`, amount: 100, recurring: false, date: today.toString() }),
    );
    const ana = await person(...many);
    const { received, expected } = (await ana.summary()).incomes;
    assert.deepEqual([received.total, received.count, received.rows.length], [1200, 12, 10]);
    assert.deepEqual(expected, { total: 0, count: 0, rows: [] });
  });

  await stack.close();
});
