import { joinWords } from "../../writing/join-words.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { withoutQuestions } from "./proposal.ts";
import { asListItem } from "./propose.ts";

/** After so many turns that did not name it, a proposal is named once more. */
const QUIET_TURNS = 4;

/**
 * Names in a short line the proposals that have waited for a few turns, each only once. Only in a turn that recorded something, so that it
 * does not interrupt talk about other things.
 */
export function remindOfTray({ opened: { context } }: Turn, record: TurnRecord): TurnEvent[] {
  if (record.written.length === 0 || record.proposed.length > 0 || record.tray.shown.length > 0) return [];
  const decided = new Set(record.settled.map(({ id }) => id));
  const waiting = withoutQuestions(context.tray).filter(({ id, isReminded, turnsSince }) =>
    !isReminded && turnsSince >= QUIET_TURNS && !decided.has(id)
  );
  if (waiting.length === 0) return [];
  const list = waiting.map(({ offer, choices }) =>
    choices ? `a escolha entre ${joinWords(choices.map(({ label }) => label))}` : asListItem(offer)
  ).join("; ");
  return [
    { type: "reminded", ids: waiting.map(({ id }) => id) },
    { type: "say", text: `Quando quiser, ainda espera o seu sim: ${list.replace(/\.$/, "")}.` },
  ];
}
