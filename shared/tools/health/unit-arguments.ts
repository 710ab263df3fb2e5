import { readUnit, type UnitReading } from "../../language/figures/unit.ts";
import type { JsonObject } from "../definition.ts";

/** The value and unit of a new metric as Postgres takes them: "3 copos" is 600 ml. A custom metric keeps its own unit. */
export function withUnitCode(args: JsonObject): JsonObject {
  return args.metric === "custom" ? args : convert(args, readUnitOf(args));
}

/** The same for a change, which does not say what its metric is: a custom one may be counted in glasses. */
export function withChangedUnitCode(args: JsonObject): JsonObject {
  const read = readUnitOf(args);
  return convert(args, read?.isVessel ? null : read);
}

function readUnitOf({ unit }: JsonObject): UnitReading | null {
  return typeof unit === "string" ? readUnit(unit) : null;
}

/** What is no known unit stays as it was said: Postgres refuses it with the unit that fits. */
function convert(args: JsonObject, read: UnitReading | null): JsonObject {
  if (read === null || typeof args.value !== "number") return args;
  return { ...args, value: round(args.value * read.factor), unit: read.unit };
}

function round(value: number): number {
  // 0.1 * 3 is 0.30000000000000004.
  return Math.round(value * 1_000_000) / 1_000_000;
}
