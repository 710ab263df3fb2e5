import { DEFAULT_MODELS } from "../shared/runtime/environment.ts";
import { startStack } from "../tests/support/stack.ts";
import { hasPassed, type Report, type Result } from "./report.ts";
import type { Replay } from "./read-replay.ts";
import { runReplay } from "./run-replay.ts";
import { runScenario } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";

export interface EvaluateOptions {
  /** In place of the one that is set; without a key it is the stand-in all the same. */
  model?: string;
  repeat: number;
  /** Scenarios walked at once. */
  jobs: number;
  /** Where the settings of the models are read; default the process's. */
  env?: Record<string, string | undefined>;
}

const SETTINGS = [
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GOOGLE_GENERATIVE_AI_BASE_URL",
  "CHAT_MODEL",
  "CHAT_MODEL_FALLBACK",
  "EXTRACTION_MODEL",
  "EMBEDDING_MODEL",
];

/** Walks scenarios on a stack of their own, then played conversations with their answers; tells on stderr. */
export async function evaluate(
  scenarios: Scenario[],
  options: EvaluateOptions,
  replays: Replay[] = [],
): Promise<Report> {
  const { model, repeat, env: settings = Deno.env.toObject() } = options;
  const env = Object.fromEntries(SETTINGS.map((name) => [name, settings[name]]));
  if (model) Object.assign(env, { CHAT_MODEL: model, CHAT_MODEL_FALLBACK: model });
  const total = scenarios.length + replays.length;
  let done = 0;
  const tell = (result: Result) => {
    const { capability, name } = result;
    console.error(`[${++done}/${total}] ${hasPassed(result) ? "ok" : "NO"} ${capability}: ${name}`);
  };
  const results = scenarios.length === 0 ? [] : await walkScenarios(scenarios, options, env, tell);
  // One after the other, and after the scenarios: each has the process's clock for itself.
  for (const replay of replays) {
    const result: Result = { name: replay.name, capability: "played", runs: [await runReplay(replay)] };
    results.push(result);
    tell(result);
  }
  const named = env.GOOGLE_GENERATIVE_AI_API_KEY ? env.CHAT_MODEL || DEFAULT_MODELS.chat : "stand-in";
  return { model: named, date: new Date().toISOString(), repeat, results };
}

async function walkScenarios(
  scenarios: Scenario[],
  { repeat, jobs }: EvaluateOptions,
  env: Record<string, string | undefined>,
  tell: (result: Result) => void,
): Promise<Result[]> {
  const stack = await startStack({ env });
  const results: Result[] = Array(scenarios.length);
  const left = [...scenarios.entries()];
  async function walk(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, scenario] = next;
      const { name, capability } = scenario;
      const runs = [];
      for (let time = 0; time < repeat; time++) runs.push(await runScenario(stack, scenario));
      tell(results[at] = { name, capability, runs });
    }
  }
  try {
    await Promise.all(Array.from({ length: jobs }, walk));
  } finally {
    await stack.close();
  }
  return results;
}
