import { type Measurement, percentile, progress } from "../measurement.ts";
import { openFilled } from "./open-filled.ts";
import { searchAs } from "./searcher.ts";

const SIZES = [100, 1_000, 10_000];
const SEARCHES = 200;

/** Search for users with few and many items, by words alone and by meaning as well. */
export async function searchBySize(server: string): Promise<Measurement[]> {
  progress("search by number of items");
  const database = await openFilled(server, SIZES);
  const rows: Measurement[] = [];
  for (const [index, size] of SIZES.entries()) {
    const searcher = await searchAs(database.url, database.userIds[index]!);
    for (const embedded of [false, true]) {
      const { times, processor } = await searcher.measure(SEARCHES, embedded);
      const p50 = percentile(times, 0.5);
      const name = `search, ${size.toLocaleString("en")} items, by words${embedded ? " and meaning" : ""}`;
      rows.push(
        { name: `${name}, p50`, value: p50, unit: "ms", ...(size === 1_000 && { target: "< 10", ok: p50 < 10 }) },
        { name: `${name}, p95`, value: percentile(times, 0.95), unit: "ms" },
        ...(Number.isNaN(processor) ? [] : [{ name: `${name}, processor time`, value: processor, unit: "ms" }]),
      );
    }
    await searcher.close();
  }
  await database.close();
  return rows;
}
