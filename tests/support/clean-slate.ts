import type { Database, Row } from "../../local/database.ts";

/** Schemas whose tables a test may fill. */
const SCHEMAS = "('public', 'private', 'auth', 'cron', 'net', 'vault')";

const CATALOGS = [
  "class",
  "proc",
  "attribute",
  "attrdef",
  "constraint",
  "trigger",
  "policy",
  "namespace",
  "type",
  "index",
];

/** A hash that changes with every statement that defines something, also when the definition is undone later. */
const DEFINITIONS = `select md5(string_agg(print, ',')) as print from (
  ${
  CATALOGS.map((name) =>
    `select '${name} ' || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) || ' ' || sum(xmin::text::bigint) as print from pg_catalog.pg_${name}
     ${
      name === "class" ? "where relnamespace not in (select oid from pg_namespace where nspname like 'pg_temp%')" : ""
    }`
  ).join(" union all ")
}) prints`;

interface Table {
  name: string;
  /** Columns that can be written. */
  columns: string;
}

/**
 * Remembers the contents of a database.
 * @returns a function that restores the contents. It returns false when definitions have changed, which it cannot restore
 */
export async function cleanSlate(database: Database): Promise<() => Promise<boolean>> {
  const tables = await database.query<Table>(`
    select format('%I.%I', table_schema, table_name) as name,
      string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ${SCHEMAS} and table_type = 'BASE TABLE' group by 1`);
  const contents = tables.map(({ name }) =>
    `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as print from ${name} t having count(*) > 0`
  ).join(" union all ");
  const sequences = "select format('%I.%I', schemaname, sequencename) as name, last_value::int from pg_sequences";
  const read = async () =>
    new Map((await database.query<{ name: string; print: string }>(contents)).map((r) => [r.name, r.print]));

  const filled = await read();
  const rows = new Map<string, Row[]>();
  for (const name of filled.keys()) rows.set(name, await database.query(`select to_jsonb(t) as row from ${name} t`));
  const counters = await database.query<{ name: string; last_value: number | null }>(sequences);
  const definitions = await print(database);

  return async () => {
    if (await print(database) !== definitions) return false;
    const now = await read();
    const changed = tables.filter(({ name }) => now.get(name) !== filled.get(name));
    await database.transaction(async (session) => {
      await session.run("set local session_replication_role = replica");
      for (const { name, columns } of changed) {
        await session.run(`delete from ${name}`);
        const kept = rows.get(name)?.map(({ row }) => row);
        if (!kept) continue;
        await session.query(
          `insert into ${name} (${columns}) overriding system value
           select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
          [JSON.stringify(kept)],
        );
      }
      for (const { name, last_value } of counters) {
        await session.query(`select setval($1, $2, $3)`, [name, last_value ?? 1, last_value !== null]);
      }
    });
    return true;
  };
}

async function print(database: Database): Promise<string | undefined> {
  return (await database.query<{ print: string }>(DEFINITIONS))[0]?.print;
}
