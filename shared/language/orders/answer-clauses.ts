import { readOrder } from "./order.ts";
import { readFigures } from "../figures/figures.ts";
import { fold } from "../fold.ts";
import { numberWord } from "../figures/number-word.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";

const JOINTS = /(,(?!\d)|\s(?:e|mas|porem|so que)\s)/;
/** Folded, "é" is "e" as well: "6 e meia", "o mercado é que foi 50", "não é 9000", "a consulta é dia 3". */
const NO_JOINT = /^(?:mei[oa]|que)\b/;
const FIGURE_FIRST = /^(?:(?:de|as?|dia|por|r\$) ?)*\d/;

/** Clauses and what joins them, in turns. */
function splitAtJoints(sentence: string): string[] {
  const parts: string[] = [];
  const split = sentence.split(JOINTS);
  for (let at = 0; at < split.length; at += 2) {
    const [joint = "", part = ""] = [split[at - 1], split[at]];
    const before = parts.at(-1);
    const isVerb = joint === " e " && before !== undefined &&
      (NO_JOINT.test(part) || FIGURE_FIRST.test(part) && !/\d/.test(before) || isOneNumber(before, part));
    if (isVerb) parts[parts.length - 1] = before + joint + part;
    else parts.push(...(at > 0 ? [joint] : []), part);
  }
  return parts;
}

/** "sessenta e dois" */
function isOneNumber(before: string, behind: string): boolean {
  const [tens = 0, ones] = [/[a-z]+$/.exec(before), /^[a-z]+/.exec(behind)].map((word) => numberWord(word?.[0] ?? ""));
  return ones !== null && (tens ?? 0) >= 20;
}

const CORRECTS = /^(?:na verdade|na real|alias|ou melhor|digo|quer dizer|errei|ops|foi|foram|era|eram|e|sao|deu)\b/;
const ADMITS = /^(?:na verdade|na real|errei|ops|me enganei|me confundi)$/;
/** Besides its figure, a clause of so few words can be nothing but another value. */
const FEW_WORDS = 1;

/** What clauses are looked for. */
export interface Target {
  /** Of a new record also what denies something concerns it, and what names nothing behind it: "registra 50, não é 9000". */
  isNew?: boolean;
  /** Nothing else waits: a bare figure is about it, "15h na verdade". */
  isOnly?: boolean;
  /** What it was: "38 cada, então 76" is about 38. */
  values?: readonly number[];
  /** The words that order it or say yes to it. */
  order?: string;
}

/**
 * The clauses of a message whose figures concern what it says yes to: the one with the yes, those behind a "but", those that correct or
 * are nothing but a figure, and those that name the thing. "Sim, e pesei 71,3" tells of something else beside its yes.
 *
 * @param stems words by which the answered thing can be called (`meaningStems`)
 */
export function clausesAbout(
  message: string,
  stems: ReadonlySet<string>,
  today: string,
  { isNew = false, isOnly = false, values = [], order = "" }: Target = {},
): string[] {
  const quoted = fold(order).trim();
  let goesOn = false;
  let corrects = false;
  let isOrdered = false;
  const read = clausesOf(message);
  const from = read.findIndex(({ sentence }) => sentence.includes(quoted));
  const isQuoted = from >= 0;
  const clauses = read.map((clause, index) => {
    const { text, sentence, isFirst, isBut, isOrder, isAnswer } = clause;
    // "é pra ir dia 27 sim. pode registrar tudo": another yes than the one that is meant.
    const isYes = clause.isYes && (!isQuoted || sentence.includes(quoted));
    const isNamed = isBut || isYes || (goesOn || isFirst && index >= from) && CORRECTS.test(text) ||
      (corrects && !isFirst) ||
      meaningStems(text).some((stem) => isStemSaid(stem, stems)) ||
      (values.length > 0 &&
        readFigures(text, today).some(({ numbers }) => numbers.some((one) => values.includes(one))));
    // "a consulta vai de tarde, 15h": a bare figure behind it, or behind a yes, is about it as well.
    const isAbout = isNamed || ((isOnly || isAnswer || goesOn && !isFirst) && isBareFigure(text, today)) ||
      (isNew && (/\bnao\b/.test(text) || (goesOn || isOrdered) && meaningStems(text).length === 0));
    goesOn = isAbout;
    isOrdered ||= isOrder;
    // "errei, o PF foi 27": what stands behind it says what is right.
    corrects = ADMITS.test(text);
    return { ...clause, isAbout };
  });
  const about = clauses.slice(isNew ? orderedFrom(clauses, today) : 0).filter(({ isAbout }) => isAbout);
  return about.flatMap(({ text }) => text === "" ? [] : [text]);
}

