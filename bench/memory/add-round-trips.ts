import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../tests/support/chat.ts";
import { startStack } from "../../tests/support/stack.ts";
import type { Measurement } from "../measurement.ts";
import { percentile } from "../percentile.ts";
import { progress } from "../progress.ts";
import { zeroLatencyModel } from "../zero-latency-model.ts";
import { life } from "./life.ts";
import { random } from "./random.ts";

const RUNS = 50;
const WARM_UP = 5;

/** What a call of add_knowledge adds to a turn, in round trips and in time. */
export async function addRoundTrips(): Promise<Measurement[]> {
  progress("add_knowledge in a turn");
  let content = "";
  const chat = createChatApp({
    chooseModel: () =>
      zeroLatencyModel(content === "" ? 0 : 1, {
        toolName: "add_knowledge",
        input: { type: "fact", area: "leisure", content },
      }),
  });
  const stack = await startStack({ functions: { chat } });
  await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
  const user = await stack.createUser("Ana");
  const turn = async (next: string) => {
    content = next;
    const before = stack.counts.rest;
    const start = performance.now();
    const { metadata } = await new Conversation(stack, user).say(next === "" ? "oi, tudo bem?" : `anota: ${next}`);
    if (metadata.outcome !== "completed" || metadata.pendingAction) {
      throw new Error(`not added: ${JSON.stringify(metadata)}`);
    }
    return { roundTrips: stack.counts.rest - before, time: performance.now() - start };
  };
  const plain: number[] = [];
  const adding: number[] = [];
  let roundTrips = 0;
  for (const [run, { content }] of life(WARM_UP + RUNS, random(3)).entries()) {
    const without = await turn("");
    const having = await turn(content);
    roundTrips = having.roundTrips - without.roundTrips;
    if (run < WARM_UP) continue;
    plain.push(without.time);
    adding.push(having.time);
  }
  await stack.close();
  return [
    { name: "add_knowledge, round trips in a turn", value: roundTrips, unit: "", target: "1", ok: roundTrips === 1 },
    { name: "turn that adds to memory, zero-latency model, p50", value: percentile(adding, 0.5), unit: "ms" },
    { name: "turn that adds nothing, zero-latency model, p50", value: percentile(plain, 0.5), unit: "ms" },
  ];
}
