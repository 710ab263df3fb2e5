import { checkServer } from "../../local/postgres/check-server.ts";
import { removeCluster, startCluster } from "../../local/postgres/cluster.ts";
import { ensureInstallation } from "../../local/postgres/find-installation.ts";
import type { Installation } from "../../local/postgres/installation.ts";
import { onServer } from "../support/template.ts";

/** A Postgres server for one run of the tests. */
export interface TestServer {
  url: string;
  remove(): Promise<void>;
}

/**
 * A cluster of its own for this run, gone afterwards; or the server of DATABASE_URL, on which databases named la_… are
 * made and dropped, and in whose pg_cron database jobs are scheduled: one run at a time.
 */
export async function startTestServer(report: (line: string) => void): Promise<TestServer> {
  const given = Deno.env.get("DATABASE_URL");
  if (given) {
    await checkServer(given, ["pg_cron", "pgtap", "plpgsql_check"]);
    await dropDatabases(given);
    return { url: given, remove: () => dropDatabases(given) };
  }
  const installation = await ensureInstallation(report);
  await removeLeftOvers(installation);
  const name = `test-${Deno.pid}`;
  const { url } = await startCluster(installation, name, { throwaway: true });
  return { url, remove: () => removeCluster(installation, name) };
}

/** What this run and earlier ones have made on a server that is not ours. */
async function dropDatabases(url: string): Promise<void> {
  await onServer(url, async (sql) => {
    const made = await sql<{ name: string }[]>`
      select datname as name from pg_database where datname ~ '^la_(template|test|restored)_'`;
    for (const { name } of made) await sql.unsafe(`drop database if exists ${name} with (force)`);
  });
}

/** Clusters of runs that were killed. */
async function removeLeftOvers(installation: Installation): Promise<void> {
  for (const { name } of await Array.fromAsync(Deno.readDir(installation.clusters))) {
    const pid = /^test-(\d+)$/.exec(name)?.[1];
    if (pid && !await alive(pid)) await removeCluster(installation, name);
  }
}

async function alive(pid: string): Promise<boolean> {
  return await Deno.stat(`/proc/${pid}`).then(() => true, () => false);
}
