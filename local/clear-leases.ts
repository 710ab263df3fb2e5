import type { Database } from "./database.ts";

/** Ends the leases of turns that the last process left running, where nobody else can be working on them. */
export async function clearLeases(database: Database): Promise<void> {
  if (!database.exclusive) return;
  const columns = await database.query(
    `select 1 from information_schema.columns
     where table_schema = 'public' and table_name = 'turns' and column_name = 'lease_until'`,
  );
  if (columns.length === 0) return;
  await database.run(
    "update public.turns set lease_until = pg_catalog.clock_timestamp() - interval '1 second' where status = 'running'",
  );
}
