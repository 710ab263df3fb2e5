import type { Stack } from "./stack.ts";

/** Tables that users write, or that have a most of rows, whose rows are not counted at each insert, deletion and update. */
export async function uncountedTables(stack: Pick<Stack, "sql">): Promise<{ table: string }[]> {
  return await stack.sql(
    `select c.relname as table from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (has_any_column_privilege('authenticated', c.oid, 'insert')
         or exists (select from private.settings s where s.key = 'most_rows' and s.value ? c.relname))
       and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
         and i.indkey::text = (select a.attnum::text from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id'))
       -- After inserts (4), deletions (8) and updates (16).
       and (select sum(t.tgtype & 28) from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'private.count_rows'::regproc)
         is distinct from 28`,
  );
}
