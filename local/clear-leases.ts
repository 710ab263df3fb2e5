import type { Database } from "./database.ts";

/** What a process holds while it works: the table, the column that says until when, and which rows are at work. */
const LEASES = [
  { schema: "public", table: "turns", column: "lease_until", held: "status = 'running'" },
  { schema: "private", table: "consolidation_queue", column: "locked_until", held: "locked_until is not null" },
] as const;

/** Ends the leases that the last process left, of turns and of consolidations, where nobody else can be working on them. */
export async function clearLeases(database: Database): Promise<void> {
  if (!database.exclusive) return;
  for (const { schema, table, column, held } of LEASES) {
    const columns = await database.query(
      "select 1 from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3",
      [schema, table, column],
    );
    if (columns.length === 0) continue;
    await database.run(
      `update ${schema}.${table} set ${column} = pg_catalog.clock_timestamp() - interval '1 second' where ${held}`,
    );
  }
}
