import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";
import { startJobs } from "./start-jobs.ts";
import { startRequests } from "./start-requests.ts";

/**
 * Runs the jobs of cron and sends the requests of net for a database that has no extensions for it. What has an
 * extension is left to it.
 * @returns how to stop
 */
export async function startSchedule(database: Database): Promise<() => Promise<void>> {
  const own = await ownSchemas(database);
  const jobs = own.cron ? await startJobs(database) : null;
  const requests = own.net ? startRequests(database) : null;
  const unlisten = await database.listen("life_assistant_schedule", (what) => {
    if (what !== "net") void jobs?.reload().catch((error) => logFailure("[cron]", error));
    if (what !== "cron") requests?.send();
  });
  return async () => {
    await unlisten();
    await Promise.all([jobs?.stop(), requests?.stop()]);
  };
}

async function ownSchemas(database: Database): Promise<{ cron: boolean; net: boolean }> {
  const [row] = await database.query<{ cron: boolean; net: boolean }>(
    "select pg_catalog.to_regclass('cron.taken') is not null as cron, pg_catalog.to_regproc('net.enqueue') is not null as net",
  );
  return row ?? { cron: false, net: false };
}

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

/**
 * Puts a value into the vault under a name, for jobs that call functions. Only into a vault of our own: what is in a
 * real one was set by hand.
 */
export async function storeInVault(database: Database, name: string, secret: string): Promise<void> {
  const [real] = await database.query("select 1 from pg_catalog.pg_extension where extname = 'supabase_vault'");
  if (real) return;
  await database.query(
    `insert into vault.secrets as s (name, secret) values ($1, $2)
     on conflict (name) do update set secret = excluded.secret, updated_at = now() where s.secret <> excluded.secret`,
    [name, secret],
  );
}
