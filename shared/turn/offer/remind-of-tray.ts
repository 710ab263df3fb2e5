import { joinWords } from "../../writing/join-words.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { withoutQuestions } from "./proposal.ts";
import { asItem } from "./propose.ts";

/** Turns in which a proposal is not spoken of, before it is named once more. */
const QUIET_TURNS = 4;

/**
 * Names once what has waited for a few turns, in a short line; never again. Only beside something that was recorded: whoever talks of
 * something else is not spoken over.
 */
export function remindOfTray({ opened: { context } }: Turn, record: TurnRecord): TurnEvent[] {
  if (record.written.length === 0 || record.proposed.length > 0 || record.tray.shown.length > 0) return [];
  const decided = new Set(record.settled.map(({ id }) => id));
  const waiting = withoutQuestions(context.tray).filter(({ id, isReminded, turnsSince }) =>
    !isReminded && turnsSince >= QUIET_TURNS && !decided.has(id)
  );
  if (waiting.length === 0) return [];
  const list = waiting.map(({ offer, choices }) =>
    choices ? `a escolha entre ${joinWords(choices.map(({ label }) => label))}` : asItem(offer)
  ).join("; ");
  return [
    { type: "reminded", ids: waiting.map(({ id }) => id) },
    { type: "say", text: `Quando quiser, ainda espera o seu sim: ${list}.` },
  ];
}
