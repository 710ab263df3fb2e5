import { checkServer } from "../../local/postgres/check-server.ts";
import { removeCluster, startCluster } from "../../local/postgres/cluster.ts";
import { ensureInstallation } from "../../local/postgres/find-installation.ts";
import { type Measurement, progress } from "../measurement.ts";

/** A Postgres server for one run. */
interface Server {
  url: string;
  remove(): Promise<void>;
}

/** A cluster of its own that writes as safely as any, gone afterwards; or the server of DATABASE_URL, left running. */
async function startServer(report: (line: string) => void): Promise<Server> {
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

/** Measures on a server that is there for this run. */
export async function onPostgres(measures: ((url: string) => Promise<Measurement[]>)[]): Promise<Measurement[]> {
  progress("starting Postgres");
  const server = await startServer(progress);
  // Stacks open their databases on this server.
  Deno.env.set("TEST_DATABASE_URL", server.url);
  const stop = () => server.remove().finally(() => Deno.exit(130));
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, stop);
  try {
    const rows: Measurement[] = [];
    for (const measure of measures) rows.push(...await measure(server.url));
    return rows;
  } finally {
    Deno.env.delete("TEST_DATABASE_URL");
    for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.removeSignalListener(signal, stop);
    await server.remove();
  }
}
