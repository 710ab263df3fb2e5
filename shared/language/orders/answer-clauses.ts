import { remember } from "../remember.ts";
import { readFigures } from "../figures/figures.ts";
import { numberWord } from "../figures/number-word.ts";
import { fold } from "../fold.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { kindsNamed } from "../record-nouns.ts";
import { NAMELESS_STEMS } from "./order-object.ts";
import { findOrderWords } from "./order-words.ts";
import { readOrder } from "./order.ts";

/** A smiley ends a sentence as well: "deu diabetes :( gastei 64,80". */
const SENTENCE_END = /(?::['-]?[()/]|\.(?!\d)|[;!?\n])+/;
const CONNECTOR = /(,(?!\d)|\s(?:e|mas|porem|so que)\s)/;
/** Behind an "e" that connects no clauses: "6 e meia"; and folded, "é" is "e" as well: "o mercado é que foi 50". */
const BELONGS_TO_E = /^(?:mei[oa]|que)\b/;
/** "nov e dez" */
const MONTH = /^(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\b/;
const MONTH_BEFORE = /\b(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)$/;
/** "não é 9000", "a consulta é dia 3": behind such an "e" a figure comes first. */
const FIGURE_FIRST = /^(?:(?:de|as?|dia|por|r\$) ?)*\d/;

/** Splits a folded sentence into clauses; every second part of the result is the connector between two clauses. */
function splitAtConnectors(sentence: string): string[] {
  const parts: string[] = [];
  const split = sentence.split(CONNECTOR);
  for (let at = 0; at < split.length; at += 2) {
    const [connector = "", part = ""] = [split[at - 1], split[at]];
    const before = parts.at(-1);
    const isWithinClause = connector === " e " && before !== undefined &&
      (BELONGS_TO_E.test(part) || MONTH_BEFORE.test(before) && MONTH.test(part) ||
        FIGURE_FIRST.test(part) && !/\d/.test(before) || isOneNumber(before, part));
    if (isWithinClause) parts[parts.length - 1] = before + connector + part;
    else parts.push(...(at > 0 ? [connector] : []), part);
  }
  return parts;
}

/** "sessenta e dois", "mil e duzentos", "81 quilos e 400" */
function isOneNumber(before: string, behind: string): boolean {
  if (/\d ?(?:[kq]uilos?|kgs?)$/.test(before) && /^\d{3}$/.test(behind.trim())) return true;
  if (/\bmil$/.test(before)) return numberWord(/^[a-z]+/.exec(behind)?.[0] ?? "") !== null;
  const [tens = 0, ones] = [/[a-z]+$/.exec(before), /^[a-z]+/.exec(behind)].map((word) => numberWord(word?.[0] ?? ""));
  return ones !== null && (tens ?? 0) >= 20;
}

/** Folded, "é" is "e": behind the conjunction stands who or what is new, "e tb paguei". */
const CORRECTS = new RegExp(
  "^(?:na verdade|na real|alias|ou melhor|digo|quer dizer|errei|ops|foi|foram|era|eram|sao|deu|" +
    String.raw`e(?! (?:tb|tbm|tambem|eu|ja|hj|hoje|ontem|[oa]s?)\b))\b`,
);
const ADMITS_ERROR = /^(?:na verdade|na real|errei|ops|me enganei|me confundi)$/;

/** How the thing that clauses are looked for stands in the conversation. */
export interface ClauseTarget {
  /** A new record: clauses that deny something, and nameless ones behind it, are about it too: "registra 50, não é 9000". */
  isNew?: boolean;
  /** The only proposal that waits: a bare figure is about it, "15h na verdade". */
  isOnly?: boolean;
  /** Other proposals wait: behind a "mas" a change of this one has its name or none. */
  hasOthers?: boolean;
  /** Its values in the proposal: "38 cada, então 76" is about what was proposed as 38. */
  values?: readonly number[];
  /** The words that order it or say yes to it. */
  quote?: string;
}

/**
 * The clauses of a message that are about one thing, so that their figures concern it: the clause with the order or yes, those behind a
 * "mas", corrections, bare figures, and clauses that name the thing. In "Sim, e pesei 71,3" the second clause is about something else.
 *
 * @param stems words that name the thing (`meaningStems`)
 */
export function clausesAbout(
  message: string,
  stems: ReadonlySet<string>,
  today: string,
  { isNew = false, isOnly = false, hasOthers = false, values = [], quote = "" }: ClauseTarget = {},
): string[] {
  const quoted = fold(quote).trim();
  const all = readClauses(message);
  const firstQuoted = all.findIndex(({ sentence }) => sentence.includes(quoted));
  const names = (text: string) => meaningStems(text).some((stem) => isStemSaid(stem, stems));
  const hasOldValue = (text: string) =>
    values.length > 0 && readFigures(text, today).some(({ numbers }) => numbers.some((one) => values.includes(one)));

  let wasAbout = false;
  let wasError = false;
  let wasOrdered = false;
  const clauses = all.map((clause, index) => {
    const { text, sentence, isFirst } = clause;
    // "é pra ir dia 27 sim. pode registrar tudo": a yes in another sentence than the quote is not the one that is meant.
    const isMeantYes = clause.isYes && (firstQuoted < 0 || sentence.includes(quoted));
    const isCorrection = (wasAbout || isFirst && index >= firstQuoted) && CORRECTS.test(text);
    // "errei, o PF foi 27": behind the admission stands what is right.
    const isRightValue = wasError && !isFirst;
    // "a consulta vai de tarde, 15h": a bare figure behind it, or behind a yes, is about it as well.
    const mayBeBare = isOnly || clause.isBehindYes || wasAbout && !isFirst;
    // "me lembra de ligar pra mãe. ela mora longe, tem 76": a nameless clause is about what its sentence is about.
    const mayBeNewRecord = wasAbout || isFirst && wasOrdered;
    const isOfNewRecord = isNew && (/\bnao\b/.test(text) || mayBeNewRecord && meaningStems(text).length === 0);
    // "registra 60", "troca pra 60", "o valor foi 60": to an offer of 50, without a name for anything else.
    const mayBeNameless = !isNew && kindsNamed(text).length === 0 &&
      (clause.isOrder
        ? NEW_VALUE.test(text) || readFigures(text, today).some(({ dates }) => dates.length > 0)
        : /^(?:mas )?o (?:valor|preco|total) .*\d/.test(text));
    const isNameless = mayBeNameless && (clause.isOrder && !hasOthers || hasNoName(text));
    // "sim tudo. mas volta a perguntar acima de 100": a rule for later, about no record.
    const isChange = clause.isBehindBut && !ABOUT_ASKING.test(text) && (!hasOthers || hasNoName(text));
    const isAbout = !ASKS.test(text) &&
      (isNameless || isChange || isMeantYes || isCorrection || isRightValue || names(text) ||
        hasOldValue(text) || mayBeBare && isBareFigure(text, today) || isOfNewRecord);
    wasAbout = isAbout;
    wasOrdered ||= clause.isOrder;
    wasError = ADMITS_ERROR.test(text);
    return { ...clause, isAbout };
  });
  const first = isNew ? firstOrdered(clauses, today) : 0;
  return clauses.slice(first).filter(({ isAbout, text }) => isAbout && text !== "").map(({ text }) => text);
}

/** "pode. ih qnto ganhei de marmita desde segunda?": what is asked is no figure of a record. */
const ASKS = /^(?:[a-z]{1,4} )?(?:quant[oa]s?|qnt[oa]?s?|qto|qts|qual|quais|quando|qdo)\b/;

const ABOUT_ASKING = /\b(?:pergunt[a-z]+|direto|confirmar)\b/;

/** Whether a clause names nothing: "foi 38". One that does may be about another thing: "paguei antecipado, mas deram desconto, 360". */
function hasNoName(clause: string): boolean {
  return meaningStems(withoutOrderWords(clause)).every((stem) => NAMELESS_STEMS.has(stem));
}

/** "registra 60", "muda pra R$ 60"; in "os outros 3 grava logo" the figure counts. */
const NEW_VALUE = /^(?:pode )?\S+ (?:r\$ ?)?\d|\b(?:pra|por|em|foi) (?:r\$ ?)?\d/;

/** "troca pra 60" gives "pra 60". */
function withoutOrderWords(clause: string): string {
  return clause.split(" ").filter((word) => findOrderWords([word]) === null).join(" ");
}

/**
 * The index of the clause from which on figures belong to a new record. That is the clause of the order, where it has a figure: "pizza 74
 * rachei com ele, minha parte 37 registra". Else it is the start of the order's sentence, or of the message, where the figures are.
 */
function firstOrdered(clauses: readonly AnswerClause[], today: string): number {
  // "ela faz anos dia 12, me lembra dia 5": a reminder has the day of its own clause.
  const hasFigure = ({ text, isReminder }: AnswerClause) =>
    readFigures(text, today).some(({ dates }) => isReminder || dates.length === 0);
  const order = clauses.findLastIndex(({ isOrder }) => isOrder);
  if (order < 0) return 0;
  if (hasFigure(clauses[order]!)) return order;
  const start = clauses.slice(0, order + 1).findLastIndex(({ isFirst }) => isFirst);
  return clauses.slice(start, order).some(hasFigure) ? start : 0;
}

interface AnswerClause {
  text: string;
  /** The whole sentence, folded. */
  sentence: string;
  /** Whether it is the first clause of its sentence. */
  isFirst: boolean;
  /** Behind "mas", "porém" or "só que". */
  isBehindBut: boolean;
  isYes: boolean;
  isOrder: boolean;
  isReminder: boolean;
  /** Behind a yes in its sentence, where changes to it stand: "sim, 15h". */
  isBehindYes: boolean;
}

const readClauses = remember(20, (message: string): readonly AnswerClause[] => {
  return fold(message).split(SENTENCE_END).flatMap((sentence) => {
    const parts = splitAtConnectors(sentence);
    const clauses = parts.filter((_, index) => index % 2 === 0).map((part, index) => {
      const text = part.trim();
      const reading = readOrder(text, text);
      return {
        text,
        sentence,
        isFirst: index === 0,
        isBehindBut: /\b(?:mas|porem|so que)\b/.test(parts[2 * index - 1] ?? ""),
        isYes: reading.found && (reading.kind === "yes" || reading.hasYes),
        isOrder: reading.found && reading.kind === "order",
        isReminder: reading.found && reading.act === "remind",
      };
    });
    const yes = clauses.findIndex(({ isYes }) => isYes);
    return clauses.map((clause, index) => ({ ...clause, isBehindYes: yes >= 0 && index > yes }));
  });
});

/**
 * A folded message without the clauses that name only other things: in "sim, mas a farmácia foi 46,90" the second clause tells nothing
 * about the market.
 *
 * @param stems words that name this thing
 * @param others words that name the other things
 */
export function withoutOthers(message: string, stems: ReadonlySet<string>, others: ReadonlySet<string>): string {
  return fold(message).split(/([.;!?\n]+)/).map((sentence) =>
    splitAtConnectors(sentence)
      .filter((part, index) => index % 2 === 1 || !namesOnlyOthers(part, stems, others))
      .join("")
  ).join("");
}

/** A folded message without the sentences that name only other things: "sim, a carteira. e esquece o Diego, pode apagar". */
export function withoutSentencesAboutOthers(
  message: string,
  stems: ReadonlySet<string>,
  others: ReadonlySet<string>,
): string {
  return fold(message).split(/([.;!?\n]+)/).filter((part, index) =>
    index % 2 === 1 || !namesOnlyOthers(part, stems, others)
  )
    .join("");
}

/** Whether a clause names one of the other things, and not this one. "isso pode registrar" names none, though offers say "registre". */
export function namesOnlyOthers(clause: string, stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const named = meaningStems(clause).filter((stem) => !NAMELESS_STEMS.has(stem));
  return named.some((stem) => isStemSaid(stem, others)) && !named.some((stem) => isStemSaid(stem, stems));
}

/** Words that may stand beside a bare figure: "15h na verdade". */
const BESIDE_FIGURE = /^(?:vdd|verdade|real|mesmo|msm|entao|meu|minha)$/;

/** Whether a clause is a figure and at most one more word: then it can only be another value. */
function isBareFigure(clause: string, today: string): boolean {
  const figures = readFigures(clause, today);
  if (figures.length === 0) return false;
  const rest = figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return (rest.match(/[a-z]{3,}/g) ?? []).filter((word) => !BESIDE_FIGURE.test(word)).length <= 1;
}

/** The sentences of a folded message, each split at commas and conjunctions. */
export function clausesBySentence(folded: string): string[][] {
  return folded.split(SENTENCE_END)
    .map((sentence) =>
      splitAtConnectors(sentence).filter((_, index) => index % 2 === 0).map((part) => part.trim()).filter((part) =>
        part !== ""
      )
    );
}

/** The clauses of a folded message: its sentences, split at commas and conjunctions. */
export function splitIntoClauses(folded: string): string[] {
  return clausesBySentence(folded).flat();
}

/** Words of a message with all that stands beside them up to the next marks, as it was written. */
export function clauseAround(message: string, words: string): string {
  const at = fold(message).indexOf(fold(words).trim());
  if (at < 0) return words;
  const end = at + fold(words).trim().length;
  const written = message.normalize("NFC");
  const [before = ""] = /[^,.;:!?\n]*$/.exec(written.slice(0, at)) ?? [];
  const [behind = ""] = /^[^,.;:!?\n]*/.exec(written.slice(end)) ?? [];
  return (before + written.slice(at, end) + behind).trim();
}
