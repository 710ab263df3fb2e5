import postgres from "postgres";
import { held, type Measurement, percentile, progress } from "./measurement.ts";
import { openFilled } from "./memory/open-filled.ts";
import { processorTime } from "./memory/processor-time.ts";
import { signIn } from "./memory/sign-in.ts";

const WARM_UP = 50;
const RUNS = 300;

/** `open_turn` and `close_turn` of a user with 80 items, called over one connection to Postgres 17. */
export async function directTurn(server: string): Promise<Measurement[]> {
  progress("open_turn and close_turn");
  const database = await openFilled(server, [80]);
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  await sql`update private.settings set value = '1000000' where key = 'turns_per_minute'`;
  const pid = await signIn(sql, database.userIds[0]!);
  const opens: number[] = [];
  const both: number[] = [];
  let before = 0;
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    if (run === WARM_UP) before = await processorTime(pid);
    const start = performance.now();
    const [opened] = await sql`select public.open_turn(conversation := ${crypto.randomUUID()},
      client_message_id := ${crypto.randomUUID()}, message := 'oi, tudo bem?') as turn`;
    const middle = performance.now();
    await sql`select public.close_turn(turn_id := ${opened!.turn.id}, attempt := ${opened!.turn.attempt},
      outcome := 'completed', route := 'model', skills := '{general}',
      messages := ${sql.json([{ role: "assistant", parts: [{ type: "text", text: "Oi!" }] }])},
      answer := ${sql.json({ message: { id: opened!.turn.id, parts: [] }, metadata: {} })})`;
    if (run < WARM_UP) continue;
    opens.push(middle - start);
    both.push(performance.now() - start);
  }
  const processor = (await processorTime(pid) - before) / RUNS;
  await sql.end({ timeout: 5 });
  await database.close();
  return [
    { name: "open_turn, Postgres 17, called directly, p50", value: percentile(opens, 0.5), unit: "ms" },
    held("open_turn and close_turn, Postgres 17, called directly, p50", percentile(both, 0.5), "ms", 3),
    { name: "open_turn and close_turn, Postgres 17, processor time", value: processor, unit: "ms" },
  ];
}
