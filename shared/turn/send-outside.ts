import { callRpc } from "../database/call-rpc.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { JsonObject, OutsideResult } from "../tools/definition.ts";
import { toolOf } from "./look-up.ts";
import type { ExecutedCalls } from "./open-turn.ts";
import type { PendingCall, Turn } from "./turn.ts";

/**
 * What is stored with the yes for a call that changes something outside: that it may have arrived, and a claim. Null for any other
 * call.
 */
export function withClaim(turn: Pick<Turn, "packs">, { tool }: PendingCall): { args: JsonObject } | null {
  const writes = toolOf(turn, tool)?.writesOutside;
  return writes ? { args: { result: { ...writes.unheard, claim: crypto.randomUUID() } } } : null;
}

/**
 * Sends the calls that have just been claimed, one after the other, and puts what came of each in its claim's place. A claim of
 * another run stays what it says: nobody knows whether that one arrived, and it is not sent again.
 *
 * @param found what was stored for each call, with the claims of this run
 */
export async function sendClaimed(
  turn: Turn,
  pendingActionId: string,
  results: ExecutedCalls,
  found: readonly object[],
): Promise<ExecutedCalls> {
  const claims = new Set(
    found.flatMap((one) => claimOf((one as { args?: { result?: JsonObject } }).args?.result) ?? []),
  );
  const sent: ExecutedCalls = [];
  for (const call of results) {
    const claim = claimOf(call.result);
    const writes = toolOf(turn, call.tool)?.writesOutside;
    if (claim === undefined || !claims.has(claim) || !writes) {
      sent.push(call);
      continue;
    }
    const result = await writes.send(call.args, turn.outside, turn.toolContext, call.toolCallId);
    sent.push({ ...call, result: await finish(turn, pendingActionId, call.toolCallId, claim, result) });
  }
  return sent;
}

/** Where it cannot be stored what came of it, it is told all the same. */
async function finish(
  { client }: Turn,
  pendingActionId: string,
  toolCallId: string,
  claim: string,
  result: OutsideResult,
): Promise<OutsideResult> {
  try {
    await callRpc(client, "finish_outside_call", {
      pending_action_id: pendingActionId,
      tool_call_id: toolCallId,
      claim,
      result,
    });
  } catch (error) {
    logFailure("what came of a call outside was not stored", error);
  }
  return result;
}

function claimOf(result: JsonObject | undefined): string | undefined {
  return typeof result?.claim === "string" ? result.claim : undefined;
}

/** A result as it is told: whose claim it was is nobody's concern. */
export function withoutClaim({ claim: _, ...result }: JsonObject): JsonObject {
  return result;
}