/** "pizza 74 rachei com ele, minha parte 37 registra": the figures that count begin with the order, or in its sentence. */
function orderedFrom(clauses: readonly Clause[], today: string): number {
  // "ela faz anos dia 12, me lembra dia 5": a reminder has the day of its own clause.
  const hasFigure = ({ text, isReminder }: Clause) =>
    readFigures(text, today).some(({ dates }) => isReminder || dates.length === 0);
  const order = clauses.findLastIndex(({ isOrder }) => isOrder);
  if (order < 0 || hasFigure(clauses[order]!)) return Math.max(0, order);
  const start = clauses.slice(0, order + 1).findLastIndex(({ isFirst }) => isFirst);
  return clauses.slice(start, order).some(hasFigure) ? start : 0;
}

interface Clause {
  text: string;
  /** The whole sentence, folded. */
  sentence: string;
  /** Of its sentence. */
  isFirst: boolean;
  /** Behind a "but". */
  isBut: boolean;
  isYes: boolean;
  isOrder: boolean;
  isReminder: boolean;
  /** Behind a yes in its sentence: what changes it stands there. */
  isAnswer: boolean;
}

function clausesOf(message: string): Clause[] {
  return fold(message).split(/(?:\.(?!\d)|[;!?\n])+/).flatMap((sentence) => {
    const parts = splitAtJoints(sentence);
    const clauses = parts.filter((_, index) => index % 2 === 0).map((part, index) => {
      const text = part.trim();
      const read = readOrder(text, text);
      return {
        text,
        sentence,
        isFirst: index === 0,
        isBut: /\b(?:mas|porem|so que)\b/.test(parts[2 * index - 1] ?? ""),
        isYes: read.found && (read.kind === "yes" || read.agrees),
        isOrder: read.found && read.kind === "order",
        isReminder: read.found && read.act === "remind",
      };
    });
    const yes = clauses.findIndex(({ isYes }) => isYes);
    return clauses.map((clause, index) => ({ ...clause, isAnswer: yes >= 0 && index > yes }));
  });
}

/**
 * A message without the clauses that name something else and not this: in "sim, mas a farmácia foi 46,90" nothing is said of the market.
 *
 * @param stems words by which this can be called
 * @param others by which the rest can be called
 */
export function withoutOthers(message: string, stems: ReadonlySet<string>, others: ReadonlySet<string>): string {
  const kept = fold(message).split(/([.;!?\n]+)/).map((sentence) => {
    const parts = splitAtJoints(sentence);
    return parts.filter((part, index) => index % 2 === 1 || !namesOnlyOthers(part, stems, others)).join("");
  });
  return kept.join("");
}

/** Whether words of a message name something else that is answered, and not this. */
export function namesOnlyOthers(clause: string, stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const said = meaningStems(clause);
  return said.some((stem) => isStemSaid(stem, others)) && !said.some((stem) => isStemSaid(stem, stems));
}

function isBareFigure(clause: string, today: string): boolean {
  const figures = readFigures(clause, today);
  if (figures.length === 0) return false;
  const rest = figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return (rest.match(/[a-z]{3,}/g) ?? []).filter((word) =>
    !/^(?:vdd|verdade|real|mesmo|msm|entao|meu|minha)$/.test(word)
  ).length <=
    FEW_WORDS;
}
