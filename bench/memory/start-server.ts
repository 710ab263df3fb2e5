import { checkServer } from "../../local/postgres/check-server.ts";
import { removeCluster, startCluster } from "../../local/postgres/cluster.ts";
import { ensureInstallation } from "../../local/postgres/ensure-installation.ts";

/** A Postgres server for one run. */
export interface Server {
  url: string;
  remove(): Promise<void>;
}

/** A cluster of its own that writes as safely as any, gone afterwards; or the server of DATABASE_URL, left running. */
export async function startServer(report: (line: string) => void): Promise<Server> {
  const given = Deno.env.get("DATABASE_URL");
  if (given) {
    await checkServer(given);
    return { url: given, remove: () => Promise.resolve() };
  }
  const installation = await ensureInstallation(report);
  // Named as those of test runs: what a killed run leaves behind, the next test run removes.
  const name = `test-${Deno.pid}`;
  const { url } = await startCluster(installation, name);
  return { url, remove: () => removeCluster(installation, name) };
}
