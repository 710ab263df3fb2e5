import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { createOutside } from "../outside/outside.ts";
import { NO_PACKS } from "../packs/load-packs.ts";
import type { JsonObject } from "../tools/definition.ts";
import { closeTurn } from "./close-turn.ts";
import { keptChunks } from "./follow-turn.ts";
import { openedSchema, type OpenedTurn, type OpenPendingAction } from "./open-turn.ts";
import { settlePending } from "./settle-pending.ts";
import { settleQuestion } from "./settle-question.ts";
import { type ToolOutput, TurnTranscript } from "./transcript.ts";
import { runMeasured, type TurnMeasures } from "./turn-measures.ts";
import { newResult, type Turn } from "./turn.ts";
import { endStopped } from "./turn-stopped.ts";

const stopping = z.discriminatedUnion("status", [
  z.object({ status: z.literal("idle") }),
  z.object({ status: z.literal("requested") }),
  z.object({ status: z.literal("taken"), turn: openedSchema, chunks: keptChunks }),
]);

/**
 * Asks the turn that runs in a conversation to stop, whichever instance runs it; one whose instance is gone is closed here, with
 * what it had said and done.
 *
 * @returns whether one was running
 */
export async function stopTurn(client: RpcClient, conversation: string, measures: TurnMeasures): Promise<boolean> {
  const answer = stopping.parse(await callRpc(client, "stop_turn", { conversation }));
  if (answer.status === "taken") await closeAbandoned(client, answer.turn, answer.chunks, measures);
  return answer.status !== "idle";
}

async function closeAbandoned(
  client: RpcClient,
  opened: OpenedTurn,
  chunks: UIMessageChunk[],
  measures: TurnMeasures,
): Promise<void> {
  const { today, profile: { timezone }, decidedAction, pendingAction } = opened.context;
  const start = chunks.find((chunk) => chunk.type === "start");
  const messageId = start?.messageId ?? opened.id;
  const turn: Turn = {
    client,
    opened,
    toolContext: { today, timezone },
    embedder: null,
    outside: createOutside(undefined),
    packs: NO_PACKS,
    transcript: new TurnTranscript(() => {}, messageId, messageId !== opened.id),
    stop: AbortSignal.abort(),
    result: newResult(),
    measures,
  };
  measures.intent = "stop";
  retell(turn, chunks);
  if (decidedAction?.results) await tellDecided(turn, decidedAction);
  // Nobody knows what it had made of the answer to this offer: a later yes must not run what may just have been corrected.
  else if (pendingAction?.kind === "tool_calls") turn.result.decision = { id: pendingAction.id, status: "dropped" };
  else turn.result.standing = pendingAction ?? undefined;
  tellExecutions(turn);
  endStopped(turn);
  await runMeasured(turn, () => closeTurn(turn));
}

/** Says again what chunks said: words, calls and what came of them. */
function retell({ transcript, opened: { context: { decidedAction } } }: Turn, chunks: UIMessageChunk[]): void {
  const tools = new Map<string, string>();
  const end = (toolCallId: string, output: ToolOutput) => {
    const offered = decidedAction?.calls.find((call) => call.toolCallId === toolCallId);
    if (decidedAction && offered) transcript.endEarlier(offered, output, decidedAction.id);
    else transcript.end(toolCallId, tools.get(toolCallId) ?? "", output);
  };
  for (const chunk of chunks) {
    switch (chunk.type) {
      case "start-step":
        transcript.startStep();
        break;
      case "text-delta":
        transcript.write(chunk.delta);
        break;
      case "text-end":
        transcript.endText();
        break;
      case "tool-input-available": {
        const { toolCallId, toolName, input } = chunk;
        if (decidedAction?.calls.some((call) => call.toolCallId === toolCallId)) break;
        tools.set(toolCallId, toolName);
        transcript.call(toolCallId, toolName, input as JsonObject);
        break;
      }
      case "tool-output-available":
        end(chunk.toolCallId, { type: "json", value: chunk.output as JsonObject });
        break;
      case "tool-output-error":
        end(chunk.toolCallId, { type: "error-text", value: chunk.errorText });
        break;
      case "tool-output-denied":
        end(chunk.toolCallId, { type: "execution-denied", reason: "Não foi executado." });
        break;
    }
  }
}

/** A yes that was carried out is told, if it was not yet. */
async function tellDecided(turn: Turn, pending: OpenPendingAction): Promise<void> {
  const isTold = pending.results?.some(({ toolCallId }) => isEnded(turn, toolCallId));
  if (isTold) turn.result.route = pending.status === "selected" ? "selected" : "confirmed";
  else if (pending.kind === "tool_calls") await settlePending(turn, { kind: "confirmed-before", pending });
  else await settleQuestion(turn, { kind: "resolved-before", pending });
}

/** What ran stands in the record, whether the chunks had come to it or not. */
function tellExecutions({ transcript, opened: { context: { executions, decidedAction } } }: Turn): void {
  const open = transcript.openCalls().map(({ toolCallId }) => toolCallId);
  for (const { toolCallId, tool, args, result } of executions) {
    if (decidedAction?.results?.some((call) => call.toolCallId === toolCallId)) continue;
    const isTold = transcript.uiParts.some((part) => part.toolCallId === toolCallId);
    if (!isTold) transcript.call(toolCallId, tool, args);
    if (!isTold || open.includes(toolCallId)) transcript.end(toolCallId, tool, { type: "json", value: result });
  }
}

function isEnded({ transcript }: Turn, toolCallId: string): boolean {
  return transcript.uiParts.some((part) => part.toolCallId === toolCallId && part.state === "output-available");
}
