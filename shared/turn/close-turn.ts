import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure } from "../database/domain-error.ts";
import type { UiPart } from "./transcript.ts";
import type { PendingAction, Turn, TurnResult } from "./turn.ts";

/** What a client is told about a turn besides its words. */
export interface TurnMetadata {
  route: TurnResult["route"];
  outcome: TurnResult["outcome"];
  skills: string[];
  modelCalls: number;
  usage: TurnResult["usage"];
  noop?: true;
  pendingAction?: Omit<PendingAction, "skills" | "kind"> & { tool: string; args: Record<string, unknown> };
}

/** The answer of a turn, as stored for a repeat of its request. */
export interface TurnAnswer {
  message: { id: string; role: "assistant"; parts: UiPart[]; metadata: TurnMetadata };
  metadata: TurnMetadata;
}

const RETRY_PAUSES_MS = [200, 800];

/**
 * Second round trip: stores messages, answer, usage, decision and pending action in one transaction.
 *
 * @throws DomainError `stale_turn` when another attempt has taken the turn over: nothing is written
 */
export async function closeTurn(turn: Turn): Promise<TurnAnswer> {
  const { result, transcript } = turn;
  const answer = composeAnswer(turn);
  const measured = turn.measures.soFar(transcript);
  await retryWhileAway(() =>
    callRpc(turn.client, "close_turn", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      outcome: result.outcome,
      route: result.route,
      skills: result.skills,
      messages: transcript.messages,
      answer,
      model_calls: result.modelCalls,
      usage: result.usage,
      pending_action: result.pendingAction ?? null,
      decision: result.decision ?? null,
      insight_id: result.shownInsight ?? null,
      reminder_ids: result.shownReminders ?? null,
      measures: { ...measured, roundTrips: turn.measures.roundTrips + 1 },
    })
  );
  return answer;
}

/** The answer that a turn comes to, once all is said. */
export function composeAnswer({ result, transcript }: Pick<Turn, "result" | "transcript">): TurnAnswer {
  transcript.finishStep();
  const metadata = turnMetadata(result);
  return { message: { id: transcript.messageId, role: "assistant", parts: transcript.uiParts, metadata }, metadata };
}

/** Tries again when the database is away for an instant: an answer that was already streamed is at stake. A close that got through before is recognised. */
async function retryWhileAway<T>(close: () => Promise<T>): Promise<T> {
  for (const pause of RETRY_PAUSES_MS) {
    try {
      return await close();
    } catch (error) {
      if (!(error instanceof DatabaseFailure) || error.reason !== "unavailable") throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return await close();
}

function turnMetadata({ route, outcome, skills, modelCalls, usage, noop, ...result }: TurnResult): TurnMetadata {
  const metadata = { route, outcome, skills, modelCalls, usage, ...(noop && { noop }) };
  const pendingAction = result.pendingAction ?? result.standing;
  const first = pendingAction?.calls[0];
  if (!pendingAction || !first) return metadata;
  const { id, offer, choices, expiresAt } = pendingAction;
  const calls = pendingAction.calls.map(({ toolCallId, tool, args }) => ({ toolCallId, tool, args }));
  return {
    ...metadata,
    pendingAction: {
      id,
      calls,
      tool: first.tool,
      args: first.args,
      offer,
      ...(choices && { choices: choices.map(({ label, toolCallId, args }) => ({ label, toolCallId, args })) }),
      expiresAt,
    },
  };
}
