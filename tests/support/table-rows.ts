import type { Database } from "../../local/database.ts";

/** The number of rows and a checksum, for each table of users' data and for the tables of users. */
export async function tableRows(database: Database): Promise<Record<string, string>> {
  const tables = await database.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ('users', 'identities'))
    order by 1`);
  const rows: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await database.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from ${name} t`,
    );
    rows[name] = row?.print ?? "";
  }
  return rows;
}
