import postgres from "postgres";
import { held, type Measurement, percentile, progress } from "../measurement.ts";
import { addArguments, life, type LifeItem } from "./life.ts";
import { openFilled } from "./open-filled.ts";
import { processorTime } from "./processor-time.ts";
import { random } from "./random.ts";
import { signIn } from "./sign-in.ts";

const SIZES = [80, 1_000];
const RUNS = 100;
// What it is compared with is read once: those who use memory daily have that behind them.
const WARM_UP = 50;
const KEYS = 333;

/** What an added item says that it is about. */
type Slotted = (item: LifeItem, run: number) => Record<string, string>;

const keyed: Slotted = ({ content }) => ({ slot: "likes", key: keyOf(content) });
// Each makes the one before it a thing of the past.
const residence: Slotted = (_, run) => ({ slot: "residence", value: `Rua ${run}` });

/** What add_knowledge takes in the database for users with few and many items, and for what has a slot. */
export async function addBySize(server: string): Promise<Measurement[]> {
  progress("add_knowledge by number of items");
  const database = await openFilled(server, [...SIZES, 1_000, 1_000]);
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
  for (const [index, [what, slotted]] of ([["keyed", keyed], ["superseding", residence]] as const).entries()) {
    const { times, processor } = await add(database.url, database.userIds[SIZES.length + index]!, slotted);
    const name = `add_knowledge, 1,000 items of which ${KEYS} have a key, ${what}`;
    rows.push(
      held(`${name}, p50`, percentile(times, 0.5), "ms", 5),
      ...(Number.isNaN(processor) ? [] : [{ name: `${name}, processor time`, value: processor, unit: "ms" }]),
    );
  }
  await database.close();
  return rows;
}

/** Two words and the day: as long as keys are, and each its own. */
function keyOf(content: string): string {
  const words = content.split(" ");
  return [...words.slice(2, 4), words.at(-1)].join(" ");
}

async function giveKeys(sql: postgres.Sql, userId: string): Promise<void> {
  const items = await sql<{ id: string; content: string }[]>`
    select id, content from public.knowledge_items where user_id = ${userId} order by id limit ${KEYS}`;
  const keys = items.map(({ content }) => keyOf(content));
  await sql`update public.knowledge_items k set slot = 'likes', slot_key = given.key
    from unnest(${items.map(({ id }) => id)}::uuid[], ${keys}::text[]) as given (id, key) where given.id = k.id`;
}

async function add(url: string, userId: string, slotted?: Slotted): Promise<{ times: number[]; processor: number }> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  if (slotted) await giveKeys(sql, userId);
  const pid = await signIn(sql, userId);
  const times: number[] = [];
  let before = 0;
  for (const [run, item] of life(WARM_UP + RUNS, random(3)).entries()) {
    const given = Object.entries({ ...addArguments(item), ...slotted?.(item, run), tool_call_id: crypto.randomUUID() });
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
