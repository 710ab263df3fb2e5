import type { Correction } from "../../language/commands/correction.ts";
import type { JsonObject } from "../definition.ts";

const CANONICAL_UNITS: Record<string, string> = { weight: "kg", water: "ml", sleep: "h", exercise: "min" };

/** The value of a measure and its unit as a correction gives them; nothing when it is of another kind. */
export function correctMeasure(correction: Correction, { metric, unit }: JsonObject): JsonObject[] {
  // Of a blood pressure one figure says too little.
  if (metric === "blood_pressure") return [];
  const canonical = CANONICAL_UNITS[String(metric)] ?? unit;
  const value = valueInUnit(canonical, correction);
  return value === undefined ? [] : [canonical === undefined ? { value } : { value, unit: canonical }];
}

function valueInUnit(unit: unknown, { quantity, minutes, number }: Correction): number | undefined {
  if (quantity !== undefined) {
    return unit === (quantity.kind === "mass" ? "kg" : "ml") ? quantity.value : undefined;
  }
  if (minutes !== undefined) return unit === "h" ? minutes / 60 : unit === "min" ? minutes : undefined;
  return number === undefined ? undefined : inUsualUnit(number, unit);
}

/** A number without a unit, in the unit one would leave out at its size: nobody drinks 2 ml or sleeps 450 hours. */
function inUsualUnit(value: number, unit: unknown): number {
  if (unit === "ml" && value <= 10) return value * 1000;
  if (unit === "h" && value > 24) return value / 60;
  return value;
}
