import { asksToForget } from "../commands/memory-request.ts";
import { NEGATION, PROHIBITION, WAS_A_JOKE } from "../orders/fault-words.ts";
import { readSentences } from "../sentences.ts";
import { contentStems } from "./meaning.ts";

/** "era brincadeira kkk", "tava zoando" */
const JOKE_IN_PAST =
  /^(?:k+ |ah |eu )*(?:era|foi|estava|tava) (?=mentira|brincadeira|brinks|brincando|zoando|zuando|zoeira)/;
/** "na verdade não sou", "mentira, não tenho": a denial that names nothing is of what was said before. */
const DENIES_WHAT_WAS_SAID = /^(?:na (?:verdade|real)|mentira|ops|alias|pensando bem)\b/;

/** What a wish to forget says without naming anything: "apaga isso que eu falei, por favor". */
const NAMELESS_WISH = new Set(
  contentStems("esquece apaga para lembrar lembrando disse disso falei contei comentei favor"),
);

/**
 * Whether a message takes back what was told before it: a joke, a denial without a name, or the wish that it is not kept. "apaga a luz"
 * names something else.
 */
export function retracts(message: string, told: string): boolean {
  const named = contentStems(message).filter((stem) => !NAMELESS_WISH.has(stem));
  const isOfWhatWasTold = named.length === 0 || named.some((stem) => contentStems(told).includes(stem));
  return isOfWhatWasTold && asksToForget(message) || readSentences(message).some(({ plain }) => {
    if (WAS_A_JOKE.test(plain.replace(JOKE_IN_PAST, ""))) return true;
    if (PROHIBITION.test(plain) && contentStems(plain.replace(PROHIBITION, "")).length === 0) return true;
    return DENIES_WHAT_WAS_SAID.test(plain) && NEGATION.test(plain) &&
      contentStems(plain.replace(DENIES_WHAT_WAS_SAID, "")).length === 0;
  });
}
