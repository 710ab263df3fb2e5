import { fold } from "../fold.ts";
import { numberWord } from "./number-word.ts";
import { type Token, tokenize } from "../tokenize.ts";

/** A number among tokens. `first` and `last` are the indices of its first and last token. */
export interface ScannedNumber {
  value: number;
  first: number;
  last: number;
  start: number;
  end: number;
  /** Whether it is a lone "um" or "uma", which is an article more often than a number. */
  isArticle: boolean;
}

const SCALES = new Map(Object.entries({ milhao: 1e6, milhoes: 1e6, mi: 1e6, bilhao: 1e9, bilhoes: 1e9, bi: 1e9 }));
const DIGITS = /^\d/;

/** A number that was read, and the index of the token behind it. */
interface Part {
  value: number;
  next: number;
}

/** All numbers of the tokens in order, in digits, words or both ("3 mil e 500", "meia dúzia", "2k"). Takes linear time. */
export function scanNumbers(tokens: readonly Token[]): ScannedNumber[] {
  const found: ScannedNumber[] = [];
  let i = 0;
  while (i < tokens.length) {
    const part = readNumber(tokens, i);
    if (part === null) {
      i++;
      continue;
    }
    const first = tokens[i]!;
    const last = tokens[part.next - 1]!;
    found.push({
      value: part.value,
      first: i,
      last: part.next - 1,
      start: first.start,
      end: last.end,
      isArticle: part.next === i + 1 && (first.text === "um" || first.text === "uma"),
    });
    i = part.next;
  }
  return found;
}

function readNumber(tokens: readonly Token[], at: number): Part | null {
  const half = readHalf(tokens, at);
  if (half !== null) return half;
  const base = readBase(tokens, at);
  if (base === null) return null;
  return withHalf(tokens, withDozens(tokens, withScale(tokens, base)));
}

/** "meia dúzia", "meio milhão". */
function readHalf(tokens: readonly Token[], at: number): Part | null {
  const word = tokens[at]?.text;
  const next = tokens[at + 1]?.text ?? "";
  if (word === "meia" && next === "duzia") return { value: 6, next: at + 2 };
  if (word === "meio" && (next === "milhao" || next === "bilhao")) {
    return { value: SCALES.get(next)! / 2, next: at + 2 };
  }
  return null;
}

/** "nov e dez": the month. */
function isDecember(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === "e" ? tokens[at - 2] : tokens[at - 1];
  return tokens[at]!.text === "dez" && /^(?:jan|fev|abr|jun|jul|ago|set|out|nov)$/.test(before?.text ?? "");
}

function readBase(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at]!;
  if (!DIGITS.test(token.text)) return isDecember(tokens, at) ? null : readWords(tokens, at);
  const before = tokens[at - 1];
  const isAttached = before !== undefined && before.end === token.start && /^[a-z_]/.test(before.text);
  if (isAttached && !/^(?:rs|r\$|x)$/.test(before.text)) return null;
  const after = tokens[at + 1];
  if (after !== undefined && after.start === token.end && (after.text === "º" || after.text === "ª")) return null;
  const value = digitsValue(token.text);
  return value === null ? null : withThousands(tokens, { value, next: at + 1 });
}

/** The value of digits: "1.234,56" and "1.234" as in Brazil, but also "1.5" and "1,234.56". Null for "1.2.3". */
function digitsValue(text: string): number | null {
  if (text.length > 24) return null;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text)) return Number(text.replaceAll(".", "").replace(",", "."));
  if (/^[1-9]\d{0,2}(?:,\d{3})+\.\d+$/.test(text)) return Number(text.replaceAll(",", ""));
  if (/^\d+[.,]\d+$/.test(text)) return Number(text.replace(",", "."));
  return null;
}

/** "3 mil", "3 mil e 500", "2k", "1,5k". */
function withThousands(tokens: readonly Token[], base: Part): Part {
  const unit = tokens[base.next];
  const isAttached = unit !== undefined && unit.start === tokens[base.next - 1]!.end;
  if (unit?.text === "k" && isAttached) return { value: round(base.value * 1000), next: base.next + 1 };
  if (unit?.text === "kk" && isAttached) return { value: round(base.value * 1e6), next: base.next + 1 };
  if (unit?.text !== "mil") return base;
  const thousands = { value: round(base.value * 1000), next: base.next + 1 };
  if (!Number.isInteger(base.value)) return thousands;
  const hasAnd = tokens[thousands.next]?.text === "e";
  const rest = readBelowThousand(tokens, thousands.next + (hasAnd ? 1 : 0));
  if (rest === null || (!hasAnd && rest.value < 100)) return thousands;
  return { value: thousands.value + rest.value, next: rest.next };
}

