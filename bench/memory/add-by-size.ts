import postgres from "postgres";
import { held, type Measurement, percentile, progress } from "../measurement.ts";
import { addArguments, life } from "./life.ts";
import { openFilled } from "./open-filled.ts";
import { processorTime } from "./processor-time.ts";
import { random } from "./random.ts";
import { signIn } from "./sign-in.ts";

const SIZES = [80, 1_000];
const RUNS = 100;
// What it is compared with is read once: those who use memory daily have that behind them.
const WARM_UP = 50;

/** What add_knowledge takes in the database for users with few and many items. */
export async function addBySize(server: string): Promise<Measurement[]> {
  progress("add_knowledge by number of items");
  const database = await openFilled(server, SIZES);
  const rows: Measurement[] = [];
  for (const [index, size] of SIZES.entries()) {
    const { times, processor } = await add(database.url, database.userIds[index]!);
    const p50 = percentile(times, 0.5);
    const name = `add_knowledge, ${size.toLocaleString("en")} items`;
    rows.push(
      size === 1_000 ? held(`${name}, p50`, p50, "ms", 5, 31) : { name: `${name}, p50`, value: p50, unit: "ms" },
      { name: `${name}, p95`, value: percentile(times, 0.95), unit: "ms" },
      ...(Number.isNaN(processor) ? [] : [{ name: `${name}, processor time`, value: processor, unit: "ms" }]),
    );
  }
  await database.close();
  return rows;
}

async function add(url: string, userId: string): Promise<{ times: number[]; processor: number }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const pid = await signIn(sql, userId);
  const times: number[] = [];
  let before = 0;
  for (const [run, item] of life(WARM_UP + RUNS, random(3)).entries()) {
    const given = Object.entries({ ...addArguments(item), tool_call_id: crypto.randomUUID() });
    const call = `select public.add_knowledge(${given.map(([name], index) => `${name} := $${index + 1}`).join(", ")})`;
    if (run === WARM_UP) before = await processorTime(pid);
    const start = performance.now();
    await sql.unsafe(call, given.map(([, value]) => value), { prepare: true });
    if (run >= WARM_UP) times.push(performance.now() - start);
  }
  const processor = (await processorTime(pid) - before) / RUNS;
  await sql.end({ timeout: 5 });
  return { times, processor };
}
