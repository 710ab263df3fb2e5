import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { JsonObject } from "../tools/definition.ts";
import { vectorArguments } from "./model/message-vector.ts";
import type { TurnEvent } from "./reply.ts";
import type { ToolOutput } from "./transcript.ts";
import { failureSentence } from "./failure-sentence.ts";
import type { Turn } from "./turn.ts";
import { STOPPED_CALL } from "./turn-stopped.ts";

/**
 * Runs one tool call of the turn as the user: one round trip, which also renews the lease and stores the result.
 * If the tool refuses the call, the output is a sentence for the model. Once the user has stopped the turn, nothing runs.
 *
 * @param found what the tool read from the internet; its function gets it in addition to the arguments
 * @throws DomainError `stale_turn` when another attempt has taken the turn over
 * @throws DatabaseFailure when the database cannot be reached or no longer accepts the token
 */
export async function runTool(
  turn: Turn,
  toolCallId: string,
  tool: string,
  args: JsonObject,
  found: JsonObject = {},
): Promise<ToolOutput> {
  const runtimeArgs = { ...found, ...await vectorArguments(turn, tool, args) };
  if (turn.stop.aborted) return STOPPED_CALL;
  try {
    const result = await callRpc(turn.client, "run_tool", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      tool,
      args,
      tool_call_id: toolCallId,
      ...(Object.keys(runtimeArgs).length > 0 && { runtime_args: runtimeArgs }),
    });
    return { type: "json", value: result as JsonObject };
  } catch (error) {
    if (error instanceof DomainError && error.code === "stale_turn") throw error;
    if (error instanceof DatabaseFailure && error.reason !== "internal") throw error;
    if (!(error instanceof DomainError)) logFailure(`tool ${tool} failed`, error);
    return { type: "error-text", value: failureSentence(error) };
  }
}

/**
 * Makes a read that the model would ask for next, so that the model need not. A read that a pack's tool replaces is left to the model.
 */
export async function readForModel(turn: Turn, tool: string, args: JsonObject): Promise<TurnEvent[]> {
  if (turn.catalog.packTools.has(tool)) return [];
  const toolCallId = crypto.randomUUID();
  const output = await runTool(turn, toolCallId, tool, args);
  return [{ type: "call", toolCallId, tool, args }, { type: "result", toolCallId, tool, output }];
}
