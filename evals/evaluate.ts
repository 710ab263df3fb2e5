import { DEFAULT_MODELS } from "../shared/runtime/environment.ts";
import { startStack } from "../tests/support/stack.ts";
import { hasPassed, type Report, type Result } from "./report.ts";
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

/** Walks scenarios on a stack of their own, with progress on stderr. */
export async function evaluate(scenarios: Scenario[], options: EvaluateOptions): Promise<Report> {
  const { model, repeat, jobs, env: settings = Deno.env.toObject() } = options;
  const env = Object.fromEntries(SETTINGS.map((name) => [name, settings[name]]));
  if (model) Object.assign(env, { CHAT_MODEL: model, CHAT_MODEL_FALLBACK: model });
  const stack = await startStack({ env });
  const results: Result[] = Array(scenarios.length);
  const left = [...scenarios.entries()];
  let done = 0;
  async function walk(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, scenario] = next;
      const { name, capability } = scenario;
      const runs = [];
      for (let time = 0; time < repeat; time++) runs.push(await runScenario(stack, scenario));
      const result = results[at] = { name, capability, runs };
      console.error(`[${++done}/${scenarios.length}] ${hasPassed(result) ? "ok" : "NO"} ${capability}: ${name}`);
    }
  }
  try {
    await Promise.all(Array.from({ length: jobs }, walk));
  } finally {
    await stack.close();
  }
  const named = env.GOOGLE_GENERATIVE_AI_API_KEY ? env.CHAT_MODEL || DEFAULT_MODELS.chat : "stand-in";
  return { model: named, date: new Date().toISOString(), repeat, results };
}
