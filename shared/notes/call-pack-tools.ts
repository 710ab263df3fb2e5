import type { Outside } from "../outside/outside.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { JsonObject, PackToolDefinition, ToolContext } from "../tools/definition.ts";
import type { ReadResult } from "./render-template.ts";

/** A call of a pack's tool from a template. */
export interface PackCall {
  tool: PackToolDefinition;
  args: JsonObject;
}

/** The time limit for all calls of a template together. */
const MOST_MS = 10_000;

/**
 * Calls tools of packs as a turn would. Calls to services run in parallel, scripts one after the other. A call that takes too long
 * becomes an error like any other. Never throws.
 *
 * @returns the results in the order of the calls
 */
export async function callPackTools(
  calls: readonly PackCall[],
  outside: Outside,
  context: ToolContext,
  ms: number = MOST_MS,
): Promise<ReadResult[]> {
  if (calls.length === 0) return [];
  const deadline = performance.now() + ms;
  let lastScript: Promise<unknown> = Promise.resolve();
  const running = calls.map((call) => {
    if (call.tool.reads === "outside") return callTool(call, outside, context);
    // A script blocks the whole process while it runs, so the deadline is checked before each.
    const result = lastScript.then(() =>
      performance.now() < deadline ? callTool(call, outside, context) : timeoutError(call)
    );
    lastScript = result;
    return result;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => timer = setTimeout(() => resolve(null), ms));
  const results = await Promise.all(running.map((one) => Promise.race([one, timeout])));
  clearTimeout(timer);
  // The template no longer waits for late calls, but their outcome still counts for the health of their service.
  if (results.includes(null)) runInBackground(Promise.all(running));
  return results.map((result, index) => result ?? timeoutError(calls[index]!));
}

async function callTool({ tool, args }: PackCall, outside: Outside, context: ToolContext): Promise<ReadResult> {
  try {
    const found = await tool.lookUp!(args, outside, context);
    if ("args" in found) return { result: found.args.result as JsonObject };
    return { error: "refused" in found ? found.toldToPerson ?? found.refused : found.question };
  } catch (error) {
    logFailure(`a template could not ask ${tool.name}`, error);
    return { error: `${tool.title} falhou por um problema interno.` };
  }
}

function timeoutError({ tool }: PackCall): ReadResult {
  return { error: `${tool.title} demorou demais para responder; dá para tentar de novo daqui a pouco.` };
}
