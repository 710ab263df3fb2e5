import { readFigures } from "../figures/figures.ts";
import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { findQuotation } from "./quote.ts";
import { readTelling } from "./telling.ts";
import { clausesAbout } from "../orders/answer-clauses.ts";
import { QUESTION_WORD, REPORTED_SPEECH, STARTS_WITH_WHY_OR_HOW } from "../orders/fault-words.ts";
import type { OrderFault } from "../orders/order-faults.ts";
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

/**
 * Whether a message that tells a record plainly tells money that was spent now: by a verb of the past in the first person or without a
 * person ("gastei", "deu"), or without any verb ("mercado 50"). Wishes, plans, habits, debts, prices, what came back, what somebody else
 * paid and what is known already are none: "ia gastar 50", "o mercado devolveu 50", "os 50 do mercado".
 */
export function isSpent(message: string, words: RecordWords, today: string): boolean {
  const folded = fold(message);
  if (PAID_BY_ANOTHER.test(folded)) return false;
  const named = clausesAbout(folded, words.stems, today, { isNew: true })
    .filter((clause) => namesRecord(clause, words, today));
  return named.every((clause) => !NOT_SPENT.test(clause) && (SPENT.test(clause) || !HAS_OTHER_VERB.test(clause)));
}

const SPENT = new RegExp(
  String
    .raw`\b(?:[a-z]{2,}ei|fui|fiz|dei|perdi|bebi|comi|sai|pedi|tive|usamos|[a-z]+amos|foi|foram|deu|deram|custou|custaram|saiu|` +
    String.raw`sairam|ficou|ficaram|levou|veio|vieram|cobrou|cobraram|teve|passou|acabei de|acabei [a-z]+ndo)\b`,
);
const NOT_SPENT = new RegExp(
  [
    // A wish, a plan, a near miss.
    String
      .raw`\b(?:quase|por pouco|ia|iria|vou|vai|vamos|quero|queria|preciso|pretendo|penso|deixei de|evitei|falta|faltam|tenho que|tem que|` +
    String.raw`ainda tenho|so tenho|cheguei a|[a-z]{3,}ria)\b`,
    // A habit, a limit, an average.
    String
      .raw`\b(?:costumo|geralmente|normalmente|sempre|em media|tod[oa]s? (?:mes|semana|dia|ano)|por (?:semana|mes)|meta|limite|orcamento|proibid[oa])\b`,
    // The other direction, or a debt.
    String
      .raw`\b(?:devolv|reembols|estorn|receb|ganh|economiz|descont|reserv|separ|empresta|ach(?:ei|ou) \d)[a-z]*\b|\b(?:me (?:deu|deram|pagou)|dev(?:o|endo|e|ia))\b`,
    // Known already: "os 50 do mercado", "o mercado de 50".
    String.raw`\b(?:os|aqueles|esses|dos|daqueles|desses|nesses) (?:r\$ ?)?\d|^(?:o|a) [a-z]+ de \d`,
  ].join("|"),
);
const HAS_OTHER_VERB = new RegExp(
  String
    .raw`\b(?:esta|ta|sao|custa|custam|gast(?:a|am|ar|ava|avam)|pag(?:a|o|ar|am)|pode|posso|tem|tenho|faz|fazer|cri[ae]r?|` +
    String.raw`corrige|muda|apaga|tira|cancela|lembra|sugere|ajuda|registrei|pediu|diz|gastou|pagou|deixou|foi eu)\b`,
);
const PAID_BY_ANOTHER =
  /\b(?:pagou|pagaram|gastou|gastaram|comprou|compraram|bancou)\b|\bnao (?:fui eu|foi meu|foi minha)\b/;

function isPlain(folded: string, clause: string, { stems }: RecordWords): boolean {
  const told = clause.replace(DONE_AND_MORE, "$1");
  if (REPORTED_SPEECH.test(told) || QUESTION_WORD.test(told) || STARTS_WITH_WHY_OR_HOW.test(told)) return false;
  const message = folded.replace(clause, told);
  const quotation = findQuotation(told, [message]);
  const content = told.split(" ").filter((word) =>
    /\d/.test(word) || meaningStems(word).some((stem) => stems.has(stem))
  );
  const telling = quotation && readTelling(quotation, { content: content.join(" ") });
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
