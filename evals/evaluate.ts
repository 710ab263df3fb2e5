import { startStack } from "../tests/support/stack.ts";
import type { Report, Result } from "./report.ts";
import { runScenario } from "./run-scenario.ts";
import type { Scenario } from "./scenario.ts";

export interface EvaluateOptions {
  /** Of the configured provider; without a key it is the stand-in, whatever is named. */
  model?: string;
  repeat: number;
}

const SETTINGS = [
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GOOGLE_GENERATIVE_AI_BASE_URL",
  "CHAT_MODEL",
  "CHAT_MODEL_FALLBACK",
  "EXTRACTION_MODEL",
  "EMBEDDING_MODEL",
];

/** Walks scenarios one after the other on a stack of their own, with progress on stderr. */
export async function evaluate(scenarios: Scenario[], { model, repeat }: EvaluateOptions): Promise<Report> {
  const env = Object.fromEntries(SETTINGS.map((name) => [name, Deno.env.get(name)]));
  if (model) Object.assign(env, { CHAT_MODEL: model, CHAT_MODEL_FALLBACK: model });
  const stack = await startStack({ env });
  const results: Result[] = [];
  try {
    for (const [at, scenario] of scenarios.entries()) {
      const { name, capability } = scenario;
      const runs = [];
      for (let time = 0; time < repeat; time++) runs.push(await runScenario(stack, scenario));
      results.push({ name, capability, runs });
      const failed = runs.filter(({ faults }) => faults.length > 0).length;
      console.error(`[${at + 1}/${scenarios.length}] ${failed === 0 ? "ok" : "NO"} ${capability}: ${name}`);
    }
  } finally {
    await stack.close();
  }
  const named = env.GOOGLE_GENERATIVE_AI_API_KEY ? env.CHAT_MODEL ?? "gemini" : "stand-in";
  return { model: named, date: new Date().toISOString(), repeat, results };
}