function readBelowThousand(tokens: readonly Token[], at: number): Part | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (/^\d{1,3}$/.test(token.text)) return { value: Number(token.text), next: at + 1 };
  return readGroup(tokens, at);
}

/** A number in words up to "novecentos e noventa e nove mil …". */
function readWords(tokens: readonly Token[], at: number): Part | null {
  if (tokens[at]!.text === "mil") return continueThousand(tokens, { value: 1000, next: at + 1 });
  const group = readGroup(tokens, at);
  if (group === null) return null;
  if (tokens[group.next]?.text !== "mil" || group.value === 0) return group;
  return continueThousand(tokens, { value: group.value * 1000, next: group.next + 1 });
}

/** Adds the number behind "mil", if it belongs to it. */
function continueThousand(tokens: readonly Token[], thousands: Part): Part {
  const hasAnd = tokens[thousands.next]?.text === "e";
  const rest = readBelowThousand(tokens, thousands.next + (hasAnd ? 1 : 0));
  if (rest === null || rest.value === 0) return thousands;
  // "mil duzentos" needs no "e". Numbers below a hundred and digits need it: "mil e um", "mil e 50".
  if (!hasAnd && (rest.value < 100 || DIGITS.test(tokens[thousands.next]!.text))) return thousands;
  return { value: thousands.value + rest.value, next: rest.next };
}

/** Reads words that make one number below a thousand. Each word must be smaller than the place that the one before leaves free. */
function readGroup(tokens: readonly Token[], at: number): Part | null {
  const start = numberWord(tokens[at]?.text ?? "");
  if (start === null) return null;
  const group = { value: start, next: at + 1 };
  let room = roomBelow(start);
  while (room > 0) {
    const hasAnd = tokens[group.next]?.text === "e";
    const word = numberWord(tokens[group.next + (hasAnd ? 1 : 0)]?.text ?? "");
    if (word === null || word === 0 || word >= room) break;
    // Without "e", "um" is rather an article: "vinte um" is rarer than "dei vinte, uma pena".
    if (!hasAnd && word === 1) break;
    group.value += word;
    group.next += hasAnd ? 2 : 1;
    room = roomBelow(word);
  }
  return group;
}

function roomBelow(value: number): number {
  if (value >= 100) return 100;
  return value >= 20 && value % 10 === 0 ? 10 : 0;
}

/** "2 milhões", "um milhão e duzentos mil", "1,5 mi". */
function withScale(tokens: readonly Token[], base: Part): Part {
  const scale = SCALES.get(tokens[base.next]?.text ?? "");
  if (scale === undefined) return base;
  const scaled = { value: round(base.value * scale), next: base.next + 1 };
  if (tokens[scaled.next]?.text !== "e") return scaled;
  if (tokens[scaled.next + 1]?.text === "meio") return { value: scaled.value + scale / 2, next: scaled.next + 2 };
  const rest = scaled.next + 1 < tokens.length ? readBase(tokens, scaled.next + 1) : null;
  if (rest === null || rest.value >= scale || rest.value < 1000) return scaled;
  return { value: scaled.value + rest.value, next: rest.next };
}

/** "uma dúzia", "2 dúzias". */
function withDozens(tokens: readonly Token[], base: Part): Part {
  const word = tokens[base.next]?.text;
  if (word === "duzia" || word === "duzias") return { value: base.value * 12, next: base.next + 1 };
  if (word === "dezena" || word === "dezenas") return { value: base.value * 10, next: base.next + 1 };
  return base;
}

/** "dois e meio", "7 e meia". */
function withHalf(tokens: readonly Token[], base: Part): Part {
  const half = tokens[base.next + 1]?.text;
  if (tokens[base.next]?.text !== "e" || (half !== "meio" && half !== "meia")) return base;
  // "e meia dúzia", "e meia hora" and "e meio-dia" begin something new.
  const after = tokens[base.next + 2]?.text ?? "";
  if (!Number.isInteger(base.value) || base.value >= 1000 || after === "duzia" || after === "dia" || after === "hora") {
    return base;
  }
  return { value: base.value + 0.5, next: base.next + 2 };
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** A number in a text; `start` and `end` index into `fold(text)`. */
export interface NumberMention {
  value: number;
  start: number;
  end: number;
}

/**
 * The numbers of a Portuguese text, in digits ("1.234,56", "2k") and words ("dois mil e quinhentos", "meia dúzia"). A lone "um"
 * or "uma" counts only when the text has no other word, since it is an article otherwise.
 */
export function readNumbers(text: string): NumberMention[] {
  const tokens = tokenize(fold(text));
  return scanNumbers(tokens)
    .filter((number) => !number.isArticle || tokens.length === 1)
    .map(({ value, start, end }) => ({ value, start, end }));
}
