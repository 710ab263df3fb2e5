import { readReply } from "../commands/confirmation.ts";
import type { Sentence } from "../sentences.ts";
import type { Clause } from "./clauses.ts";
import { DENIED_PART, DENIES, DOUBTS, GOES_BACK, GOVERNS, OTHERS_WORDS, PARTS, TURNS_DOWN } from "./fault-words.ts";
import { findOrderWords, type FoundOrder } from "./order-words.ts";

/** The order that is meant: the clause it stands in, and from which word of the sentence to which. */
export interface Meant {
  order: FoundOrder;
  clause: Clause;
  from: number;
  to: number;
  /** What is read for faults: the order's words, of a correction all that was quoted. */
  core: Stretch;
}

export interface Stretch {
  from: number;
  to: number;
}

/**
 * The clause of an order or of what is said instead of it, with a yes before it and an order behind it, and with what stands beside these
 * that is about them: a condition, a doubt, a bare "não", a "mas só se …".
 */
export function nearbyWords(sentence: Sentence, { core, to, order }: Meant): Stretch {
  const stretches = stretchesOf(sentence, core);
  const textAt = (at: number) =>
    sentence.words.slice(stretches[at]?.from ?? 0, stretches[at]?.to ?? 0).map(({ plain }) => plain).join(" ");
  const isAgreed = order.act === "agree";
  let first = stretches.findIndex((stretch) => stretch.to > core.from);
  let last = stretches.findLastIndex((stretch) => stretch.from < core.to);
  while (first > 0 && readReply(textAt(first - 1)) === "confirm") first--;
  if (isAgreed && findOrderWords(textAt(last + 1).split(" "))?.act === "record") last++;
  const [lead, rest] = [textAt(first - 1), textAt(last + 1)];
  if (
    GOVERNS.test(lead) || DOUBTS.test(lead) || isAgreed && isDenial(lead) || core.to > to && OTHERS_WORDS.test(lead)
  ) first--;
  if (GOES_BACK.test(rest) || DOUBTS.test(`, ${rest}`) || isDenial(rest)) last++;
  return { from: stretches[first]?.from ?? core.from, to: stretches[last]?.to ?? core.to };
}

/** "não agora", "mas não", "o valor tá errado": said of what stands beside it. */
function isDenial(text: string): boolean {
  return TURNS_DOWN.test(text.replace(/^(?:so )?(?:que |mas )/, "")) ||
    DENIED_PART.test(text) && (DENIES.test(text) || /\berrad[oa]\b/.test(text));
}

/** "… que foi caro", "… antes que eu esqueça", but not "claro que não". */
function isReason(word: string, next: string): boolean {
  return word === "que" && !DENIES.test(next) || word === "antes" && next === "que";
}

/** A sentence parted at its marks and joints; behind the order also where a "que" tells more of a thing. */
function stretchesOf({ words }: Sentence, core: Stretch): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const close = (to: number, next: number) => {
    if (to > from) stretches.push({ from, to });
    from = next;
  };
  for (const [at, { plain, isMark }] of words.entries()) {
    if (isMark || PARTS.test(plain)) close(at, at + 1);
    else if (at >= core.to && isReason(plain, words[at + 1]?.plain ?? "")) close(at, at);
  }
  close(words.length, words.length);
  return stretches;
}
