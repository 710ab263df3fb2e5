import { composeOffer } from "./compose-offer.ts";
import type { PreparedCall } from "./prepare-calls.ts";
import type { PendingAction, PendingCall, Turn } from "./turn.ts";

const PENDING_HOURS = 24;

/**
 * Offers prepared write calls, which stand in the transcript, instead of running them: says the offer and leaves the
 * pending action to be stored at the close. Calls that cannot be offered end here, with the reason said.
 */
export function offerCalls(turn: Turn, prepared: PreparedCall[], skills: string[]): void {
  const { transcript, result } = turn;
  const calls: PendingCall[] = [];
  const offers: string[] = [];
  // One question at a time: a second ambiguous call is asked about once the first is settled.
  let asked: Extract<PreparedCall, { status: "choose" }> | undefined;
  for (const one of prepared) {
    const { toolCallId, tool, args, replaces } = one.call;
    if (one.status === "ready") {
      calls.push({ toolCallId, tool, args: one.args, replaces });
      offers.push(one.offer);
    } else if (one.status === "choose") {
      calls.push({ toolCallId, tool, args, replaces, unresolved: true });
      asked ??= one;
    } else {
      transcript.end(toolCallId, tool, { type: "error-text", value: one.sentence });
      transcript.say(one.sentence);
    }
  }
  if (calls.length === 0) return;
  const offer = composeOffer({ offers, question: asked && { text: asked.question, choices: asked.choices } });
  const action: PendingAction = {
    id: crypto.randomUUID(),
    kind: "tool_calls",
    calls,
    choices: asked?.choices.map((choice) => ({ ...choice, toolCallId: asked.call.toolCallId })),
    offer,
    skills,
    expiresAt: new Date(Date.now() + PENDING_HOURS * 3_600_000).toISOString(),
  };
  transcript.say(offer);
  if (!asked) { for (const { toolCallId } of calls) transcript.requestApproval(toolCallId, action.id); }
  result.pendingAction = action;
}
