import type { SupabaseClient } from "@supabase/supabase-js";
import type { VictimIds } from "../integration/isolation/calls-against.ts";
import type { Stack } from "./stack.ts";

// What tests of two people's rows have in common. Tables and columns come from the catalog.

export interface Table {
  name: string;
  /** Without those that Postgres computes: nobody can write them. */
  columns: string[];
  /** What is tried to be changed: what a signed-in user may change of their own rows, and a column that they may not. */
  changed: string[];
}

/** The deployment's own: nobody writes them, as the tests of rollback, flags, health and knowledge show. */
const DEPLOYMENT = ["pack_versions", "prompt_texts", "tool_health", "tools_knowledge"];

/** The tables of users' data, from the catalog. */
export async function userTables(stack: Pick<Stack, "sql">): Promise<Table[]> {
  return await stack.sql<Table>(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      coalesce(array_agg(a.attname::text) filter (where may.change), '{}') ||
        coalesce((array_agg(a.attname::text) filter (where not may.change))[1:1], '{}') as changed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
    cross join lateral (select has_column_privilege('authenticated', c.oid, a.attnum, 'update') as change) may
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
    group by c.relname order by c.relname`,
    [DEPLOYMENT],
  );
}

/** Fingerprint of all rows of a user, table by table. */
export async function fingerprint(
  stack: Pick<Stack, "sql">,
  tables: Table[],
  userId: string,
): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await stack.sql<{ print: string; rows: number }>(
      `select count(*)::int as rows, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
       from public.${name} t where user_id = $1`,
      [userId],
    );
    prints[name] = `${row?.rows}:${row?.print}`;
  }
  return prints;
}

/** One id of a user's rows, for each table. */
export async function victimIds(stack: Pick<Stack, "sql">, tables: Table[], userId: string): Promise<VictimIds> {
  const ids: Record<string, string> = {};
  for (const { name, columns } of tables) {
    if (!columns.includes("id")) continue;
    const [row] = await stack.sql<{ id: string }>(`select id from public.${name} where user_id = $1 limit 1`, [userId]);
    if (row) ids[name] = row.id;
  }
  return ids;
}

/** Every id by which a user's rows could be told. */
export async function allIds(stack: Pick<Stack, "sql">, tables: Table[], userId: string): Promise<Set<string>> {
  const ids = new Set<string>([userId]);
  for (const { name, columns } of tables) {
    if (!columns.includes("id")) continue;
    for (
      const { id } of await stack.sql<{ id: string }>(`select id from public.${name} where user_id = $1`, [userId])
    ) {
      ids.add(id);
    }
  }
  return ids;
}

export interface Attempt {
  data: unknown[] | null;
  error: { code: string } | null;
}

/** Reads, changes and deletes another user's rows; nothing but their own id tells them apart. */
export async function attack(
  client: SupabaseClient,
  table: string,
  columns: string[],
  victim: string,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [await client.from(table).select("*").eq("user_id", victim)];
  for (const column of columns) {
    attempts.push(await client.from(table).update({ [column]: null }).eq("user_id", victim).select(column));
  }
  attempts.push(await client.from(table).delete().eq("user_id", victim).select("user_id"));
  return attempts;
}
