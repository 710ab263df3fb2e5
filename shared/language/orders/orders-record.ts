import { readFigures } from "../figures/figures.ts";
import { findOrderScopes, readOrder } from "./order.ts";

/** Whether a message orders to record something, or to remind of it at a time; "me lembra o nome do filme" asks. */
export function ordersRecord(message: string, today: string): boolean {
  return findOrderScopes(message).some((scope) => {
    const reading = readOrder(message, scope);
    if (!reading.found || reading.kind !== "order" || reading.hasYes) return false;
    return reading.act === "record" ||
      (reading.act === "remind" && readFigures(scope, today).some(({ times }) => times.length > 0));
  });
}
