import type { McpAnswer } from "../outside/mcp-server.ts";
import type { Outside, Read } from "../outside/outside.ts";
import type { Sent } from "../outside/write-outside.ts";
import { type AddedTool, type OutsideWrite, outsideWriteOf } from "../tools/definition.ts";
import type { ToolHealth } from "./tool-health.ts";

/**
 * A tool that asks its service only while that answers, and tells how it came out. Where it does not, a call is answered at
 * once: nobody waits for a service that is known to hang.
 */
export function guardTool(tool: AddedTool, health: ToolHealth): AddedTool {
  const { lookUp } = tool;
  const writesOutside = outsideWriteOf(tool);
  const away = `${health.title} está fora do ar agora; dá para tentar de novo daqui a pouco.`;
  return {
    ...tool,
    ...(lookUp && {
      lookUp: async (args, outside, context) =>
        await watched(health, outside, async (seen) => await lookUp(args, seen, context)) ?? { refused: away },
    }),
    ...(writesOutside && { writesOutside: guardWrite(writesOutside, health, away) }),
  };
}

function guardWrite(write: OutsideWrite, health: ToolHealth, away: string): OutsideWrite {
  return {
    ...write,
    send: async (args, outside, context, toolCallId) =>
      await watched(health, outside, (seen) => write.send(args, seen, context, toolCallId)) ??
        { status: "refused", summary: `${away} Nada foi enviado.` },
  };
}

/** Asks while the service answers, and tells what came; null without asking while it does not. */
async function watched<T>(
  health: ToolHealth,
  outside: Outside,
  ask: (outside: Outside) => Promise<T>,
): Promise<T | null> {
  const permit = health.ask();
  if (permit === null) return null;
  let answered: boolean | null = null;
  const tell = (failure: string | null) => {
    answered = failure === null && answered !== false;
    if (failure !== null) health.noteFailure(failure);
  };
  try {
    return await ask(watch(outside, tell));
  } finally {
    permit.settle(answered);
  }
}

/** The outside as it is, and what is asked of it told: null for an answer, else what came in place of one. */
function watch(outside: Outside, tell: (failure: string | null) => void): Outside {
  const told = async <T extends Came>(asked: Promise<T>): Promise<T> => {
    const came = await asked;
    tell(failureOf(came));
    return came;
  };
  return {
    ...outside,
    readJson: (url, limits) => told(outside.readJson(url, limits)),
    send: (url, request) => told(outside.send(url, request)),
    callMcpTool: (server, call) => told(outside.callMcpTool(server, call)),
  };
}

type Came = Read | Sent | McpAnswer;

const SILENT = "did not answer";

/** That a service knows nothing of this, refuses it or says it in a way that is of no use is an answer; null then. */
export function failureOf(came: Came): string | null {
  if ("came" in came) {
    if (came.came === "refused") return failedWith(came.status);
    if (came.came === "done") return null;
    return "why" in came && came.why === "changed" ? "is another than was pushed" : SILENT;
  }
  if ("value" in came) return null;
  if (came.answered !== undefined) return failedWith(came.answered);
  return came.failure?.reason === "too_slow" ? "did not answer in time" : SILENT;
}

function failedWith(status: number): string | null {
  return status >= 500 || status === 429 ? `answered ${status}` : null;
}
