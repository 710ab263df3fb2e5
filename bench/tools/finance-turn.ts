import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { NO_PACKS, type Packs } from "../../shared/packs/load-packs.ts";
import { catalogOf } from "../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../shared/skills/switches.ts";
import { estimateTokens } from "../../shared/prompt/estimate-tokens.ts";
import { Conversation } from "../../tests/support/chat.ts";
import { startStack } from "../../tests/support/stack.ts";
import { fixedPrompt, toolSchema } from "../fixed-tokens.ts";
import { type Measurement, percentile, progress } from "../measurement.ts";
import { zeroLatencyModel } from "../zero-latency-model.ts";
import { loadedPacks, packsWith, pushPacks } from "../../tests/support/tool-catalog.ts";
import { toolsFor } from "./offered.ts";

const TEXT = "Gastei 50 no mercado";
const SIZES = [15, 50, 200];
const WARM_UP = 10;
const RUNS = 100;
const MOST_MORE = 1.05;

/** A finance turn's fixed tokens and overhead by how many tools packs define; one of them is woken by its word "mercado". */
export async function financeTurn(): Promise<Measurement[]> {
  progress("a finance turn by tools defined");
  return [...tokens(), ...await overhead()];
}

function tokens(): Measurement[] {
  const without = tokensWith(NO_PACKS);
  const figures = SIZES.map((size) => ({ size, value: tokensWith(loadedPacks(packsWith(size))) }));
  const first = figures[0]!.value;
  return [
    { name: `fixed tokens, "${TEXT}", no packs`, value: without, unit: "tokens" },
    ...figures.map(({ size, value }) =>
      against(`fixed tokens, "${TEXT}", ${size} tools defined`, value, "tokens", first)
    ),
  ];
}

function tokensWith(packs: Packs): number {
  return estimateTokens(fixedPrompt(catalogOf({ packs, switches: NO_SWITCHES }).detect(TEXT, []))) +
    toolsFor(TEXT, packs).reduce((sum, tool) => sum + estimateTokens(toolSchema(tool)), 0);
}

/** Turns of one conversation each, by turns with each number of tools, so that what else the machine does falls on all alike. */
async function overhead(): Promise<Measurement[]> {
  const chat = () => createChatApp({ chooseModel: () => zeroLatencyModel(0) });
  const stacks = await Promise.all(SIZES.map(async (size) => {
    const stack = await startStack({ functions: { chat: chat() } });
    await stack.sql("update private.settings set value = '1000000' where key = 'turns_per_minute'");
    await pushPacks(stack, packsWith(size));
    return { size, stack, user: await stack.createUser("Ana"), times: [] as number[] };
  }));
  for (let run = 0; run < WARM_UP + RUNS; run++) {
    for (const { stack, user, times } of stacks) {
      const start = performance.now();
      const { metadata } = await new Conversation(stack, user).say(TEXT);
      if (metadata.outcome !== "completed") throw new Error(`turn failed: ${JSON.stringify(metadata)}`);
      if (run >= WARM_UP) times.push(performance.now() - start);
    }
  }
  await Promise.all(stacks.map(({ stack }) => stack.close()));
  const median = ({ times }: { times: number[] }) => percentile(times, 0.5);
  const first = median(stacks[0]!);
  return stacks.map((one) =>
    against(`turn "${TEXT}", zero-latency model, ${one.size} tools defined, p50`, median(one), "ms", first)
  );
}

function against(name: string, value: number, unit: string, first: number): Measurement {
  return {
    name,
    value,
    unit,
    target: `≤ 105 % of ${SIZES[0]} tools`,
    ok: value <= MOST_MORE * first,
  };
}
