import { COURTESY } from "./courtesy.ts";
import type { Unit } from "./unit.ts";

/** Whether a part of a message is nothing but courtesy. */
export function isCourtesy(units: readonly Unit[]): boolean {
  const keys = units.map(({ key }) => key).join(" ");
  return COURTESY.assent.test(keys) || COURTESY.lead.exec(keys)?.[0] === keys || COURTESY.tail.exec(keys)?.[0] === keys;
}
