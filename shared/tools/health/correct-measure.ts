import type { Correction } from "../../language/commands/correction.ts";
import type { JsonObject } from "../definition.ts";

const CANONICAL_UNITS: Record<string, string> = { weight: "kg", water: "ml", sleep: "h", exercise: "min" };

/** The changes of value and unit that a correction means for a measure; empty if its unit does not fit the metric. */
export function correctMeasure(correction: Correction, { metric, unit }: JsonObject): JsonObject[] {
  // A blood pressure has two figures, and a correction only one.
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

/** A number without a unit, converted from the unit that its size suggests: "2" of water are litres, "450" of sleep are minutes. */
function inUsualUnit(value: number, unit: unknown): number {
  if (unit === "ml" && value <= 10) return value * 1000;
  if (unit === "h" && value > 24) return value / 60;
  return value;
}
