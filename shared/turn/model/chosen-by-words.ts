import { readSelections } from "../../language/commands/selection.ts";
import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { clauseAround } from "../../language/orders/answer-clauses.ts";
import { NAMELESS_STEMS } from "../../language/orders/order-object.ts";
import type { TrayAnswer } from "../offer/answer-tray.ts";

/**
 * Whether the quoted words name the choice that the model read, and their clause does nothing else: "a do sítio", "paguei a do sítio
 * ontem"; not "a do sítio é a minha irmã que paga".
 */
export function choosesBy(answer: TrayAnswer, text: string, quote: string, context: { today: string }): boolean {
  if (answer.decision !== "choose" || !namesChoice(answer, quote, context)) return false;
  const clause = clauseAround(text, quote);
  const { offer, choices = [] } = answer.proposal;
  const known = new Set(meaningStems([offer, ...choices.map(({ label }) => label)].join(" ")));
  return namesChoice(answer, clause, context) ||
    meaningStems(clause).every((stem) => known.has(stem) || NAMELESS_STEMS.has(stem));
}

/** Whether the quoted words, or a part of them, name the choice that the model read, and no other of the list. */
function namesChoice(answer: TrayAnswer, quote: string, { today }: { today: string }): boolean {
  if (answer.decision !== "choose") return false;
  const all = answer.proposal.choices ?? [];
  const [whole, ...parts] = [quote, ...quote.split(/[,.;!?\n]+\s*|\s+e\s+/)].map((part) =>
    readSelections(fold(part), all, today)?.map((index) => all[index]!.label)
  );
  const read = whole ?? [...new Set(parts.flatMap((labels) => labels ?? []))];
  return read.length === answer.choices.length && answer.choices.every(({ label }) => read.includes(label));
}

/** Whether a message has a word of the choice that the model read which no other of the list has: "paga a internet celular". */
export function namesOnlyChoice(answer: TrayAnswer, text: string): boolean {
  if (answer.decision !== "choose") return false;
  const { choices, proposal } = answer;
  const stemsOf = (some: readonly { label: string }[]) => some.flatMap(({ label }) => meaningStems(label));
  const own = stemsOf(choices);
  const others = stemsOf((proposal.choices ?? []).filter((one) => !choices.includes(one)));
  const said = meaningStems(text);
  const isOnlyIn = (these: readonly string[], those: readonly string[]) =>
    said.some((stem) => these.includes(stem) && !those.includes(stem));
  return isOnlyIn(own, others) && !isOnlyIn(others, own);
}
