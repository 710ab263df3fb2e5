import { fold } from "../fold.ts";
import { quantityUnit } from "./quantity.ts";

/** The unit in which a record is stored, for a unit that the person named. */
export interface UnitReading {
  unit: string;
  /** Units of the record in one named unit. */
  factor: number;
  /** Whether a vessel was named, so that the factor is its usual size. */
  isVessel: boolean;
}

/** The codes of other units in which records are stored, with the words for each. */
const WORDS: Record<string, string> = {
  h: "h hs hr hrs hora horas",
  min: "min mins minuto minutos",
  km: "km kms quilometro quilometros",
  m: "m metro metros",
  lb: "lb lbs libra libras",
  mmhg: "mmhg",
  cmhg: "cmhg",
};

const CODES = new Map(Object.entries(WORDS).flatMap(([code, words]) => words.split(" ").map((word) => [word, code])));

/** The sign of a unit: "quilos" is kg, "minutos" min. Null when it has none, as a vessel or "mg/dL". */
export function unitSign(text: string): string | null {
  const word = fold(text).trim().replace(/\.$/, "");
  const code = CODES.get(word);
  const quantity = quantityUnit(word);
  if (code !== undefined || quantity === undefined || quantity.isVessel) return code ?? null;
  return SIGNS[`${quantity.kind} ${quantity.factor}`] ?? null;
}

const SIGNS: Record<string, string> = { "mass 1": "kg", "mass 0.001": "g", "volume 1": "ml", "volume 1000": "l" };

/** Reads the name of a unit: "Quilos" is kg, "copos" are 200 ml each. Null when records cannot be stored in it. */
export function readUnit(text: string): UnitReading | null {
  const word = fold(text).trim().replace(/\.$/, "");
  const code = CODES.get(word);
  if (code !== undefined) return { unit: code, factor: 1, isVessel: false };
  const quantity = quantityUnit(word);
  if (quantity === undefined) return null;
  return {
    unit: quantity.kind === "mass" ? "kg" : "ml",
    factor: quantity.factor,
    isVessel: quantity.isVessel,
  };
}
