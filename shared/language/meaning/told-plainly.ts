import { readFigures } from "../figures/figures.ts";
import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findQuotation } from "./quote.ts";
import { readTelling } from "./telling.ts";
import { splitIntoClauses } from "../orders/answer-clauses.ts";
import { QUESTION_WORD, REPORTED_SPEECH, STARTS_WITH_WHY_OR_HOW } from "../orders/fault-words.ts";
import type { OrderFault } from "../orders/order-faults.ts";
import { readAnswer } from "../orders/order.ts";

/** The words and figures by which a message may name a record. */
export interface RecordWords {
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
  if (message.length > LONGEST_MESSAGE) return false;
  const folded = withoutTag(fold(message));
  const named = clausesNaming(folded, words, today);
  return named.length > 0 && named.length <= MOST_CLAUSES &&
    !splitIntoClauses(folded).some((clause) => NOT_ME.test(clause)) &&
    named.every((clause) => isPlain(folded, clause, words));
}

/** Longer messages, and those that speak of one record over and over, are asked about: for each clause the message is read again. */
const LONGEST_MESSAGE = 1000;
const MOST_CLAUSES = 6;

/** The clauses of a folded message that name a record, by a word or a figure. */
export function clausesNaming(folded: string, words: RecordWords, today: string): string[] {
  const clauses = splitIntoClauses(folded);
  const isNamed = (clause: string) => meaningStems(clause).some((stem) => words.stems.has(stem));
  // "o lembrete é pra 15h, e paguei 15 no uber": where words name it, the hour of something else does not.
  const mayBeTime = !clauses.some(isNamed);
  return clauses.filter((clause) => isNamed(clause) || hasFigure(clause, words, today, mayBeTime));
}

function hasFigure(clause: string, { numbers }: RecordWords, today: string, mayBeTime: boolean): boolean {
  return readFigures(clause, today).some((figure) => {
    const { numbers: plain, amounts, minutes, quantities, times, dates } = figure;
    const isTime = times.length + dates.length > 0 && !figure.isMoney;
    return (mayBeTime || !isTime) &&
      [...plain, ...amounts, ...minutes, ...minutes.map((one) => one / 60), ...quantities].some((one) =>
        numbers.has(one)
      );
  });
}

/** "caro, né?": a question that asks nothing. */
export function withoutTag(folded: string): string {
  return folded.replace(/,?\s*\b(?:ne|viu|hein|sabe)\s*\?+/g, ".");
}

/** "a Maria gastou 52, não eu" */
const NOT_ME = /^nao (?:fui )?eu$/;
/** Behind something that was done, why and when it was: "paguei 50 no mercado pq não tinha nada em casa". */
const DONE_AND_MORE = /^(.*\b(?:[a-z]+ei|foi|deu|veio)\b.*?) (?:pq|porque|pois|quando)\b.*$/;

function isPlain(folded: string, clause: string, { stems }: RecordWords): boolean {
  const told = clause.replace(DONE_AND_MORE, "$1");
  if (REPORTED_SPEECH.test(told) || QUESTION_WORD.test(told) || STARTS_WITH_WHY_OR_HOW.test(told)) return false;
  const message = folded.replace(clause, () => told);
  const quotation = findQuotation(told, [message]);
  const content = told.split(" ").filter((word) =>
    /\d/.test(word) || meaningStems(word).some((stem) => stems.has(stem))
  );
  const telling = quotation && readTelling(quotation, { content: content.join(" "), isRecord: true });
  if (telling === null || telling.fault !== null || telling.isUnsure) return false;
  const reading = readAnswer(message, told);
  // "apaga os 50 do mercado", "me lembra de pagar": an order of something else tells no record.
  if (reading.found) return reading.kind !== "order" || reading.act === "record";
  // "gastei 50 no mercado, acho caro": a remark beside what the person did takes nothing of it back.
  return DID.test(told) && MAY_STAND_BESIDE.has(reading.reason) && readAnswer(told, told).found;
}

/** A verb of the past in the first person. */
const DID = /\b[a-z]{2,}ei\b/;
/** Faults of other clauses that change nothing of what was done. */
const MAY_STAND_BESIDE = new Set<OrderFault>(["doubted", "conditional", "question", "postponed"]);
