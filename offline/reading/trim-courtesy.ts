import { COURTESY } from "./courtesy.ts";
import type { Unit } from "./unit.ts";

/** Takes courtesy and sighs off both ends of a part of a message; what consists of nothing else stays. */
export function trimCourtesy(units: readonly Unit[]): Unit[] {
  const rest = drop(units, COURTESY.lead, false);
  return drop(rest, COURTESY.tail, true);
}

function drop(units: readonly Unit[], pattern: RegExp, fromEnd: boolean): Unit[] {
  const keys = units.map(({ key }) => key).join(" ");
  const match = pattern.exec(keys);
  if (match === null) return [...units];
  const count = match[0].trim().split(" ").length;
  if (count >= units.length) return [...units];
  return fromEnd ? units.slice(0, -count) : units.slice(count);
}
