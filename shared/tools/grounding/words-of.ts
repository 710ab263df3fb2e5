import { fold } from "../../text/fold.ts";
import { MONTH_NAMES } from "../../text/calendar-day.ts";
import { scanNumbers } from "../../text/number.ts";
import { tokenize } from "../../text/tokenize.ts";
import { stemWord } from "../../text/stem-word.ts";

/** A word or number of a text as it is compared. */
export interface Word {
  text: string;
  stem: string;
  /** Value of a number in digits or words, or of a month's name. */
  value?: number;
  /** Written with a capital that no sentence start explains. */
  proper: boolean;
  /** Between the punctuation and conjunctions around it; counted from 0. */
  clause: number;
  /** Directly after "sem". */
  without: boolean;
}

const BOUNDARY = /^(?:[.,;:!?()]|mas|porem|porque|pois|e|embora|so|agora)$/;
const ARTICLE = /^(?:a|o|as|os|um|uma|nenhum|nenhuma)$/;

/** Words and numbers of a text in order. */
export function wordsOf(text: string): Word[] {
  const composed = text.normalize("NFC");
  const tokens = tokenize(fold(composed));
  const numbers = new Map(
    scanNumbers(tokens).filter((number) => !number.article).map((number) => [number.first, number]),
  );
  const words: Word[] = [];
  let clause = 0;
  let without = false;
  let opens = true;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const number = numbers.get(i);
    if (number === undefined && BOUNDARY.test(token.text)) {
      clause++;
      without = false;
    }
    if (/^(?!r\$)[a-z0-9]/.test(token.text)) {
      const initial = composed.charAt(token.start);
      words.push({
        text: token.text,
        stem: stemWord(token.text),
        value: number?.value ?? monthValue(token.text),
        proper: !opens && initial !== initial.toLowerCase(),
        clause,
        without,
      });
      if (number !== undefined) i = number.last;
      without = token.text === "sem" || (without && ARTICLE.test(token.text));
      opens = false;
    } else {
      opens = opens || /[.!?:]/.test(token.text);
    }
  }
  return words;
}

function monthValue(word: string): number | undefined {
  const index = MONTH_NAMES.indexOf(word);
  return index < 0 ? undefined : index + 1;
}
