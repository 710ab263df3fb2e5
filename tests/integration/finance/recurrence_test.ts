import type { SupabaseClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

interface Listed {
  bills: { id: string; name: string; due_on: string; status: string; amount: number }[];
}

async function monthsOf(client: SupabaseClient, table: string, name: string): Promise<string[]> {
  const { data } = await client.from(table).select("month").eq("name", name).is("deleted_at", null).order("month");
  return data!.map(({ month }) => month as string);
}

Deno.test("recurring bills and incomes", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const later = (months: number) => today.startOfMonth().plusMonths(months);
  const list = (months: number) =>
    call<Listed>(client, "get_pending_bills", { month: later(months).month, year: later(months).year });
  const insert = async (name: string, month: string, fields: object = {}) => {
    const row = { name, amount: 10, month, due_day: 31, recurring: true, ...fields };
    const { data, error } = await client.from("bills").insert(row).select("id, group_id").single();
    assert.equal(error, null);
    return data!;
  };

  await t.step("are written once for a month, however often it is asked for", async () => {
    await insert("Luz", monthAfter(today, 0));
    await list(1);
    await list(1);
    await Promise.all([list(1), list(1), call(client, "get_finance_summary"), call(client, "get_pending_bills")]);
    // On the 31st of January the next 30 days reach into March.
    const months = await monthsOf(client, "bills", "Luz");
    assert.deepEqual(months.slice(0, 2), [monthAfter(today, 0), monthAfter(today, 1)]);
    assert.equal(new Set(months).size, months.length);
  });

  await t.step("are written for the months in between too, and not before the first", async () => {
    await insert("Água", monthAfter(today, -2));
    await list(-3);
    await list(1);
    assert.deepEqual(
      await monthsOf(client, "bills", "Água"),
      [-2, -1, 0, 1].map((months) => monthAfter(today, months)),
    );
  });

  await t.step("go on with the latest amount, and are not due again once paid", async () => {
    const { id } = await insert("Gás", monthAfter(today, -1), { amount: 80 });
    await client.from("bills").update({ amount: 95 }).eq("id", id);
    await call(client, "mark_bill_paid", { bill_id: id });
    const { bills } = await list(0);
    assert.deepEqual(bills.filter(({ name }) => name === "Gás").map(({ amount }) => amount), [95]);
    assert.deepEqual((await list(-1)).bills.filter(({ name }) => name === "Gás"), []);
  });

  await t.step("come on the last day of a short month, and on their own day after it", async () => {
    const february = [...Array(12).keys()].map((months) => later(months)).find(({ month }) => month === 2)!;
    await insert("Aluguel", february.plusMonths(-1).toString());
    const dueIn = async (month: number) =>
      (await call<Listed>(client, "get_pending_bills", { month, year: february.year })).bills
        .find(({ name, due_on }) => name === "Aluguel" && Number(due_on.slice(5, 7)) === month)?.due_on;
    assert.equal(await dueIn(2), february.plusMonths(1).plusDays(-1).toString());
    // March is asked for only while it is within the year that is written ahead.
    const march = february.plusMonths(1);
    if (march.toString() <= monthAfter(today, 12)) assert.equal(await dueIn(3), `${march.year}-03-31`);
  });

  await t.step("end where one of them is canceled, and what was written ahead goes", async () => {
    const { id } = await insert("Streaming", monthAfter(today, 0));
    await list(3);
    assert.equal((await monthsOf(client, "bills", "Streaming")).length, 4);
    await client.from("bills").update({ status: "canceled" }).eq("id", id);
    await list(4);
    assert.deepEqual(await monthsOf(client, "bills", "Streaming"), [monthAfter(today, 0)]);
  });

  await t.step("end where one of them is deleted or no longer recurs, and go on when it is restored", async () => {
    const { id } = await insert("Jornal", monthAfter(today, 0));
    await list(2);
    await client.from("bills").update({ deleted_at: new Date().toISOString() }).eq("id", id);
    await list(2);
    assert.deepEqual(await monthsOf(client, "bills", "Jornal"), []);
    await client.from("bills").update({ deleted_at: null }).eq("id", id);
    await list(1);
    assert.equal((await monthsOf(client, "bills", "Jornal")).length, 3);
    await client.from("bills").update({ recurring: false }).eq("id", id);
    await list(2);
    assert.deepEqual(await monthsOf(client, "bills", "Jornal"), [monthAfter(today, 0)]);
  });

  await t.step("keep what was paid when they end", async () => {
    const { id } = await insert("Curso", monthAfter(today, -1));
    const next = (await list(0)).bills.find(({ name, due_on }) => name === "Curso" && due_on >= monthAfter(today, 0));
    await call(client, "mark_bill_paid", { bill_id: next?.id });
    await list(1);
    await client.from("bills").update({ status: "canceled" }).eq("id", id);
    await list(2);
    assert.deepEqual(await monthsOf(client, "bills", "Curso"), [monthAfter(today, -1), monthAfter(today, 0)]);
  });

  await t.step("are written at most two years back and one ahead", async () => {
    await insert("Antiga", "1995-01-01");
    await list(0);
    assert.equal((await monthsOf(client, "bills", "Antiga")).length, 1 + 24);
    await call(client, "get_pending_bills", { month: 1, year: 2199 });
    assert.equal((await monthsOf(client, "bills", "Antiga")).at(-1), monthAfter(today, 12));
  });

  await t.step("do not touch a bill that comes once", async () => {
    await insert("IPVA", monthAfter(today, 0), { recurring: false });
    await list(2);
    assert.deepEqual(await monthsOf(client, "bills", "IPVA"), [monthAfter(today, 0)]);
  });

  await t.step("are unique in series and month, for a client's own rows too", async () => {
    const { group_id } = await insert("Única", monthAfter(today, 0));
    const copy = { name: "Única", amount: 10, month: monthAfter(today, 0), due_day: 5, group_id };
    assert.notEqual((await client.from("bills").insert(copy)).error, null);
  });

  for (
    const [table, amount, paid] of [
      ["bills", "amount", { status: "paid", paid_on: today.toString() }],
      ["incomes", "expected_amount", { actual_amount: 10, received_on: today.toString() }],
    ] as const
  ) {
    await t.step(`come back with the one that ended them, and no others do: ${table}`, async () => {
      const group_id = crypto.randomUUID();
      const rows = [0, 1, 2, 3].map((months) => ({
        name: `Série de ${table}`,
        group_id,
        month: monthAfter(today, months),
        due_day: 28,
        recurring: true,
        [amount]: 10 + months,
        ...(table === "bills" ? { status: "pending" } : {}),
        ...(months === 0 ? paid : {}),
      }));
      for (const row of rows) assert.equal((await client.from(table).insert(row)).error, null);
      const set = async (months: number, values: object) => {
        const { error } = await client.from(table).update(values).match({ group_id, month: monthAfter(today, months) });
        assert.equal(error, null);
      };
      const months = async () =>
        (await client.from(table).select("month").eq("group_id", group_id).is("deleted_at", null)).data!.length;
      await set(0, { recurring: false });
      assert.equal(await months(), 1);
      await set(0, { recurring: true });
      assert.equal(await months(), 4);
      await set(2, { deleted_at: new Date().toISOString() });
      assert.equal(await months(), 2);
      await set(0, { recurring: false });
      assert.equal(await months(), 1);
      await set(0, { recurring: true });
      assert.equal(await months(), 2);
      await set(2, { deleted_at: null });
      assert.equal(await months(), 4);
      const { data } = await client.from(table).select("recurring").eq("group_id", group_id);
      assert.ok(data!.every(({ recurring }) => recurring));
    });
  }

  await t.step("come back where the one that was canceled is due again", async () => {
    const { id, group_id } = await insert("Clube", monthAfter(today, 0));
    await list(3);
    await client.from("bills").update({ status: "canceled" }).eq("id", id);
    await client.from("bills").update({ status: "pending" }).eq("id", id);
    await list(4);
    const { data } = await client.from("bills").select("recurring, deleted_at").eq("group_id", group_id);
    assert.ok(data!.length > 4 && data!.every((row) => row.recurring && !row.deleted_at));
  });

  await t.step("hold for incomes as well", async () => {
    const row = {
      name: "Salário",
      category: "salary",
      expected_amount: 5000,
      month: monthAfter(today, -1),
      recurring: true,
    };
    const { data } = await client.from("incomes").insert(row).select("id").single();
    for (let round = 0; round < 2; round++) await call(client, "get_finance_summary");
    assert.deepEqual(await monthsOf(client, "incomes", "Salário"), [monthAfter(today, -1), monthAfter(today, 0)]);
    await client.from("incomes").update({ deleted_at: new Date().toISOString() }).eq("id", data!.id);
    await call(client, "get_finance_summary");
    assert.deepEqual(await monthsOf(client, "incomes", "Salário"), []);
  });

  await stack.close();
});
