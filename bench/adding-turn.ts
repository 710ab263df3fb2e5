import { createChatApp } from "../shared/chat/create-chat-app.ts";
import { Conversation } from "../tests/support/chat.ts";
import { startStack } from "../tests/support/stack.ts";
import { held, type Measurement, percentile, progress } from "./measurement.ts";
import { addArguments, life, type LifeItem } from "./memory/life.ts";
import { random } from "./memory/random.ts";
import { zeroLatencyModel } from "./zero-latency-model.ts";

const RUNS = 50;
const WARM_UP = 5;

/** What a call of add_knowledge adds to a turn, in round trips and in time, on the embedded stack. */
export async function addingTurn(): Promise<Measurement[]> {
  progress("add_knowledge in a turn");
  let item: LifeItem | null = null;
  const chat = createChatApp({
    chooseModel: () =>
      item ? zeroLatencyModel(1, { toolName: "add_knowledge", input: { ...addArguments(item) } }) : zeroLatencyModel(0),
  });
  const stack = await startStack({ functions: { chat } });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const turn = async (next: LifeItem | null) => {
    item = next;
    const before = stack.counts.rest;
    const start = performance.now();
    const { metadata } = await new Conversation(stack, user).say(next ? `anota: ${next.content}` : "oi, tudo bem?");
    if (metadata.outcome !== "completed" || metadata.waiting) {
      throw new Error(`not added: ${JSON.stringify(metadata)}`);
    }
    return { roundTrips: stack.counts.rest - before, time: performance.now() - start };
  };
  const plain: number[] = [];
  const adding: number[] = [];
  let roundTrips = 0;
  for (const [run, next] of life(WARM_UP + RUNS, random(3)).entries()) {
    const without = await turn(null);
    const having = await turn(next);
    roundTrips = having.roundTrips - without.roundTrips;
    if (run < WARM_UP) continue;
    plain.push(without.time);
    adding.push(having.time);
  }
  await stack.close();
  return [
    { name: "add_knowledge, round trips in a turn", value: roundTrips, unit: "", target: "1", ok: roundTrips === 1 },
    held("turn that adds to memory, zero-latency model, p50", percentile(adding, 0.5), "ms", 22, 64),
    { name: "the same user's turns between that add nothing, p50", value: percentile(plain, 0.5), unit: "ms" },
  ];
}
