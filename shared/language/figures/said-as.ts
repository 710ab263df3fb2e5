import { fold } from "../fold.ts";
import { isBare, readFigures } from "./figures.ts";

/** "andei 50 km até o mercado" */
const UNIT = new RegExp(
  "^ ?(?:km|[kq]uilometros?|metros?|m|kgs?|[kq]uilos?|g|gramas?|min|minutos?|h|hrs?|horas?|l|litros?|ml|x|vezes|%)(?![a-z])",
);

/**
 * Whether an amount was said as money, or as a bare figure.
 *
 * @param today `YYYY-MM-DD`
 */
export function isMoneySaid(amount: number, message: string, today: string): boolean {
  const folded = fold(message);
  return readFigures(message, today).some((figure) =>
    [...figure.amounts, ...figure.numbers].includes(amount) && !UNIT.test(folded.slice(figure.end)) &&
    (figure.isMoney || isBare(figure))
  );
}

/** "80 kg de batata", "o peso do cachorro", "meu filho pesa" */
const OF_SOMETHING_ELSE = new RegExp(
  [
    String.raw`\d ?(?:kgs?|[kq]uilos?) de \b`,
    String.raw`\bpeso d[aoe]s? (?!hoje\b|agora\b)`,
    String.raw`\bmeu (?!peso\b)[a-z]+ (?:esta |ta )?(?:pes|com)`,
  ].join("|"),
);

/** Whether a message tells the person's own weight: "pesei 82", not "comprei 82 kg de cimento" or "o peso do cachorro". */
export function isOwnWeight(message: string): boolean {
  const folded = fold(message);
  return /\b(?:peso|pesei|pesando|balanca)\b/.test(folded) && !OF_SOMETHING_ELSE.test(folded);
}
