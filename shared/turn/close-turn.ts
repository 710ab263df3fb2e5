import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure } from "../database/domain-error.ts";
import type { JsonObject } from "../tools/definition.ts";
import { MOST_WAITING, type NewProposal, type Proposal } from "./offer/proposal.ts";
import type { TurnRecord } from "./record.ts";
import type { KeptItem, TurnOutcome, TurnRoute, TurnUsage, WrittenCall } from "./reply.ts";
import type { UiPart } from "./transcript.ts";
import type { Turn } from "./turn.ts";

/** What waits for the person's answer, as a client is told. */
export interface WaitingAction {
  id: string;
  toolCallId: string;
  tool: string;
  args: JsonObject;
  offer: string;
  choices?: { label: string; args: JsonObject }[];
  /** ISO 8601 */
  since: string;
  expiresAt: string;
  /** It was asked in another conversation of the person; it can be answered in this one as well. */
  elsewhere?: true;
}

/** What a client is told about a turn besides its words. */
export interface TurnMetadata {
  route: TurnRoute;
  outcome: TurnOutcome;
  skills: string[];
  modelCalls: number;
  usage: TurnUsage;
  noop?: true;
  /** The tray after the turn, of the person's other conversations too; left out where nothing waits. */
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
 * Second round trip: stores messages, answer, usage, decision and proposals in one transaction.
 *
 * @throws DomainError `stale_turn` when another attempt has taken the turn over: nothing is written
 */
export async function closeTurn(turn: Turn, record: TurnRecord): Promise<TurnAnswer> {
  const answer = composeAnswer(record, turn.opened.context.tray);
  const measured = turn.measures.soFar(record.messages);
  await retryWhileAway(() =>
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

/** The answer that a turn comes to, once all is said. @param tray what waited as it began */
export function composeAnswer(record: TurnRecord, tray: readonly Proposal[]): TurnAnswer {
  const { transcript } = record;
  transcript.finishStep();
  const metadata = turnMetadata(record, tray);
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

function turnMetadata(record: TurnRecord, tray: readonly Proposal[]): TurnMetadata {
  const { route, outcome, skills, modelCalls, usage, noop, written, kept } = record;
  const gone = new Set([...record.resolved, ...[...record.tray.decided, ...record.settled].map(({ id }) => id)]);
  // As the next turn counts them: what was asked in other conversations comes last.
  const remaining = tray.filter(({ id }) => !gone.has(id));
  const own = [...remaining.filter(({ isElsewhere }) => !isElsewhere), ...record.proposed];
  const elsewhere = remaining.filter(({ isElsewhere }) => isElsewhere).slice(0, Math.max(0, MOST_WAITING - own.length));
  const waiting = [...own, ...elsewhere].map(asWaiting);
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

function asWaiting(proposal: Proposal | NewProposal): WaitingAction {
  const { id, toolCallId, tool, args, offer, choices, since, expiresAt } = proposal;
  return {
    id,
    toolCallId,
    tool,
    args,
    offer,
    ...(choices && { choices: choices.map(({ label, args }) => ({ label, args })) }),
    since,
    expiresAt,
    ...("isElsewhere" in proposal && proposal.isElsewhere && { elsewhere: true as const }),
  };
}
