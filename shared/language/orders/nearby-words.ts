import { readReply } from "../commands/confirmation.ts";
import type { Sentence } from "../sentences.ts";
import { type Clause, isFoldedVerb } from "./clauses.ts";
import {
  DOUBT,
  LIMITS_WHAT_FOLLOWS,
  LIMITS_WHAT_PRECEDES,
  NAMES_WHAT_IT_IS_NOT,
  NEGATION,
  REFUSAL,
  REPORTED_SPEECH,
  SPLITS_SENTENCE,
  STARTS_WITH_OTHER_THING,
  STARTS_WITH_PART_OF_RECORD,
} from "./fault-words.ts";
import type { FoundOrder } from "./order-verbs.ts";
import { findOrderWords } from "./order-words.ts";

/** An order or a yes in its sentence: in which clause, and from which word of the sentence up to which. */
export interface OrderInSentence {
  order: FoundOrder;
  clause: Clause;
  from: number;
  to: number;
  /** The words that must be free of faults: those of the order, or, in a correction, everything that was quoted. */
  checked: Stretch;
}

/** Some words of a sentence, from index `from` up to before `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The words around an order in which a fault counts: its own stretch of the sentence, a yes right before it, an order right behind it,
 * and a neighbouring stretch that limits them: a condition, a doubt, a bare "não", "mas só se …".
 */
export function nearbyWords(sentence: Sentence, { checked, to, order }: OrderInSentence): Stretch {
  const stretches = splitIntoStretches(sentence, checked);
  const textOf = (stretch: Stretch | undefined) =>
    sentence.words.slice(stretch?.from ?? 0, stretch?.to ?? 0).map(({ plain }) => plain).join(" ");
  const isYes = order.act === "agree";
  let first = stretches.findIndex((stretch) => stretch.to > checked.from);
  let last = stretches.findLastIndex((stretch) => stretch.from < checked.to);
  while (first > 0 && readReply(textOf(stretches[first - 1])) === "confirm") first--;
  const next = textOf(stretches[last + 1]);
  // "sim, mas o presente põe em lazer, não é compra" denies something of the present, and not the yes.
  if (isYes && findOrderWords(next.split(" "))?.act === "record" && !STARTS_WITH_OTHER_THING.test(next)) last++;

  const before = textOf(stretches[first - 1]);
  const isBeforeRelevant = LIMITS_WHAT_FOLLOWS.test(before) || DOUBT.test(before) || isYes && isDenial(before) ||
    checked.to > to && REPORTED_SPEECH.test(before);
  const behind = textOf(stretches[last + 1]);
  const isBehindRelevant = LIMITS_WHAT_PRECEDES.test(behind) || DOUBT.test(`, ${behind}`) ||
    isDenial(behind) && !(order.act === "record" && NAMES_WHAT_IT_IS_NOT.test(behind));
  if (isBeforeRelevant) first--;
  if (isBehindRelevant) last++;
  return { from: stretches[first]?.from ?? checked.from, to: stretches[last]?.to ?? checked.to };
}

/** "não agora", "mas não", "o valor tá errado": a stretch that denies its neighbour. */
function isDenial(text: string): boolean {
  return REFUSAL.test(text.replace(/^(?:so )?(?:que |mas )/, "")) ||
    STARTS_WITH_PART_OF_RECORD.test(text) && (NEGATION.test(text) || /\berrad[oa]\b/.test(text));
}

/** "… que foi caro", "… antes que eu esqueça"; but "claro que não" denies, and "assim que eu sair" is a condition. */
function startsReason(before: string, word: string, next: string): boolean {
  if (word === "que" && /^(?:assim|ate|sempre|vez)$/.test(before)) return false;
  return word === "que" && !NEGATION.test(next) || word === "antes" && next === "que";
}

/** Splits a sentence at its marks and conjunctions; behind the order also at a "que" that tells more about a thing. */
function splitIntoStretches({ words }: Sentence, checked: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const close = (to: number, nextFrom: number) => {
    if (to > from) stretches.push({ from, to });
    from = nextFrom;
  };
  for (const [at, { plain, isMark }] of words.entries()) {
    if (isMark || SPLITS_SENTENCE.test(plain) && !isFoldedVerb(words, at)) close(at, at + 1);
    else if (at >= checked.to && startsReason(words[at - 1]?.plain ?? "", plain, words[at + 1]?.plain ?? "")) {
      close(at, at);
    }
  }
  close(words.length, words.length);
  return stretches;
}
