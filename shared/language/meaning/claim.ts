import { SPLITS_SENTENCE } from "../orders/fault-words.ts";
import { plainBetween, type Sentence } from "../sentences.ts";
import { ONE_PERSON } from "../somebody.ts";
import { contentStems } from "./meaning.ts";
import type { Quotation } from "./quote.ts";
import { meanSame } from "./same-meaning.ts";

/** What would be kept: a sentence without its subject, and whom it is about, if not the one who tells it. */
export interface ToldBelief {
  content: string;
  person?: string | null;
  /** It says who somebody is. That may stand in a question or behind a doubt: "será que a Ana, minha irmã, vem?" */
  isIntroduction?: boolean;
  /** It is the words of a record, without a verb of its own: "64,80 farmácia". */
  isRecord?: boolean;
}

/** A sentence that says what would be kept. */
export interface BeliefClaim {
  sentence: Sentence;
  /** Its place among the sentences of the message. */
  index: number;
  /** The indexes of the words that say it. */
  words: readonly number[];
  /** The part of the sentence in which they stand, and those before and behind it. */
  stretch: Stretch;
  before: Stretch | undefined;
  behind: Stretch | undefined;
  /** The words of the part that stand before those that say it. */
  lead: string;
  belief: ToldBelief;
}

interface Stretch {
  from: number;
  to: number;
  plain: string;
  /** Whether an "e" joins it to the part before. */
  isJoined: boolean;
}

/**
 * The sentences that say what would be kept, those with most of its words: within the quote, or, where it has none of them, in the
 * sentence around it. Where no word of it was said, as in "aceitei!", the quote itself.
 */
export function findClaims(
  sentences: readonly Sentence[],
  { start, end, sentence }: Quotation,
  belief: ToldBelief,
  text: string,
): BeliefClaim[] {
  const stems = contentStems(belief.content);
  const around = text.lastIndexOf(sentence, start);
  const quoted = wordsBetween(sentences, start, end);
  const found = [quoted, wordsBetween(sentences, around, around + sentence.length)]
    .map((touched) => touched.map((one) => ({ ...one, words: one.words.filter((at) => says(one.at(at), stems)) })))
    .find((touched) => touched.some(({ words }) => words.length > 0)) ?? quoted;
  const most = Math.max(...found.map(({ words }) => words.length));
  return found.filter(({ words }) => words.length === most)
    .map(({ index, words }) => claimOf(sentences[index]!, index, words, belief, text));
}

/** The words of each sentence that stand between two places of the text. */
function wordsBetween(sentences: readonly Sentence[], start: number, end: number) {
  return sentences.flatMap(({ words }, index) => {
    const between = words.flatMap((word, at) => word.start < end && word.end > start && !word.isMark ? [at] : []);
    return between.length > 0 ? [{ index, words: between, at: (at: number) => words[at]!.plain }] : [];
  });
}

export function says(word: string, stems: readonly string[]): boolean {
  return contentStems(word).some((said) => stems.some((stem) => meanSame(stem, said)));
}

function claimOf(sentence: Sentence, index: number, words: number[], belief: ToldBelief, text: string): BeliefClaim {
  const stretches = stretchesOf(sentence, text);
  const countIn = ({ from, to }: Stretch) => words.filter((at) => at >= from && at < to).length;
  const most = Math.max(...stretches.map(countIn));
  const place = stretches.findIndex((stretch) => countIn(stretch) === most);
  const stretch = stretches[place]!;
  const first = words.find((at) => at >= stretch.from) ?? stretch.from;
  return {
    sentence,
    index,
    words,
    stretch,
    before: stretches[place - 1],
    behind: stretches[place + 1],
    lead: plainBetween(sentence, stretch.from, first),
    belief,
  };
}

const ONLY_SOMEONE = new RegExp(`^(?:e )?${ONE_PERSON}(?: \\w+)?$`);

/** Splits a sentence at its marks and conjunctions. "é" is no "e", and "a Ana e alérgica" is one part. */
function stretchesOf({ words }: Sentence, text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let isJoined = false;
  const plainOf = (start: number, to: number) => words.slice(start, to).map(({ plain }) => plain).join(" ");
  const close = (to: number, by: string) => {
    if (to > from) stretches.push({ from, to, plain: plainOf(from, to), isJoined });
    from = to + 1;
    isJoined = by === "e";
  };
  for (const [at, { plain, isMark, start, end }] of words.entries()) {
    const isAnd = plain === "e" && text.slice(start, end).toLowerCase() === "e" &&
      !ONLY_SOMEONE.test(plainOf(from, at));
    if (isMark || isAnd || plain !== "e" && SPLITS_SENTENCE.test(plain)) close(at, plain);
  }
  close(words.length, "");
  return stretches;
}
