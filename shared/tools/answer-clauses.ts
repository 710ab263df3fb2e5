import { readOrder } from "../intents/order.ts";
import { readFigures } from "../text/figures.ts";
import { fold } from "../text/fold.ts";
import { meaningStems } from "./said-arguments.ts";

/** Folded, "é" is "e" as well: "não é 9000", "o mercado é que foi 50", "6 e meia" are one. */
const JOINTS = /(,(?!\d)|\s(?:(?<!\b(?:nao|n|isso) )e(?! (?:mei[oa]|que)\b)|mas|porem|so que)\s)/;
const CORRECTS = /^(?:na verdade|na real|alias|ou melhor|digo|quer dizer|errei|ops|foi|foram|era|eram|e|sao|deu)\b/;
/** Besides its figure, a clause of so few words can be nothing but another value. */
const FEW_WORDS = 1;

/**
 * The clauses of a message whose figures concern what it says yes to: the one with the yes, those behind a "but", those that correct or
 * are nothing but a figure, and those that name the thing. "Sim, e pesei 71,3" tells of something else beside its yes.
 *
 * @param stems words by which the answered thing can be called (`meaningStems`)
 * @param isNew of a new record also what names nothing or denies something concerns it: "registra 50, não é 9000"
 */
export function clausesAbout(message: string, stems: ReadonlySet<string>, today: string, isNew = false): string[] {
  return fold(message).split(/(?:\.(?!\d)|[;!?\n])+/).flatMap((sentence) => {
    const parts = sentence.split(JOINTS);
    const clauses = parts.filter((_, index) => index % 2 === 0).map((text, index) => ({
      text: text.trim(),
      isBut: /\b(?:mas|porem|so que)\b/.test(parts[2 * index - 1] ?? ""),
      isYes: saysYes(text.trim()),
    }));
    const isAnswer = clauses.some(({ isYes }) => isYes);
    return clauses.flatMap(({ text, isBut, isYes }) => {
      const isAbout = isBut || isYes || CORRECTS.test(text) || (isAnswer && isBareFigure(text, today)) ||
        meaningStems(text).some((stem) => stems.has(stem)) ||
        (isNew && (/\bnao\b/.test(text) || meaningStems(text).length === 0));
      return isAbout && text !== "" ? [text] : [];
    });
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
    const parts = sentence.split(JOINTS);
    return parts.filter((part, index) => index % 2 === 1 || !namesOnlyOthers(part, stems, others)).join("");
  });
  return kept.join("");
}

function namesOnlyOthers(clause: string, stems: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const said = meaningStems(clause);
  return said.some((stem) => others.has(stem)) && !said.some((stem) => stems.has(stem));
}

function saysYes(clause: string): boolean {
  const read = readOrder(clause, clause);
  return read.found && (read.kind === "yes" || read.agrees);
}

function isBareFigure(clause: string, today: string): boolean {
  const figures = readFigures(clause, today);
  if (figures.length === 0) return false;
  const rest = figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return (rest.match(/[a-z]+/g) ?? []).length <= FEW_WORDS;
}
