import { readFigures } from "../figures/figures.ts";
import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findQuotation } from "./quote.ts";
import { readTelling } from "./telling.ts";
import { clausesAbout } from "../orders/answer-clauses.ts";
import { QUESTION_WORD, REPORTED_SPEECH } from "../orders/fault-words.ts";
import { readAnswer } from "../orders/order.ts";

/** The words and figures by which a message may name a record. */
interface RecordWords {
  /** `meaningStems` */
  stems: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

/**
 * Whether a message tells a record as something that is so, in the person's own words: "gastei 50 no mercado". It does not where the
 * clauses about the record deny, doubt, ask, imagine or quote it: "não registra os 50 do mercado", "quanto seria 50 no mercado?".
 *
 * @param today `YYYY-MM-DD`
 */
export function isToldPlainly(message: string, words: RecordWords, today: string): boolean {
  const folded = withoutTag(fold(message));
  const about = clausesAbout(folded, words.stems, today, { isNew: true });
  const named = about.filter((clause) => namesRecord(clause, words, today));
  return named.length > 0 && !about.some((clause) => NOT_ME.test(clause)) &&
    named.every((clause) => isPlain(folded, clause, words));
}

function namesRecord(clause: string, { stems, numbers }: RecordWords, today: string): boolean {
  return meaningStems(clause).some((stem) => stems.has(stem)) ||
    readFigures(clause, today).some((figure) => figure.numbers.some((number) => numbers.has(number)));
}

/** "caro, né?": a question that asks nothing. */
function withoutTag(folded: string): string {
  return folded.replace(/,?\s*\b(?:ne|viu|hein|sabe)\s*\?+/g, ".");
}

/** "a Maria gastou 52, não eu" */
const NOT_ME = /^nao (?:fui )?eu$/;
/** Behind something that was done, why and when it was: "paguei 50 no mercado pq não tinha nada em casa". */
const DONE_AND_MORE = /^(.*\b(?:[a-z]+ei|foi|deu|veio)\b.*?) (?:pq|porque|pois|quando)\b.*$/;

function isPlain(folded: string, clause: string, { stems }: RecordWords): boolean {
  const told = clause.replace(DONE_AND_MORE, "$1");
  if (REPORTED_SPEECH.test(told) || QUESTION_WORD.test(told)) return false;
  const message = folded.replace(clause, told);
  const quotation = findQuotation(told, [message]);
  const content = told.split(" ").filter((word) =>
    /\d/.test(word) || meaningStems(word).some((stem) => stems.has(stem))
  );
  return readAnswer(message, told).found && quotation !== null &&
    readTelling(quotation, { content: content.join(" ") }).fault === null;
}
