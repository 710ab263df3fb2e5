import { fold } from "../../shared/language/fold.ts";
import { ABBREVIATIONS } from "../language/abbreviations.ts";
import { spell } from "../language/spell.ts";

/** A text with corrected spelling, and a mapping back to the original. */
interface CorrectedText {
  text: string;
  /** The index in the original text. `end`: the index is the end of a word, and not its start. */
  original(index: number, end: boolean): number;
}

/** Laughter, which is removed because readers of values would trip over it. */
const LAUGHTER = /(?<!\p{L})(?:k{2,}|(?:rs){1,4}|(?:ha){2,}h?|(?:he){2,}|(?:ah){2,}a?)(?!\p{L})/giu;
const WORD = /\p{L}+/gu;
/** Words that come before a name. */
const BEFORE_NAME =
  /(?:^|[^\p{L}])(?:[oa]|[dn][oa]|pr[oa]|com|de|em|chama|é|ao|mãe|mae|pai|irmã|irmão|irma|irmao|amig[oa]|chefe)\s$/iu;

/** Corrects misspelt words, so that amounts, days and measures can be read. Names with a capital letter are not changed. */
export function correctText(said: string): CorrectedText {
  const written = said.replace(LAUGHTER, (laugh) => " ".repeat(laugh.length));
  const shifts: { from: number; to: number; writtenFrom: number; writtenTo: number }[] = [];
  let text = "";
  let done = 0;
  for (const match of written.matchAll(WORD)) {
    const word = match[0];
    const folded = fold(word).replace(/([a-z])\1{2,}/g, "$1");
    if (!/^[a-z]{4,}$/.test(folded)) continue;
    if (
      /^\p{Lu}\p{Ll}/u.test(word) && match.index > 0 &&
      BEFORE_NAME.test(written.slice(Math.max(0, match.index - 12), match.index))
    ) continue;
    if (ABBREVIATIONS.has(folded)) continue;
    const meant = spell(folded);
    if (meant === fold(word)) continue;
    text += written.slice(done, match.index);
    const from = text.length;
    text += meant;
    done = match.index + word.length;
    shifts.push({ from, to: text.length, writtenFrom: match.index, writtenTo: done });
  }
  text += written.slice(done);
  return { text, original: (index, end) => toWritten(shifts, index, end) };
}

function toWritten(
  shifts: readonly { from: number; to: number; writtenFrom: number; writtenTo: number }[],
  index: number,
  end: boolean,
): number {
  let shift = 0;
  for (const { from, to, writtenFrom, writtenTo } of shifts) {
    if (end ? index <= from : index < from) break;
    if (index < to || (end && index === to)) return end ? writtenTo : writtenFrom;
    shift = writtenTo - to;
  }
  return index + shift;
}
