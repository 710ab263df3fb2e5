import type { Outside } from "../outside/outside.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { AddedTool, JsonObject, ToolContext } from "../tools/definition.ts";
import type { ReadResult } from "./render-template.ts";

/** A call of a pack's tool. */
export interface PackCall {
  tool: AddedTool;
  args: JsonObject;
}

/** All calls of a template together take no longer. */
const MOST_MS = 10_000;

/**
 * Calls tools of packs, in order, as a turn would: what asks a service all at once, what computes one after the other. What takes
 * too long is left, and is an error like any other; never throws.
 */
export async function askPacks(
  calls: readonly PackCall[],
  outside: Outside,
  context: ToolContext,
  ms: number = MOST_MS,
): Promise<ReadResult[]> {
  if (calls.length === 0) return [];
  const deadline = performance.now() + ms;
  let computed: Promise<unknown> = Promise.resolve();
  const asked = calls.map((call) => {
    if (call.tool.reads === "outside") return ask(call, outside, context);
    // A script holds up all else while it runs: the time is looked at before each.
    const result = computed.then(() => performance.now() < deadline ? ask(call, outside, context) : late(call));
    computed = result;
    return result;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => timer = setTimeout(() => resolve(null), ms));
  const results = await Promise.all(asked.map((one) => Promise.race([one, over])));
  clearTimeout(timer);
  // How a call came out that nobody waits for still tells how it stands with its service.
  if (results.includes(null)) runInBackground(Promise.all(asked));
  return results.map((result, index) => result ?? late(calls[index]!));
}

async function ask({ tool, args }: PackCall, outside: Outside, context: ToolContext): Promise<ReadResult> {
  try {
    const found = await tool.lookUp!(args, outside, context);
    if ("args" in found) return { result: found.args.result as JsonObject };
    return { error: "refused" in found ? found.toldToPerson ?? found.refused : found.question };
  } catch (error) {
    logFailure(`a template could not ask ${tool.name}`, error);
    return { error: `${tool.title} falhou por um problema interno.` };
  }
}

function late({ tool }: PackCall): ReadResult {
  return { error: `${tool.title} demorou demais para responder; dá para tentar de novo daqui a pouco.` };
}
