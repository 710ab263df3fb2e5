import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import { findTool } from "../tools/registry.ts";
import { offerWrites } from "./offer-writes.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import type { RoutedTurn } from "./route-turn.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { PendingCall, Turn, TurnResult, TurnRoute } from "./turn.ts";

type ExecutedCalls = NonNullable<OpenPendingAction["results"]>;
type SettledRoute = Exclude<RoutedTurn, { kind: "undo" | "model" }>;

/** Settles a turn that answers a pending action, by code alone: no model is called. */
export async function settlePending(turn: Turn, routed: SettledRoute, transcript: TurnTranscript): Promise<TurnResult> {
  const { pending } = routed;
  transcript.startStep();
  switch (routed.kind) {
    case "confirm":
      return await execute(turn, pending, pending.calls, "confirmed", transcript);
    case "confirmed-before":
      return answerResults(
        turn,
        pending,
        pending.results ?? [],
        pending.status === "selected" ? "selected" : "confirmed",
        transcript,
      );
    case "reject":
      deny(pending, "A pessoa disse não.", transcript);
      transcript.say("Tudo bem, não registrei nada.");
      return settled("rejected", pending, { decision: { id: pending.id, status: "rejected" } });
    case "correct":
      return await offerAgain(turn, pending, routed.calls, transcript);
    case "select": {
      const calls = pending.calls.map((call) =>
        call.toolCallId === routed.choice.toolCallId
          ? { ...call, args: routed.choice.args, unresolved: undefined }
          : call
      );
      if (calls.some((call) => call.unresolved)) return await offerAgain(turn, pending, calls, transcript);
      return await execute(turn, pending, calls, "selected", transcript);
    }
    case "ask-again":
      transcript.say(pending.offer);
      return settled("direct", pending);
  }
}

/** Runs all calls in one transaction, exactly once, and answers from the tools' own templates. */
async function execute(
  turn: Turn,
  pending: OpenPendingAction,
  calls: PendingCall[],
  status: "confirmed" | "selected",
  transcript: TurnTranscript,
): Promise<TurnResult> {
  try {
    const results = await callRpc(turn.client, "confirm_pending_action", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      pending_action_id: pending.id,
      status,
      calls: calls.map(({ toolCallId, tool, args }) => ({ toolCallId, tool, args })),
    });
    return answerResults(turn, pending, results as ExecutedCalls, status, transcript);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    for (const { toolCallId, tool, args } of calls) {
      transcript.endEarlier(toolCallId, tool, args, { type: "error-text", value: error.message });
    }
    transcript.say(`${error.message} Não gravei nada.`);
    return settled(status, pending, { decision: { id: pending.id, status: "dropped" } });
  }
}

function answerResults(
  turn: Turn,
  pending: OpenPendingAction,
  results: ExecutedCalls,
  route: "confirmed" | "selected",
  transcript: TurnTranscript,
): TurnResult {
  for (const { toolCallId, tool, args, result } of results) {
    transcript.endEarlier(toolCallId, tool, args, { type: "json", value: result });
  }
  const answers = results.map(({ tool, result }) => findTool(tool)?.answer(result, turn.toolContext) ?? "Feito.");
  transcript.say(answers.join("\n"));
  return settled(route, pending);
}

/** The old calls end as not run; the new ones, with ids of their own, are offered in their place. */
async function offerAgain(
  turn: Turn,
  pending: OpenPendingAction,
  calls: PendingCall[],
  transcript: TurnTranscript,
): Promise<TurnResult> {
  deny(pending, "A pessoa corrigiu o pedido.", transcript);
  const renewed = calls.map(({ tool, args }) => ({ toolCallId: crypto.randomUUID(), tool, args }));
  for (const { toolCallId, tool, args } of renewed) transcript.call(toolCallId, tool, args);
  const pendingAction = await offerWrites(turn, renewed, pending.skills, transcript);
  return settled("corrected", pending, { decision: { id: pending.id, status: "corrected" }, pendingAction });
}

function deny(pending: OpenPendingAction, reason: string, transcript: TurnTranscript): void {
  for (const { toolCallId, tool, args } of pending.calls) {
    transcript.endEarlier(toolCallId, tool, args, { type: "execution-denied", reason });
  }
}

function settled(route: TurnRoute, pending: OpenPendingAction, rest: Partial<TurnResult> = {}): TurnResult {
  return {
    route,
    outcome: "completed",
    skills: pending.skills,
    modelCalls: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
    ...rest,
  };
}
