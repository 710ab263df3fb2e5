import { checkServer } from "../../local/postgres/check-server.ts";
import { removeCluster, startCluster } from "../../local/postgres/cluster.ts";
import { ensureInstallation } from "../../local/postgres/ensure-installation.ts";
import type { Installation } from "../../local/postgres/installation.ts";

/** A Postgres server for one run of the tests. */
export interface TestServer {
  url: string;
  remove(): Promise<void>;
}

/**
 * A cluster of its own for this run, gone afterwards; or the server of DATABASE_URL, on which databases are made and
 * dropped, and in whose pg_cron database jobs are scheduled.
 */
export async function startTestServer(report: (line: string) => void): Promise<TestServer> {
  const given = Deno.env.get("DATABASE_URL");
  if (given) {
    await checkServer(given, ["pg_cron", "pgtap", "plpgsql_check"]);
    return { url: given, remove: () => Promise.resolve() };
  }
  const installation = await ensureInstallation(report);
  await removeLeftOvers(installation);
  const name = `test-${Deno.pid}`;
  const { url } = await startCluster(installation, name, { throwaway: true });
  return { url, remove: () => removeCluster(installation, name) };
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
