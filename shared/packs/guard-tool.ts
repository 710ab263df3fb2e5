import type { McpAnswer } from "../outside/mcp-server.ts";
import type { JsonAnswer, Outside } from "../outside/outside.ts";
import type { SendResult } from "../outside/write-outside.ts";
import { type OutsideWrite, outsideWriteOf, type PackToolDefinition } from "../tools/definition.ts";
import type { ToolHealth } from "./tool-health.ts";

/**
 * Puts a circuit breaker around a tool, and records how each call ends. While the service is known not to answer, a call is refused at
 * once, so that nobody waits for it.
 */
export function guardTool(tool: PackToolDefinition, health: ToolHealth): PackToolDefinition {
  const { lookUp } = tool;
  const writesOutside = outsideWriteOf(tool);
  const unavailable = `${health.title} está fora do ar agora; dá para tentar de novo daqui a pouco.`;
  return {
    ...tool,
    ...(lookUp && {
      lookUp: async (args, outside, context) =>
        await askIfAvailable(health, outside, async (observed) => await lookUp(args, observed, context)) ??
          { refused: unavailable },
    }),
    ...(writesOutside && { writesOutside: guardWrite(writesOutside, health, unavailable) }),
  };
}

function guardWrite(write: OutsideWrite, health: ToolHealth, unavailable: string): OutsideWrite {
  return {
    ...write,
    send: async (args, outside, context, toolCallId) =>
      await askIfAvailable(health, outside, (observed) => write.send(args, observed, context, toolCallId)) ??
        { status: "refused", summary: `${unavailable} Nada foi enviado.` },
  };
}

/** Runs `ask` if the breaker permits it, and records the outcome; else null. */
async function askIfAvailable<T>(
  health: ToolHealth,
  outside: Outside,
  ask: (outside: Outside) => Promise<T>,
): Promise<T | null> {
  const permit = health.ask(outside.person);
  if (permit === null) return null;
  let answered: boolean | null = null;
  const record = (failure: string | null) => {
    answered = failure === null && answered !== false;
    if (failure !== null) health.noteFailure(failure);
  };
  try {
    return await ask(observe(outside, record));
  } finally {
    permit.settle(answered);
  }
}

/** The same outside, which also reports each request: null when the service answered, else what failed. */
function observe(outside: Outside, record: (failure: string | null) => void): Outside {
  const recorded = async <T extends ServiceResult>(request: Promise<T>): Promise<T> => {
    const result = await request;
    record(serviceFailure(result));
    return result;
  };
  return {
    ...outside,
    readJson: (url, limits) => recorded(outside.readJson(url, limits)),
    send: (url, request) => recorded(outside.send(url, request)),
    callMcpTool: (server, call) => recorded(outside.callMcpTool(server, call)),
  };
}

type ServiceResult = JsonAnswer | SendResult | McpAnswer;

const NO_ANSWER = "did not answer";

/** Why a service counts as failing; null when it answered. A 404, a refusal or an unreadable answer is an answer too. */
export function serviceFailure(result: ServiceResult): string | null {
  if ("outcome" in result) {
    if (result.outcome === "refused") return failedWith(result.status);
    if (result.outcome === "done") return null;
    return "why" in result && result.why === "changed" ? "has changed since it was pushed" : NO_ANSWER;
  }
  if ("value" in result) return null;
  if (result.status !== undefined) return failedWith(result.status);
  return result.failure?.reason === "too_slow" ? "did not answer in time" : NO_ANSWER;
}

function failedWith(status: number): string | null {
  return status >= 500 || status === 429 ? `answered ${status}` : null;
}
