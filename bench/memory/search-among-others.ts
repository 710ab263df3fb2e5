import { readScans } from "../../tests/support/read-scans.ts";
import { type Measurement, percentile, progress } from "../measurement.ts";
import { QUESTIONS } from "./life.ts";
import { type Filled, openFilled } from "./open-filled.ts";
import { searchAs } from "./searcher.ts";

const ITEMS = 1_000;
const OTHERS_ITEMS = 200;
const NEIGHBOURS = [10, 1_000];
const ROUNDS = 20;
const SEARCHES = 20;

/** Search for one user among few and among many, turn by turn, so that both meet the machine in the same moods. */
export async function searchAmongOthers(server: string): Promise<Measurement[]> {
  const databases: Filled[] = [];
  for (const others of NEIGHBOURS) {
    progress(`${others} users of ${OTHERS_ITEMS} items beside one of ${ITEMS}`);
    databases.push(await openFilled(server, [ITEMS, ...Array<number>(others).fill(OTHERS_ITEMS)]));
  }
  const searchers = await Promise.all(databases.map(({ url, userIds }) => searchAs(url, userIds[0]!)));
  const times: number[][] = NEIGHBOURS.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, searcher] of searchers.entries()) {
      times[index]!.push(...(await searcher.measure(SEARCHES, true)).times);
    }
  }
  const scans = (await Promise.all(databases.map(strayScans))).flat();
  for (const searcher of searchers) await searcher.close();
  for (const database of databases) await database.close();
  const [few, many] = times.map((samples) => percentile(samples, 0.5)) as [number, number];
  const change = 100 * (many / few - 1);
  return [
    ...NEIGHBOURS.flatMap((others, index) =>
      [0.5, 0.95].map((share) => ({
        name: `search, 1,000 items among ${others.toLocaleString("en")} users, p${100 * share}`,
        value: percentile(times[index]!, share),
        unit: "ms",
        ...(share === 0.5 && { target: "< 10", ok: percentile(times[index]!, share) < 10 }),
      }))
    ),
    { name: "search among 1,000 users against 10, p50", value: change, unit: "%", target: "< 20", ok: change < 20 },
    {
      name: "reads of users' rows in its plans not by the user's index",
      value: scans.length,
      unit: "",
      target: "0",
      ok: scans.length === 0,
    },
  ];
}

async function strayScans({ url, userIds }: Filled): Promise<string[]> {
  const scans = await readScans(url, userIds[0]!, QUESTIONS);
  return scans.filter(({ byUser }) => !byUser).map(({ node }) => node);
}
