import { fold } from "../fold.ts";
import { quantityUnit } from "./quantity.ts";

/** A unit as records are kept in it, and how many of it the unit that was written is. */
export interface UnitReading {
  unit: string;
  factor: number;
  /** The usual size of a glass or a bottle. */
  isVessel: boolean;
}

/** Codes of units that records take, with the words for them. */
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

/** Reads the name of a unit: "Quilos" is kg, "copos" are 200 ml each. Null when it is none of those that records take. */
export function readUnit(text: string): UnitReading | null {
  const word = fold(text).trim().replace(/\.$/, "");
  const code = CODES.get(word);
  if (code !== undefined) return { unit: code, factor: 1, isVessel: false };
  const quantity = quantityUnit(word);
  if (quantity === undefined) return null;
  return {
    unit: quantity.kind === "mass" ? "kg" : "ml",
    factor: quantity.factor,
    isVessel: quantity.vessel === true,
  };
}
