import type { Stack } from "./stack.ts";

/** A column that signed-in users write over REST. */
export interface Column {
  table: string;
  column: string;
  type: string;
}

/** What a signed-in user may insert or update, without what Postgres computes. */
export async function writable(stack: Pick<Stack, "sql">, types: string): Promise<Column[]> {
  return await stack.sql<Column>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and a.attidentity = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and format_type(a.atttypid, null) ~ $1
       and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
         or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
     order by 1, 2`,
    [`^(${types})$`],
  );
}

/** The checks of each table's columns, by `table.column`. */
async function checksOf(stack: Pick<Stack, "sql">): Promise<Map<string, string[]>> {
  const rows = await stack.sql<{ name: string; checks: string[] }>(
    `select format('%s.%s', c.relname, a.attname) as name, array_agg(pg_get_expr(k.conbin, k.conrelid)) as checks
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
     where k.contype = 'c' and k.connamespace = 'public'::regnamespace group by 1`,
  );
  return new Map(rows.map(({ name, checks }) => [name, checks]));
}

/** Whether one of the checks refuses each of the values, whatever the other columns hold. */
async function refuses(
  stack: Pick<Stack, "sql">,
  checks: string[],
  { table, column }: Omit<Column, "type">,
  values: unknown[],
): Promise<boolean> {
  // Where a row may be the deployment's, this one is a person's.
  const rows = values.map((value) => ({ user_id: crypto.randomUUID(), [column]: value }));
  try {
    const [answer] = await stack.sql<{ refused: boolean }>(
      `select bool_and(${checks.map((check) => `(${check}) is false`).join(" or ")}) as refused
       from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb) as t`,
      [JSON.stringify(rows)],
    );
    return answer!.refused;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "22003")) throw error;
    // A value is out of range while it is being checked, which refuses that one.
    if (values.length === 1) return true;
    for (const value of values) {
      if (!await refuses(stack, checks, { table, column }, [value])) return false;
    }
    return true;
  }
}

/** The columns, as `table.column`, that take one of the values. */
export async function taking(stack: Pick<Stack, "sql">, columns: Column[], values: unknown[]): Promise<string[]> {
  const open: string[] = [];
  const checks = await checksOf(stack);
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    const own = checks.get(name);
    if (!own || !await refuses(stack, own, column, values)) open.push(name);
  }
  return open.sort();
}
