import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import { demoUser } from "../../../local/seed.ts";
import { startStack } from "../../support/stack.ts";

interface Column {
  table: string;
  name: string;
  type: string;
}

const COLUMNS = `
  select table_name as "table", column_name as name, data_type as type
  from information_schema.columns where table_schema = 'public' order by 1, 2`;

const NUMBERS = ["numeric", "bigint", "integer", "smallint", "real", "double precision"];

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/;

/** As the person's clock shows it, in no time zone. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

Deno.test("the data API writes values as PostgREST does", async (t) => {
  const stack = await startStack({ seed: true });
  const marina = stack.anonymous();
  await marina.auth.signInWithPassword(demoUser);
  const columns = await stack.sql<Column>(COLUMNS);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const rows = new Map<string, Record<string, unknown>[]>();
  for (const table of tables) rows.set(table, await read(marina, table));

  function values(isType: (type: string) => boolean): [string, unknown][] {
    return columns.filter(({ type }) => isType(type)).flatMap(({ table, name }) =>
      rows.get(table)!.map((row): [string, unknown] => [`${table}.${name}`, row[name]])
    ).filter(([, value]) => value !== null && value !== undefined);
  }

  await t.step("every number of every table is a number", () => {
    const numbers = values((type) => NUMBERS.includes(type));
    assert.ok(numbers.length > 100);
    assert.deepEqual(numbers.filter(([, value]) => typeof value !== "number"), []);
  });

  await t.step("every moment of every table is ISO 8601 with a T and an offset", () => {
    const moments = values((type) => type === "timestamp with time zone");
    assert.ok(moments.length > 100);
    assert.deepEqual(moments.filter(([, value]) => !MOMENT.test(String(value))), []);
  });

  await t.step("local times have a T too, and no offset", () => {
    const times = values((type) => type === "timestamp without time zone");
    assert.ok(times.length > 0);
    assert.deepEqual(times.filter(([, value]) => !LOCAL_TIME.test(String(value))), []);
  });

  await t.step("every day is a plain day", () => {
    const days = values((type) => type === "date");
    assert.ok(days.length > 10);
    assert.deepEqual(days.filter(([, value]) => !/^\d{4}-\d\d-\d\d$/.test(String(value))), []);
  });

  await t.step("every row is what Postgres itself writes as JSON", async () => {
    for (const table of tables) {
      const written = await stack.sql<{ row: unknown }>(
        `select to_jsonb(t) as row from public.${table} t
        where to_jsonb(t) ->> 'user_id' is null or to_jsonb(t) ->> 'user_id' = $1`,
        [await userId(marina)],
      );
      const expected = new Set(written.map(({ row }) => inOrder(row)));
      assert.deepEqual(rows.get(table)!.filter((row) => !expected.has(inOrder(row))), [], table);
    }
  });

  await t.step("what is written comes back in the same way", async () => {
    const { data } = await marina.from("expenses")
      .insert({ description: "Pão", amount: 12.5, category: "food", spent_on: "2026-11-22" })
      .select("amount, created_at").single();
    assert.equal(data?.amount, 12.5);
    assert.match(data?.created_at, MOMENT);
  });

  await stack.close();
});

async function read(client: SupabaseClient, table: string): Promise<Record<string, unknown>[]> {
  const { data, error } = await client.from(table).select("*").limit(200);
  // Some tables are for the service alone.
  if (error) assert.equal(error.code, "42501", `${table}: ${error.message}`);
  return data ?? [];
}

async function userId(client: SupabaseClient): Promise<string> {
  const { data } = await client.auth.getUser();
  return data.user!.id;
}

/** As text, with the names of each object sorted. */
function inOrder(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part) =>
      typeof part === "object" && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => one < other ? -1 : 1))
        : part,
  );
}
