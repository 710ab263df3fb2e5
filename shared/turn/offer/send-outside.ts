import { callRpc } from "../../database/call-rpc.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import { type JsonObject, type OutsideResult, outsideWriteOf } from "../../tools/definition.ts";
import type { Turn } from "../turn.ts";
import type { ExecutedCall, RequestedCall } from "./proposal.ts";

/**
 * What is stored with the yes for a call that changes something outside: that it may have arrived, and a claim. Null for any other
 * call.
 */
export function withClaim(turn: Pick<Turn, "catalog">, { tool }: RequestedCall): { args: JsonObject } | null {
  const writes = outsideWriteOf(turn.catalog.find(tool));
  return writes ? { args: { result: { ...writes.resultIfUnheard, claim: crypto.randomUUID() } } } : null;
}

/**
 * Sends the calls that have just been claimed, one after the other, and puts what came of each in its claim's place. A claim of
 * another run stays what it says: nobody knows whether that one arrived, and it is not sent again.
 *
 * @param claims of this run
 * @param proposalOf the proposal that a call had waited in, by the call's id
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
    await finish(turn, { pendingActionId: proposalOf(call.toolCallId), toolCallId: call.toolCallId, claim, result });
    sent.push({ ...call, result });
  }
  return sent.map((call) => ({ ...call, result: withoutClaim(call.result) }));
}

/** Where it cannot be stored what came of it, it is told all the same. */
async function finish(
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

/** A result as it is told: whose claim it was is nobody's concern. */
function withoutClaim({ claim: _, ...result }: JsonObject): JsonObject {
  return result;
}
