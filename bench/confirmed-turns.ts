import { Conversation } from "../tests/support/chat.ts";
import { startStack } from "../tests/support/stack.ts";
import { type Measurement, percentile } from "./measurement.ts";

const WARM_UP = 10;
const RUNS = 100;

/** An offer by the offline model and the yes to it, end to end over HTTP on the embedded stack. */
export async function confirmedTurns(): Promise<Measurement[]> {
  const stack = await startStack();
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const offers: number[] = [];
  const yeses: number[] = [];
  let roundTrips = 0;
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const conversation = new Conversation(stack, user);
    const start = performance.now();
    await conversation.say(`gastei ${run + 1} reais no mercado`);
    const offered = performance.now();
    const before = stack.counts.rest;
    const yes = await conversation.say("sim");
    const confirmed = performance.now();
    roundTrips = stack.counts.rest - before;
    if (yes.metadata?.route !== "confirmed") throw new Error(`not confirmed: ${JSON.stringify(yes)}`);
    if (run < WARM_UP) continue;
    offers.push(offered - start);
    yeses.push(confirmed - offered);
  }
  await stack.close();
  const p95 = percentile(yeses, 0.95);
  return [
    { name: "offer of a write (offline model), p50", value: percentile(offers, 0.5), unit: "ms" },
    { name: "offer of a write (offline model), p95", value: percentile(offers, 0.95), unit: "ms" },
    { name: "confirmed turn, p50", value: percentile(yeses, 0.5), unit: "ms" },
    { name: "confirmed turn, p95", value: p95, unit: "ms", target: "< 100", ok: p95 < 100 },
    { name: "confirmed turn, SQL round trips", value: roundTrips, unit: "", target: "3", ok: roundTrips === 3 },
  ];
}
