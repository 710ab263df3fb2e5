import { addBySize } from "./memory/add-by-size.ts";
import { addRoundTrips } from "./memory/add-round-trips.ts";
import { consolidationThroughput } from "./memory/consolidation-throughput.ts";
import { searchAmongOthers } from "./memory/search-among-others.ts";
import { searchBySize } from "./memory/search-by-size.ts";
import { startServer } from "./memory/start-server.ts";
import type { Measurement } from "./measurement.ts";
import { progress } from "./progress.ts";

/** What memory costs on a real Postgres: search by size and by neighbours, adding, consolidation by workers. */
export async function memory(): Promise<Measurement[]> {
  progress("starting Postgres");
  const server = await startServer(progress);
  // The stack opens its databases on this server.
  Deno.env.set("TEST_DATABASE_URL", server.url);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => server.remove().finally(() => Deno.exit(130)));
  }
  try {
    const rows: Measurement[] = [];
    for (const measure of [searchBySize, searchAmongOthers, addBySize, addRoundTrips, consolidationThroughput]) {
      rows.push(...await measure(server.url));
    }
    return rows;
  } finally {
    await server.remove();
  }
}
