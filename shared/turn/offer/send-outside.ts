import { callRpc } from "../../database/call-rpc.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { type JsonObject, type OutsideResult, outsideWriteOf } from "../../tools/definition.ts";
import type { Turn } from "../turn.ts";
import type { ExecutedCall, RequestedCall } from "./proposal.ts";

/**
 * For a call that changes something outside: the result that is stored with the yes, before the call is sent. It says that the call may
 * have arrived, and holds a claim, which shows who may send it. Null for any other call.
 */
export function claimOutsideWrite(turn: Pick<Turn, "catalog">, { tool }: RequestedCall): { args: JsonObject } | null {
  const writes = outsideWriteOf(turn.catalog.find(tool));
  return writes ? { args: { result: { ...writes.resultIfUnheard, claim: crypto.randomUUID() } } } : null;
}

/**
 * Sends the calls that this run has claimed, one after the other, and replaces each claim with the service's result. A call that another run
 * claimed is not sent again, since nobody knows whether it arrived: its stored result stays.
 *
 * @param claims of this run
 * @param proposalOf the id of the proposal that a call comes from, by the call's id
 */
export async function sendClaimed(
  turn: Turn,
  ran: readonly ExecutedCall[],
  claims: ReadonlySet<string>,
  proposalOf: (toolCallId: string) => string | undefined,
): Promise<ExecutedCall[]> {
  const sent: ExecutedCall[] = [];
  for (const call of ran) {
    const claim = claimOf(call.result);
    const writes = outsideWriteOf(turn.catalog.find(call.tool));
    if (claim === undefined || !claims.has(claim) || !writes) {
      sent.push(call);
      continue;
    }
    const result = await writes.send(call.args, turn.outside, turn.toolContext, call.toolCallId);
    await storeResult(turn, {
      pendingActionId: proposalOf(call.toolCallId),
      toolCallId: call.toolCallId,
      claim,
      result,
    });
    sent.push({ ...call, result });
  }
  return sent.map((call) => ({ ...call, result: withoutClaim(call.result) }));
}

/** A failure to store the result is only logged: the person is told the result all the same. */
async function storeResult(
  { client }: Turn,
  { pendingActionId, toolCallId, claim, result }: {
    pendingActionId?: string;
    toolCallId: string;
    claim: string;
    result: OutsideResult;
  },
): Promise<void> {
  try {
    await callRpc(client, "finish_outside_call", {
      pending_action_id: pendingActionId ?? null,
      tool_call_id: toolCallId,
      claim,
      result,
    });
  } catch (error) {
    logFailure("what came of a call outside was not stored", error);
  }
}

export function claimOf(result: JsonObject | undefined): string | undefined {
  return typeof result?.claim === "string" ? result.claim : undefined;
}

/** The claim is internal, and is left out of what the person and the model are told. */
function withoutClaim({ claim: _, ...result }: JsonObject): JsonObject {
  return result;
}
