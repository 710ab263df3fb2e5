import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure } from "../database/domain-error.ts";
import { MOST_WAITING, type Proposal } from "./offer/proposal.ts";
import { toWaitingAction, type WaitingAction } from "./offer/waiting-action.ts";
import type { TurnRecord } from "./record.ts";
import type { KeptItem, TurnOutcome, TurnRoute, TurnUsage, WrittenCall } from "./reply.ts";
import type { UiPart } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** What clients get about a turn in addition to its words. */
export interface TurnMetadata {
  route: TurnRoute;
  outcome: TurnOutcome;
  skills: string[];
  modelCalls: number;
  usage: TurnUsage;
  noop?: true;
  /** The tray after the turn, with that of the person's other conversations. Left out where nothing waits. */
  waiting?: WaitingAction[];
  kept?: KeptItem[];
  written?: WrittenCall[];
}

/** The answer of a turn, as stored for a repeat of its request. */
export interface TurnAnswer {
  message: { id: string; role: "assistant"; parts: UiPart[]; metadata: TurnMetadata };
  metadata: TurnMetadata;
}

const RETRY_PAUSES_MS = [200, 800];

/**
 * The turn's last round trip: stores messages, answer, usage and changes of the tray in one transaction.
 *
 * @throws DomainError `stale_turn` when another attempt has taken the turn over; nothing is written then
 */
export async function closeTurn(turn: Turn, record: TurnRecord): Promise<TurnAnswer> {
  const answer = composeAnswer(record, turn.opened.context.tray);
  const measured = turn.measures.soFar(record.messages);
  await retryWhileUnavailable(() =>
    callRpc(turn.client, "close_turn", {
      turn_id: turn.opened.id,
      attempt: turn.opened.attempt,
      outcome: record.outcome,
      route: record.route,
      skills: record.skills,
      messages: record.messages,
      answer,
      model_calls: record.modelCalls,
      usage: record.usage,
      tray: record.tray,
      insight_id: record.toldInsight ?? null,
      reminder_ids: record.toldReminders ?? null,
      measures: { ...measured, roundTrips: turn.measures.roundTrips + 1 },
    })
  );
  return answer;
}

/** The answer of a turn that has said everything. @param tray what waited when the turn began */
export function composeAnswer(record: TurnRecord, tray: readonly Proposal[]): TurnAnswer {
  const { transcript } = record;
  transcript.finishStep();
  const metadata = turnMetadata(record, tray);
  return { message: { id: transcript.messageId, role: "assistant", parts: transcript.uiParts, metadata }, metadata };
}

/**
 * Tries again when the database cannot be reached for a moment, since the answer was already streamed and would be lost. A close that
 * did get through before is recognised by the database.
 */
async function retryWhileUnavailable<T>(close: () => Promise<T>): Promise<T> {
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

function turnMetadata(record: TurnRecord, tray: readonly Proposal[]): TurnMetadata {
  const { route, outcome, skills, modelCalls, usage, noop, written, kept } = record;
  const answered = new Set([...record.resolved, ...[...record.tray.decided, ...record.settled].map(({ id }) => id)]);
  // In the order of the next turn's tray: proposals of other conversations come last.
  const remaining = tray.filter(({ id }) => !answered.has(id));
  const own = [...remaining.filter(({ isElsewhere }) => !isElsewhere), ...record.proposed];
  const elsewhere = remaining.filter(({ isElsewhere }) => isElsewhere).slice(0, Math.max(0, MOST_WAITING - own.length));
  const waiting = [...own, ...elsewhere].map(toWaitingAction);
  return {
    route,
    outcome,
    skills,
    modelCalls,
    usage,
    ...(noop && { noop }),
    ...(waiting.length > 0 && { waiting }),
    ...(kept.length > 0 && { kept }),
    ...(written.length > 0 && { written }),
  };
}
