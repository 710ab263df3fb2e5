import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { createFinanceItem } from "../../../shared/tools/finance/create-finance-item.ts";
import { type FinanceSummary, financeSummarySchema } from "../../../shared/tools/finance/finance-summary.ts";
import { getFinanceSummary } from "../../../shared/tools/finance/get-finance-summary.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { accountFile, newPerson } from "../statements/statement-files.ts";
import { todayOf } from "./calendar.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
  choices?: { label: { name: string }; args: JsonObject }[];
}

Deno.test("the account of what is lent and borrowed", async (t) => {
  const stack = await startStack();
  const today = await todayOf((await stack.createUser("Bia", whereItIs(12))).client);
  const context = { today: today.toString(), timezone: "America/Sao_Paulo" };

  /** Somebody with an account, which is the default one, savings and a card. */
  async function begin() {
    const { client } = await stack.createUser("Ana", whereItIs(12));
    const create = (item: JsonObject) => call<JsonObject>(client, "create_finance_item", item);
    const prepare = (item: JsonObject) => call<Prepared>(client, "prepare_create_finance_item", item);
    const since = today.plusDays(-60).toString();
    await create({ kind: "account", name: "Itaú", amount: 1000, date: since });
    await create({ kind: "account", name: "Reserva", category: "savings", amount: 500, date: since });
    await create({ kind: "card", name: "Nubank", closing_day: 3, due_day: 10 });
    const balances = async () => {
      const { accounts } = await call<{ accounts: { name: string; balance?: number }[] }>(client, "get_accounts");
      return Object.fromEntries(
        accounts.flatMap(({ name, balance }) => balance === undefined ? [] : [[name, balance]]),
      );
    };
    const summary = async (): Promise<FinanceSummary> =>
      financeSummarySchema.parse(await call(client, "get_finance_summary"));
    const undo = (id: string) => call(client, "undo_calls", { tool_call_ids: [id] });
    return { client, create, prepare, balances, summary, undo };
  }

  await t.step("create_finance_item() takes what is lent out of the account that is named, and says so", async () => {
    const { client, create, prepare, balances, undo } = await begin();
    const lent = { kind: "loan_given", name: "Zé", amount: 300, account: "itaú" };
    const { args, facts } = await prepare(lent);
    assert.equal(
      createFinanceItem.offer!(args, facts, context),
      "Quer que eu cadastre R$ 300,00 a receber de Zé, que saíram de Itaú?",
    );
    const item = await create({ ...args, tool_call_id: "l" });
    assert.equal(
      createFinanceItem.answer!(item, context, args),
      "Cadastrei R$ 300,00 a receber de Zé, que saíram de Itaú.",
    );
    assert.deepEqual(await balances(), { Itaú: 700, Reserva: 500 });
    await undo("l");
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500 });
    await create(args);
    await call(client, "pay_debt", { debt_name: "Zé", amount: 100, account: "reserva" });
    assert.deepEqual(await balances(), { Itaú: 700, Reserva: 600 });
  });

  await t.step("what is borrowed comes to the account; the month counts both, and so does its balance", async () => {
    const { create, balances, summary } = await begin();
    await create({ kind: "income", name: "Freela", amount: 400, date: today.toString(), account: "itaú" });
    await create({ kind: "debt", name: "Keila", amount: 250, account: "reserva" });
    await create({ kind: "loan_given", name: "Zé", amount: 90, account: "itaú" });
    assert.deepEqual(await balances(), { Itaú: 1310, Reserva: 750 });
    const month = await summary();
    assert.deepEqual([month.lent, month.borrowed, month.balance], [90, 250, 560]);
    assert.match(
      getFinanceSummary.answer!({ ...month }, context)!,
      /R\$ 90,00 que você emprestou e R\$ 250,00 que emprestaram a você/,
    );
  });

  await t.step("without a name no account changes, the default one neither: an old debt is told so too", async () => {
    const { create, balances, summary } = await begin();
    const item = await create({ kind: "loan_given", name: "Zé", amount: 300 });
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500 });
    assert.equal((await summary()).lent, 0);
    assert.equal(createFinanceItem.answer!(item, context, {}), "Cadastrei R$ 300,00 a receber de Zé.");
  });

  await t.step(
    "a card, an unknown account and the instalments of a debt change no balance, and that is said",
    async () => {
      const { create, prepare, balances } = await begin();
      const plan = { kind: "debt", name: "Empréstimo", amount: 320, installments: 24, account: "itaú" };
      const card = { kind: "loan_given", name: "Zé", amount: 50, account: "nubank" };
      const unknown = { kind: "loan_given", name: "Lia", amount: 50, account: "Bradesco" };
      for (const item of [plan, card, unknown]) {
        const { facts } = await prepare(item);
        assert.match(createFinanceItem.offer!(item, facts, context), /O saldo de .* não muda com isto/);
        assert.match(createFinanceItem.answer!(await create(item), context, item)!, /O saldo de .* não muda com isto/);
      }
      assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500 });
    },
  );

  await t.step("of two accounts that fit, one is chosen; instalments of a loan given are what was lent", async () => {
    const { create, prepare, balances } = await begin();
    await create({ kind: "account", name: "Itaú Empresa", amount: 0 });
    const { status, choices } = await prepare({ kind: "loan_given", name: "Zé", amount: 50, account: "ita" });
    assert.deepEqual([status, choices?.length], ["choose", 2]);
    await create({ kind: "loan_given", name: "Zé", amount: 50, installments: 4, account: "reserva" });
    assert.equal((await balances()).Reserva, 300);
  });

  await t.step(
    "update_finance_item() gives a debt its account, changes it and takes it away, never a card",
    async () => {
      const { client, create, balances, undo } = await begin();
      await create({ kind: "loan_given", name: "Zé", amount: 300 });
      const change = (told: JsonObject, id?: string) =>
        call(client, "update_finance_item", { kind: "debt", name: "Zé", tool_call_id: id, ...told });
      await change({ account: "itaú" });
      assert.deepEqual(await balances(), { Itaú: 700, Reserva: 500 });
      await change({ account: "reserva", amount: 350 }, "c");
      assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 150 });
      await undo("c");
      assert.deepEqual(await balances(), { Itaú: 700, Reserva: 500 });
      const refused = await refusal(client, "update_finance_item", { kind: "debt", name: "Zé", account: "nubank" });
      assert.equal(refused.hint, "account_not_found");
      await change({ account: "" });
      assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500 });
    },
  );

  await t.step("what is lent once more is a loan of its own, and is paid back after the first", async () => {
    const { client, create, prepare, balances } = await begin();
    await create({ kind: "loan_given", name: "Zé", amount: 150, account: "itaú" });
    const more = { kind: "loan_given", name: "zé", amount: 50, account: "reserva" };
    const { args, facts } = await prepare(more);
    assert.match(
      createFinanceItem.offer!(args, facts, context),
      /\? \(Além dos R\$ 150,00 que já estavam em aberto\.\)$/,
    );
    await create(more);
    assert.deepEqual(await balances(), { Itaú: 850, Reserva: 450 });
    await create({ kind: "loan_given", name: "Lia", amount: 10 });
    await create({ kind: "loan_given", name: "Lia", amount: 30 });
    const { debts, totals } = await call<
      { debts: { name: string; remaining_amount: number }[]; totals: { lent: number } }
    >(
      client,
      "get_debt_progress",
    );
    assert.deepEqual(debts.map(({ name, remaining_amount }) => [name, remaining_amount]), [["Zé", 150], ["zé", 50], [
      "Lia",
      30,
    ]]);
    assert.equal(totals.lent, 230, "without an account the sum is the new one");
    for (const amount of [120, 40, 30]) await call(client, "pay_debt", { debt_name: "zé", amount, account: "itaú" });
    const { data } = await client.from("debts").select("paid_amount").ilike("name", "zé").order("created_at");
    assert.deepEqual(data!.map(({ paid_amount }) => paid_amount), [150, 40]);
  });

  await t.step("what was lent before the account begins is told, and does not change its balance", async () => {
    const { create, balances } = await begin();
    const item = { kind: "loan_given", name: "Zé", amount: 300, account: "itaú", date: today.plusDays(-90).toString() };
    assert.match(createFinanceItem.answer!(await create(item), context, item)!, /o saldo não muda\.\)$/);
    assert.deepEqual(await balances(), { Itaú: 1000, Reserva: 500 });
  });

  await t.step("a line of a statement is known as what was lent, and gives it the account", async () => {
    const lia = await newPerson(stack, "Lia");
    const account = await lia.open("Nubank", "checking");
    const day = today.plusDays(-1).toString();
    await call(lia.client, "create_finance_item", { kind: "loan_given", name: "Zé Carlos", amount: 300, date: day });
    const [year, month, date] = day.split("-");
    const file = accountFile([[
      `${date}/${month}/${year}`,
      "-300.00",
      "Transferência enviada pelo Pix - ZE CARLOS SILVA",
    ]]);
    const { lines } = await lia.bringIn(account, file);
    assert.deepEqual(lines?.map(({ state }) => state), ["known"]);
    assert.deepEqual((await lia.rows("debts")).map(({ account_id }) => account_id), [account]);
    assert.deepEqual(await lia.rows("expenses"), []);
  });
  await stack.close();
});
