import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { createOutside } from "../outside/outside.ts";
import { builtInCatalog } from "../catalog/catalog.ts";
import type { JsonObject } from "../tools/definition.ts";
import { breathe } from "../runtime/breathe.ts";
import { closeTurn } from "./close-turn.ts";
import { storedChunksSchema } from "./follow-turn.ts";
import { openedSchema, type OpenedTurn } from "./open-turn.ts";
import { resumeDecided } from "./offer/answer-by-code.ts";
import type { Proposal } from "./offer/proposal.ts";
import { TurnRecord } from "./record.ts";
import type { TurnEvent } from "./reply.ts";
import { type ToolOutput, TurnTranscript } from "./transcript.ts";
import type { Turn } from "./turn.ts";
import { runMeasured, type TurnMeasures } from "./turn-measures.ts";

const stopSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("idle") }),
  z.object({ status: z.literal("requested") }),
  z.object({ status: z.literal("taken"), turn: openedSchema, chunks: storedChunksSchema }),
]);

/**
 * Asks the turn that is running in a conversation to stop, whichever instance runs it. A turn whose instance is gone is closed here,
 * with what it had said and done.
 *
 * @returns whether a turn was running
 */
export async function stopTurn(client: RpcClient, conversation: string, measures: TurnMeasures): Promise<boolean> {
  const stopped = stopSchema.parse(await callRpc(client, "stop_turn", { conversation }));
  if (stopped.status === "taken") await closeAbandoned(client, stopped.turn, stopped.chunks, measures);
  return stopped.status !== "idle";
}

async function closeAbandoned(
  client: RpcClient,
  opened: OpenedTurn,
  chunks: UIMessageChunk[],
  measures: TurnMeasures,
): Promise<void> {
  const { today, profile: { timezone } } = opened.context;
  const start = chunks.find((chunk) => chunk.type === "start");
  const messageId = start?.messageId ?? opened.id;
  const record = new TurnRecord(new TurnTranscript(() => {}, messageId, messageId !== opened.id));
  const turn: Turn = {
    client,
    opened,
    toolContext: { today, timezone },
    embedder: null,
    outside: createOutside(),
    catalog: builtInCatalog,
    record,
    stop: AbortSignal.abort(),
    measures,
  };
  measures.intent = "stop";
  for (const event of eventsOfChunks(opened, leadingChunks(chunks))) {
    record.apply(event);
    await breathe();
  }
  // Proposals that had been carried out are told, if the chunks had not told them yet.
  if (!opened.context.decided.some(({ toolCallId }) => hasOutput(record, toolCallId))) {
    record.applyAll(resumeDecided(turn));
  }
  record.applyAll(missingExecutions(turn, record));
  record.stop();
  await runMeasured(turn, record, () => closeTurn(turn, record));
}

/** Far more than an answer has. People can store chunks themselves, and reading texts takes its time. */
const MOST_CHUNKS = 5_000;
const MOST_CHARACTERS = 100_000;

/** The chunks until there are too many, or too many characters of text in them. */
function leadingChunks(chunks: readonly UIMessageChunk[]): UIMessageChunk[] {
  const leading: UIMessageChunk[] = [];
  let left = MOST_CHARACTERS;
  for (const chunk of chunks) {
    if (chunk.type === "text-delta") left -= chunk.delta.length;
    if (left < 0 || leading.length === MOST_CHUNKS) break;
    leading.push(chunk);
  }
  return leading;
}

/**
 * Turns stored chunks back into the events that they were made from: texts, calls and outputs. A no is stored only when the turn
 * closes, so a proposal whose output says that it was not run is still open, and is decided here.
 */
function* eventsOfChunks(
  { context: { decided, tray } }: OpenedTurn,
  chunks: readonly UIMessageChunk[],
): Generator<TurnEvent> {
  const tools = new Map<string, string>();
  const isOf = (toolCallId: string) => (one: Proposal) => one.toolCallId === toolCallId;
  const end = (toolCallId: string, output: ToolOutput): TurnEvent[] => {
    const ran = decided.find(isOf(toolCallId));
    if (ran) return [{ type: "settled", proposal: ran, args: ran.result?.args ?? ran.args, output }];
    const proposal = tray.find(isOf(toolCallId));
    if (!proposal) return [{ type: "result", toolCallId, tool: tools.get(toolCallId) ?? "", output }];
    const status = output.type === "execution-denied" ? "rejected" : "dropped";
    return [{ type: "settled", proposal, args: proposal.args, output }, { type: "decided", id: proposal.id, status }];
  };
  for (const chunk of chunks) {
    switch (chunk.type) {
      case "start-step":
        yield { type: "step" };
        break;
      case "text-delta":
        yield { type: "delta", text: chunk.delta };
        break;
      case "text-end":
        yield { type: "end-text" };
        break;
      case "tool-input-available": {
        const { toolCallId, toolName, input } = chunk;
        if ([...decided, ...tray].some(isOf(toolCallId))) break;
        tools.set(toolCallId, toolName);
        yield { type: "call", toolCallId, tool: toolName, args: input as JsonObject };
        break;
      }
      case "tool-output-available":
        yield* end(chunk.toolCallId, { type: "json", value: chunk.output as JsonObject });
        break;
      case "tool-output-error":
        yield* end(chunk.toolCallId, { type: "error-text", value: chunk.errorText });
        break;
      case "tool-output-denied":
        yield* end(chunk.toolCallId, { type: "execution-denied", reason: "Não foi executado." });
        break;
    }
  }
}

/** The events of calls that have run and that the chunks did not tell yet. */
function* missingExecutions({ opened: { context } }: Turn, { transcript }: TurnRecord): Generator<TurnEvent> {
  const open = transcript.openCalls().map(({ toolCallId }) => toolCallId);
  for (const { toolCallId, tool, args, result } of context.executions) {
    if (context.decided.some((call) => call.toolCallId === toolCallId)) continue;
    const isTold = transcript.uiParts.some((part) => part.toolCallId === toolCallId);
    if (!isTold) yield { type: "call", toolCallId, tool, args };
    if (!isTold || open.includes(toolCallId)) {
      yield { type: "result", toolCallId, tool, output: { type: "json", value: result } };
    }
  }
}

function hasOutput({ transcript }: TurnRecord, toolCallId: string): boolean {
  return transcript.uiParts.some((part) => part.toolCallId === toolCallId && part.state === "output-available");
}
