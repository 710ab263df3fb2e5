import { readUnit, type UnitReading, unitSign } from "../../language/figures/unit.ts";
import type { JsonObject } from "../definition.ts";

/** Converts a new measure to the unit that Postgres takes: "3 copos" becomes 600 ml. Of a custom metric only the unit's name is changed. */
export function withUnitCode(args: JsonObject): JsonObject {
  if (args.metric !== "custom") return convert(args, readUnitOf(args));
  const sign = typeof args.unit === "string" ? unitSign(args.unit) : null;
  return sign === null ? args : { ...args, unit: sign };
}

/** The same for a changed measure, whose metric is not known here. Glasses are not converted: a custom metric may count them. */
export function withChangedUnitCode(args: JsonObject): JsonObject {
  const read = readUnitOf(args);
  return convert(args, read?.isVessel ? null : read);
}

function readUnitOf({ unit }: JsonObject): UnitReading | null {
  return typeof unit === "string" ? readUnit(unit) : null;
}

/** An unknown unit stays as it was said: Postgres refuses it and names the unit that fits. */
function convert(args: JsonObject, read: UnitReading | null): JsonObject {
  if (read === null || typeof args.value !== "number") return args;
  return { ...args, value: round(args.value * read.factor), unit: read.unit };
}

function round(value: number): number {
  // 0.1 * 3 is 0.30000000000000004.
  return Math.round(value * 1_000_000) / 1_000_000;
}
