import { addBySize } from "./memory/add-by-size.ts";
import { consolidationThroughput } from "./memory/consolidation-throughput.ts";
import { searchAmongOthers } from "./memory/search-among-others.ts";
import { searchBySize } from "./memory/search-by-size.ts";
import { onPostgres } from "./memory/start-server.ts";
import type { Measurement } from "./measurement.ts";

/** What memory costs on a real Postgres: search by size and by neighbours, adding, consolidation by workers. */
export function memory(): Promise<Measurement[]> {
  return onPostgres([searchBySize, searchAmongOthers, addBySize, consolidationThroughput]);
}
