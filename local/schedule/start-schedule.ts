import { logFailure } from "../../shared/runtime/log-failure.ts";
import type { Database } from "../database.ts";
import { startJobs } from "./start-jobs.ts";
import { startRequests } from "./start-requests.ts";

/**
 * Runs cron jobs and sends requests for a database without pg_cron or pg_net. An extension that the database has does its own
 * work.
 * @returns a function that stops both
 */
export async function startSchedule(database: Database): Promise<() => Promise<void>> {
  const shims = await findShims(database);
  const jobs = shims.cron ? await startJobs(database) : null;
  const requests = shims.net ? startRequests(database) : null;
  const unlisten = await database.listen("life_assistant_schedule", (what) => {
    if (what !== "net") void jobs?.reload().catch((error) => logFailure("[cron]", error));
    if (what !== "cron") requests?.send();
  });
  return async () => {
    await unlisten();
    await Promise.all([jobs?.stop(), requests?.stop()]);
  };
}

/** Which of the two schemas this stack has created. */
async function findShims(database: Database): Promise<{ cron: boolean; net: boolean }> {
  const [row] = await database.query<{ cron: boolean; net: boolean }>(
    "select pg_catalog.to_regclass('cron.taken') is not null as cron, pg_catalog.to_regproc('net.enqueue') is not null as net",
  );
  return row ?? { cron: false, net: false };
}

/** The schemas that this stack creates, because the database cannot have the extension. */
interface ScheduleShims {
  cron: boolean;
  net: boolean;
  vault: boolean;
}

// A server can have pg_cron in one database only. In any other database, a migration cannot create the extension.
const MISSING_EXTENSIONS = `
  select
    not exists (select from pg_catalog.pg_available_extensions where name = 'pg_cron')
      or pg_catalog.current_setting('cron.database_name', true) is distinct from pg_catalog.current_database() as cron,
    not exists (select from pg_catalog.pg_available_extensions where name = 'pg_net') as net,
    not exists (select from pg_catalog.pg_available_extensions where name = 'supabase_vault') as vault`;

/** Creates the schemas cron, net and vault in a database that cannot have pg_cron, pg_net or Vault. Can be repeated. */
export async function installSchedule(database: Database): Promise<ScheduleShims> {
  const [shims] = await database.query<ScheduleShims>(MISSING_EXTENSIONS);
  if (!shims) throw new Error("the query for extensions returned no row");
  for (const [name, isMissing] of Object.entries(shims)) {
    if (isMissing) await database.run(await Deno.readTextFile(new URL(`./${name}.sql`, import.meta.url)));
  }
  return shims;
}

/**
 * Stores a secret in the vault, for jobs that call functions. It does nothing when the database has the Vault extension: there
 * the secrets were set by hand.
 */
export async function storeInVault(database: Database, name: string, secret: string): Promise<void> {
  const [extension] = await database.query("select 1 from pg_catalog.pg_extension where extname = 'supabase_vault'");
  if (extension) return;
  await database.query(
    `insert into vault.secrets as s (name, secret) values ($1, $2)
     on conflict (name) do update set secret = excluded.secret, updated_at = now() where s.secret <> excluded.secret`,
    [name, secret],
  );
}
