import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { StoredMessage } from "../history/build-window.ts";
import type { Resolution } from "../intents/resolution.ts";
import { describeResolution } from "./describe-resolution.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import type { RoutedTurn } from "./route-turn.ts";
import type { PendingCall, Turn } from "./turn.ts";

type ExecutedCalls = NonNullable<OpenPendingAction["results"]>;
type Settling = Exclude<Resolution, "later">;
type SettledRoute = Extract<RoutedTurn, { kind: "resolve" | "resolved-before" }>;

/**
 * Carries out the answer to a question about memory, exactly once, and says what came of it. The question was text and no
 * tool call, so no call is shown or stored in the conversation.
 *
 * @returns the messages with what was said
 */
export async function settleQuestion(turn: Turn, routed: SettledRoute): Promise<StoredMessage[]> {
  const { pending } = routed;
  turn.result.skills = pending.skills;
  if (routed.kind === "resolved-before") {
    return sayResolved(turn, pending.results ?? [], pending.status === "confirmed" ? "confirmed" : "selected");
  }
  if (routed.resolution === "later") return leave(turn, pending, "rejected", "Tudo bem, deixo como está.");
  return await resolve(turn, pending, routed.resolution);
}

async function resolve(turn: Turn, pending: OpenPendingAction, resolution: Settling): Promise<StoredMessage[]> {
  // A yes runs the call as it was offered; everything else is one of the choices.
  const status = resolution === "use_new" ? "confirmed" : "selected";
  try {
    const results = await callRpc(turn.client, "confirm_pending_action", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      pending_action_id: pending.id,
      status,
      calls: pending.calls.map((call) => answered(call, resolution)),
    });
    return sayResolved(turn, results as ExecutedCalls, status);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    return leave(turn, pending, "dropped", "Isso já tinha sido resolvido na sua memória; não mudei nada.");
  }
}

function leave(turn: Turn, { id }: OpenPendingAction, status: "rejected" | "dropped", words: string): StoredMessage[] {
  turn.result.route = status;
  turn.result.decision = { id, status };
  return speak(turn, words);
}

function answered({ toolCallId, args }: PendingCall, resolution: Settling) {
  return resolution === "neither"
    ? { toolCallId, tool: "reject_contradiction", args: { item_id: args.item_id } }
    : { toolCallId, tool: "resolve_knowledge", args: { item_id: args.item_id, resolution } };
}

function sayResolved(turn: Turn, results: ExecutedCalls, route: "confirmed" | "selected"): StoredMessage[] {
  turn.result.route = route;
  const outcomes = results.flatMap(({ tool, result }) => describeResolution(tool, result) ?? []);
  return speak(turn, ["Obrigada por esclarecer!", ...outcomes].join(" "));
}

function speak({ transcript }: Turn, sentence: string): StoredMessage[] {
  transcript.startStep();
  const before = transcript.messages.length;
  transcript.say(sentence);
  return transcript.messages.slice(before);
}
