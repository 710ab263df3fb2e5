import type { SaidWords } from "../../tools/said/unsaid-arguments.ts";
import type { Proposal } from "../offer/proposal.ts";
import type { Turn } from "../turn.ts";
import { evidenceFor } from "./evidence.ts";

/** What figures, dates and names of a write may rest on: this message, the one before, what it answers, and the profile. */
export function saidWords(turn: Turn, text: string, answered: readonly Proposal[] = []): SaidWords {
  const { context } = turn.opened;
  return {
    now: text,
    before: [
      ...context.recentUserMessages.slice(-1),
      ...answered.map(({ offer, args }) => `${offer} ${JSON.stringify(args)}`),
    ],
    // A name that was told earlier in the conversation may stand in a text; what it costs and when it is may not.
    known: [...evidenceFor(turn, text).known, ...context.said],
    today: turn.toolContext.today,
    nowLocal: context.now,
  };
}
