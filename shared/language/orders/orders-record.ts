import { readFigures } from "../figures/figures.ts";
import { findOrderScopes, readOrder } from "./order.ts";

/** "anota", "guarda": of verbs that order to record, those that ask for nothing else. "Me passa a receita" and "cria um poema" do. */
const ONLY_RECORDS = /\b(?:anot|re?gistr|cadastr|salv|guard)/;

/** Whether a message orders to record something, or to remind of it at a time; "me lembra o nome do filme" asks. */
export function ordersRecord(message: string, today: string): boolean {
  return findOrderScopes(message).some((scope) => {
    const reading = readOrder(message, scope);
    if (!reading.found || reading.kind !== "order" || reading.hasYes) return false;
    const figures = readFigures(scope, today);
    if (reading.act === "remind") return figures.some(({ times }) => times.length > 0);
    return reading.act === "record" && (ONLY_RECORDS.test(reading.clause) || figures.length > 0);
  });
}
