import { readOrder } from "../intents/order.ts";
import { readFigures } from "../text/figures.ts";
import { fold } from "../text/fold.ts";
import { meaningStems } from "./said-arguments.ts";

const JOINTS = /([.;!?\n]+|,(?!\d)|\s(?:e|mas|porem|so que)\s)/;
const CORRECTS = /^(?:na verdade|na real|alias|ou melhor|digo|quer dizer|errei|ops|foi|foram|era|eram|e|sao|deu)\b/;
/** Besides its figure, a clause of so few words can be nothing but another value. */
const FEW_WORDS = 1;

/**
 * The clauses of a message whose figures concern what it says yes to: the one with the yes, those behind a "but", those that correct or
 * are nothing but a figure, and those that name the thing. "Sim, e pesei 71,3" tells of something else beside its yes.
 *
 * @param stems words by which the answered thing can be called (`meaningStems`)
 */
export function clausesAbout(message: string, stems: ReadonlySet<string>, today: string): string[] {
  const parts = fold(message).split(JOINTS);
  return parts.filter((_, index) => index % 2 === 0).filter((part, index) => {
    const clause = part.trim();
    if (clause === "") return false;
    const isBut = /\b(?:mas|porem|so que)\b/.test(parts[2 * index - 1] ?? "");
    const order = readOrder(clause, clause);
    const isYes = order.found && (order.kind === "yes" || order.agrees);
    return isBut || CORRECTS.test(clause) || isBareFigure(clause, today) || isYes ||
      meaningStems(clause).some((stem) => stems.has(stem));
  });
}

function isBareFigure(clause: string, today: string): boolean {
  const figures = readFigures(clause, today);
  if (figures.length === 0) return false;
  const rest = figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), clause);
  return (rest.match(/[a-z]+/g) ?? []).length <= FEW_WORDS;
}
