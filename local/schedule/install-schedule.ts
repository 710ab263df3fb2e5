import type { Database } from "../database.ts";

/** Which of the schemas of scheduling the database gets from this stack, because no extension can bring them. */
export interface ScheduleShims {
  cron: boolean;
  net: boolean;
  vault: boolean;
}

// pg_cron's schema is only left to its migration where that can create it.
const missing = `
  select
    not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
      or pg_catalog.current_setting('cron.database_name', true) is distinct from pg_catalog.current_database() as cron,
    not exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') as net,
    not exists (select from pg_catalog.pg_available_extensions where name = 'supabase_vault') as vault`;

/** Brings the schemas cron, net and vault to a database that cannot have pg_cron, pg_net or Vault. Idempotent. */
export async function installSchedule(database: Database): Promise<ScheduleShims> {
  const [shims] = await database.query<ScheduleShims>(missing);
  if (!shims) throw new Error("the catalog has no answer");
  for (const [name, wanted] of Object.entries(shims)) {
    if (wanted) await database.run(await Deno.readTextFile(new URL(`./${name}.sql`, import.meta.url)));
  }
  return shims;
}
