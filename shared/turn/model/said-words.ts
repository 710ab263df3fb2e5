import type { RunningCall } from "../../tools/said/call-values.ts";
import type { SaidWords } from "../../tools/said/unsaid-arguments.ts";
import type { Proposal } from "../offer/proposal.ts";
import type { Turn } from "../turn.ts";
import { collectEvidence } from "./evidence.ts";

/** A message, and all records that the model called for it in this turn: each figure of an order has to be in one of them. */
export interface MessageAndRecords {
  text: string;
  records: readonly RunningCall[];
}

/**
 * The words that figures, dates and names of a write may come from: this message, the one before, the proposals that it answers,
 * and the profile.
 */
export function collectSaidWords(turn: Turn, text: string, answered: readonly Proposal[] = []): SaidWords {
  const { context } = turn.opened;
  return {
    now: text,
    before: [
      ...context.recentUserMessages.slice(-1),
      ...answered.map(({ offer, args }) => `${offer} ${JSON.stringify(args)}`),
    ],
    // A name may come from any earlier message of the conversation; an amount or a date may not.
    known: [...collectEvidence(turn, text).known, ...context.said],
    today: turn.toolContext.today,
    nowLocal: context.now,
  };
}
