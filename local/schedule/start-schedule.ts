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
    if (what !== "net") void jobs?.reload().catch((error) => console.error("[cron]", error));
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
