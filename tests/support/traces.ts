import type { Stack } from "./stack.ts";

/** Tables, of any schema, with a row in which one of these words occurs, in whatever column: "public.messages 2". */
export async function tracesOf(stack: Pick<Stack, "sql">, words: string[]): Promise<string[]> {
  const tables = await stack.sql<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relpersistence <> 't'
    order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await stack.sql<{ rows: number }>(
      `select count(*)::int as rows from ${name} t where t::text ~* $1`,
      [words.join("|")],
    );
    if (row!.rows > 0) found.push(`${name} ${row!.rows}`);
  }
  return found;
}
