import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

/** What no job removes: rows of other tables hang on accounts, and memory keeps what it must not learn again. */
const STAY = ["accounts", "card_bills", "knowledge_items"];

Deno.test("what was deleted goes for good after 30 days", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const purge = () => stack.sql("select private.purge_deleted()");
  const marking = (await stack.sql<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'deleted_at' and c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )).map(({ name }) => name).filter((name) => !STAY.includes(name));
  const counts = async ({ userId }: TestUser) => {
    const rows = await Promise.all(
      marking.map((table) =>
        stack.sql<{ n: number }>(`select count(*)::int as n from public.${table} where user_id = $1`, [userId])
      ),
    );
    return Object.fromEntries(marking.map((table, at) => [table, rows[at]![0]!.n]));
  };
  const mark = ({ userId }: TestUser, days: number, tables = marking) =>
    Promise.all(
      tables.map((table) =>
        stack.sql(`update public.${table} set deleted_at = now() - make_interval(days => $2) where user_id = $1`, [
          userId,
          days,
        ])
      ),
    );
  const none = Object.fromEntries(marking.map((table) => [table, 0]));
  await writeRows(ana);
  await writeRows(bia);
  const all = await counts(ana);
  assert.ok(Object.values(all).every((count) => count > 0), JSON.stringify(all));

  await t.step("what is not deleted stays, and what was deleted less than 30 days ago", async () => {
    await mark(ana, 29);
    await purge();
    assert.deepEqual(await counts(ana), all);
    assert.deepEqual(await counts(bia), all);
  });

  await t.step("after that it is gone, in every table that marks what is deleted", async () => {
    await mark(ana, 31);
    await purge();
    assert.deepEqual(await counts(ana), none);
    assert.deepEqual(await counts(bia), all);
  });

  await t.step("an ended series stays ended: its deleted month stays as long as another", async () => {
    const [paid] = await stack.sql<{ id: string }>(
      `update public.bills set status = 'paid', paid_on = private.today() where user_id = $1
       returning id`,
      [bia.userId],
    );
    await call(bia.client, "get_pending_bills", {});
    const months = (await counts(bia)).bills!;
    assert.ok(months > 1, "the next month is there");
    await stack.sql("update public.bills set deleted_at = now() - interval '31 days' where user_id = $1 and id <> $2", [
      bia.userId,
      paid!.id,
    ]);
    await purge();
    await call(bia.client, "get_pending_bills", {});
    assert.equal(
      (await stack.sql("select from public.bills where user_id = $1 and deleted_at is null", [bia.userId])).length,
      1,
    );
    await mark(bia, 31, ["bills"]);
    await purge();
    assert.equal((await counts(bia)).bills, 0);
  });

  await t.step("a deleted debt stays as long as what was paid of it", async () => {
    await mark(bia, 31, ["debts"]);
    await purge();
    assert.deepEqual([(await counts(bia)).debts, (await counts(bia)).debt_payments], [1, 1]);
    await mark(bia, 31, ["debt_payments"]);
    await purge();
    assert.deepEqual([(await counts(bia)).debts, (await counts(bia)).debt_payments], [0, 0]);
  });

  await t.step("a deleted note of the schedule stays as long as it might be written again", async () => {
    const report = async (lastDay: string) => {
      await stack.sql(
        `update public.library_items set origin = 'automatic', kind = 'medical_appointment', generated_at = now(),
           period_from = current_date - 90, period_to = ${lastDay}, deleted_at = now() - interval '31 days'
         where user_id = $1`,
        [bia.userId],
      );
      await purge();
      return (await counts(bia)).library_items;
    };
    assert.equal(await report("current_date - 60"), 1);
    assert.equal(await report("current_date - 61"), 0);
  });
  await stack.close();
});

Deno.test("pg_cron removes what was deleted every day", async () => {
  const stack = await startStack({ schedule: true });
  const jobs = await stack.sql("select schedule, command from cron.job where jobname = 'purge-deleted'");
  assert.deepEqual(jobs, [{ schedule: "23 4 * * *", command: "select private.purge_deleted()" }]);
  await stack.close();
});

/** One row of each table that marks what is deleted. */
async function writeRows({ client }: TestUser): Promise<void> {
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const { data, error } = await client.from(table).insert(row).select("id").single();
    assert.equal(error, null, `${table}: ${error?.message}`);
    return data!.id;
  };
  const account = await insert("accounts", { name: "Nubank", kind: "checking" });
  await insert("expenses", { amount: 50, category: "food", description: "Mercado" });
  await insert("transfers", { amount: 10, to_account_id: account });
  await insert("budgets", { category: "food", amount: 800 });
  await insert("investments", { name: "CDB", amount: 100 });
  await insert("bills", { name: "Aluguel", amount: 900, due_day: 28, recurring: true });
  await insert("incomes", { name: "Salário", expected_amount: 3000 });
  const debt = await insert("debts", { name: "Empréstimo", installment_amount: 100, installments: 10 });
  await insert("debt_payments", { debt_id: debt, amount: 100, installments: 1 });
  await insert("tracking_entries", { metric: "weight", value: 70, entry_date: "2026-01-05" });
  const habit = await insert("habits", { name: "Ler" });
  await insert("habit_completions", { habit_id: habit, completion_date: "2026-01-05" });
  await insert("library_items", { type: "note", title: "Bolo", content: "ovos" });
  await insert("reminders", { text: "ligar", starts_at: "2030-01-05T10:00" });
}
