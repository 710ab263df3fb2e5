import { fold } from "../fold.ts";
import { type ScannedNumber, scanNumbers } from "./number.ts";
import { type Token, tokenize } from "../tokenize.ts";

/** A mass in kilograms or a volume in millilitres; `start` and `end` index into `fold(text)`. */
export interface QuantityMention {
  kind: "mass" | "volume";
  value: number;
  start: number;
  end: number;
}

interface Unit {
  kind: "mass" | "volume";
  /** Kilograms or millilitres in one of it. */
  factor: number;
  /** Whether it is a vessel, whose size the text may tell ("3 copos de 300 ml"). */
  isVessel: boolean;
}

const UNITS = new Map<string, Unit>();
define("mass", 1, "kg kgs kilo kilos quilo quilos quilinho quilinhos quilograma quilogramas");
define("mass", 0.001, "g gr gramas grama");
define("volume", 1, "ml mls mililitro mililitros");
define("volume", 1000, "l lt lts ltr litro litros litrinho litrinhos litrao");
define("volume", 200, "copo copos copinho copinhos copao copoes xicara xicaras xicrinha xicarinha taca tacas", true);
define("volume", 300, "caneca canecas", true);
define("volume", 350, "lata latas latinha latinhas", true);
define("volume", 500, "garrafa garrafas garrafinha garrafinhas squeeze squeezes", true);
define("volume", 1000, "jarra jarras", true);

function define(kind: Unit["kind"], factor: number, words: string, isVessel = false): void {
  for (const word of words.split(" ")) UNITS.set(word, { kind, factor, isVessel });
}

/** The unit of mass or volume that a folded word names. */
export function quantityUnit(word: string): Readonly<Unit> | undefined {
  return UNITS.get(word);
}

/**
 * The masses and volumes in a Portuguese text, in order: "81,4 kg", "81 quilos e meio", "2 litros", "litro e meio", "meio copo".
 * Vessels have their usual size (a glass 200 ml, a bottle 500 ml) unless the text tells it ("3 copos de 300 ml").
 */
export function readQuantities(text: string): QuantityMention[] {
  const tokens = tokenize(fold(text));
  const numberAt = new Map(scanNumbers(tokens).map((number) => [number.first, number]));
  const found: QuantityMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const read = readAt(tokens, numberAt, i);
    if (read === null) continue;
    found.push({ kind: read.kind, value: round(read.value), start: tokens[i]!.start, end: tokens[read.last]!.end });
    i = read.last;
  }
  return found;
}

/** A quantity that was read, and the index of its last token. */
interface ReadQuantity {
  kind: Unit["kind"];
  value: number;
  last: number;
}

function readAt(tokens: readonly Token[], numberAt: Map<number, ScannedNumber>, at: number): ReadQuantity | null {
  const amount = amountAt(tokens, numberAt, at);
  if (amount === null) return null;
  const unit = UNITS.get(tokens[amount.next]?.text ?? "");
  if (unit === undefined) return null;
  const value = isDottedWeight(tokens[at]!.text, unit) ? amount.value / 1000 : amount.value;
  return withRest(tokens, numberAt, unit, { kind: unit.kind, value: value * unit.factor, last: amount.next });
}

/** The amount before a unit: a number, "meio", "meia", or one where nothing stands before "litro e meio". */
function amountAt(
  tokens: readonly Token[],
  numberAt: Map<number, ScannedNumber>,
  at: number,
): { value: number; next: number } | null {
  const number = numberAt.get(at);
  if (number !== undefined) return { value: number.value, next: number.last + 1 };
  const word = tokens[at]!.text;
  if (word === "meio" || word === "meia") return { value: 0.5, next: at + 1 };
  const half = tokens[at + 2]?.text;
  const hasNoNumber = UNITS.has(word) && word.length > 3 && tokens[at + 1]?.text === "e" &&
    (half === "meio" || half === "meia");
  return hasNoNumber ? { value: 1, next: at } : null;
}

/** "81.400 kg" is the reading of a scale, 81.4 kg, not 81 tonnes. */
function isDottedWeight(text: string, unit: Unit): boolean {
  return unit.kind === "mass" && unit.factor === 1 && /^\d{1,3}\.\d{3}$/.test(text);
}

/** Adds what may follow the unit: "e meio", "e 400 g", "de 300 ml". */
function withRest(
  tokens: readonly Token[],
  numberAt: Map<number, ScannedNumber>,
  unit: Unit,
  read: ReadQuantity,
): ReadQuantity {
  const link = tokens[read.last + 1]?.text;
  const then = tokens[read.last + 2]?.text ?? "";
  if (link === "e" && (then === "meio" || then === "meia") && !UNITS.has(tokens[read.last + 3]?.text ?? "")) {
    return { ...read, value: read.value + unit.factor / 2, last: read.last + 2 };
  }
  const sizeAt = sizeBehindWater(tokens, read.last + (link === "de" ? 2 : 1));
  if (unit.isVessel && (link === "de" || sizeAt !== null)) {
    const at = sizeAt ?? read.last + 2;
    const size = readAt(tokens, numberAt, at < tokens.length ? at : read.last);
    if (size?.kind === "volume") return { ...read, value: (read.value / unit.factor) * size.value, last: size.last };
    return read;
  }
  const next = numberAt.get(read.last + (link === "e" ? 2 : 1));
  const smaller = next && UNITS.get(tokens[next.last + 1]?.text ?? "");
  if (
    next && smaller && smaller.kind === unit.kind && smaller.factor < unit.factor && !smaller.isVessel && !unit.isVessel
  ) {
    return { ...read, value: read.value + next.value * smaller.factor, last: next.last + 1 };
  }
  // "81 quilos e 400": grams, where nothing else stands behind them.
  const areGrams = next && link === "e" && unit.kind === "mass" && unit.factor === 1 && next.value >= 100 &&
    next.value < 1000 && !/^[a-z0-9]/.test(tokens[next.last + 1]?.text ?? "");
  return areGrams ? { ...read, value: read.value + next.value / 1000, last: next.last } : read;
}

/** "um copo de água de 300 ml": the index of the token behind "água de"; null when these words do not stand at `at`. */
function sizeBehindWater(tokens: readonly Token[], at: number): number | null {
  const [first, second, third, fourth] = tokens.slice(at, at + 4).map(({ text }) => text);
  if (/^d?agua$/.test(first ?? "")) return second === "de" ? at + 2 : null;
  // "copo d'água de 300 ml"
  const hasApostrophe = first === "d" && /^['’´`]$/.test(second ?? "");
  return hasApostrophe && third === "agua" && fourth === "de" ? at + 4 : null;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
