import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { Conversation } from "../tests/support/chat.ts";
import { startStack } from "../tests/support/stack.ts";
import { held, type Measurement, percentile } from "./measurement.ts";
import { zeroLatencyModel } from "./zero-latency-model.ts";

const WARM_UP = 10;
const RUNS = 100;

/** The turn's own time and its SQL round trips, with a model that takes none, for 0, 1 and 3 tool calls. */
export async function turnOverhead(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const toolCalls of [0, 1, 3]) rows.push(...await measure(toolCalls));
  return rows;
}

async function measure(toolCalls: number): Promise<Measurement[]> {
  const stack = await startStack({
    functions: { chat: createChatApp({ chooseModel: () => zeroLatencyModel(toolCalls) }) },
  });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const times: number[] = [];
  let roundTrips = 0;
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    const before = stack.counts.rest;
    const start = performance.now();
    const answer = await new Conversation(stack, user).say("oi, tudo bem?");
    const elapsed = performance.now() - start;
    if (answer.metadata?.outcome !== "completed") throw new Error(`turn failed: ${JSON.stringify(answer)}`);
    if (run >= WARM_UP) times.push(elapsed);
    roundTrips = stack.counts.rest - before;
  }
  await stack.close();
  const name = `turn with a zero-latency model, ${toolCalls} tool calls`;
  return [
    toolCalls === 0
      ? held(`${name}, p50`, percentile(times, 0.5), "ms", 14, 33)
      : { name: `${name}, p50`, value: percentile(times, 0.5), unit: "ms", before: { 1: 35, 3: 57 }[toolCalls] },
    { name: `${name}, p95`, value: percentile(times, 0.95), unit: "ms" },
    {
      name: `${name}, SQL round trips`,
      value: roundTrips,
      unit: "",
      target: `${2 + toolCalls}`,
      ok: roundTrips === 2 + toolCalls,
    },
  ];
}
