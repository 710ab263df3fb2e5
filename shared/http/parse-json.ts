import { breathe } from "../runtime/breathe.ts";

/** How much a JSON text may hold. A node is a value: a text, a number, a list, an object. */
export interface JsonBounds {
  nodes: number;
}

/** The most lists and objects in each other. */
export const MOST_LEVELS = 100;

/** The most members of one object: to list those of a larger one takes long by itself. */
const MOST_MEMBERS = 20_000;

/** A JSON text that holds more than it may. The message is pt-BR. */
export class JsonBoundsError extends Error {
  override name = "JsonBoundsError";
}

/** The characters that are parsed without a pause: about 3 ms. */
const STEP = 256 * 1024;

/** A text, a list or an object that is longer than a step, with what is needed to parse it in pieces. */
interface LongValue {
  kind: "text" | "list" | "object";
  from: number;
  to: number;
  /** The places of its commas. */
  cuts: number[];
  /** The long values in it, in order. */
  inner: LongValue[];
}

/**
 * Parses JSON as `JSON.parse` does, with two differences: what holds too much is refused before anything of it is built, and a long text
 * is parsed in pieces, with pauses in which others are served.
 *
 * @throws JsonBoundsError
 * @throws SyntaxError
 */
export async function parseJson(text: string, bounds: JsonBounds): Promise<unknown> {
  const whole = await measure(text, bounds);
  if (!whole) return JSON.parse(text);
  expectBlank(text.slice(0, whole.from) + text.slice(whole.to));
  return await build(text, whole);
}

const QUOTE = 34, COMMA = 44, OPEN_LIST = 91, CLOSE_LIST = 93, OPEN_OBJECT = 123, CLOSE_OBJECT = 125;

/** Counts what the text holds, without building it. The outermost value is returned where it is long. */
async function measure(text: string, { nodes }: JsonBounds): Promise<LongValue | undefined> {
  const open: LongValue[] = [];
  let outermost: LongValue | undefined;
  let count = 1;
  let pause = STEP;
  for (let at = 0; at < text.length; at++) {
    if (at >= pause) {
      pause = at + STEP;
      await breathe();
    }
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const from = at;
      at = endOfText(text, from, from + STEP) ?? await endOfLongText(text, from);
      if (at - from < STEP) continue;
      if (open.at(-1)?.kind === "object" && /^[ \t\r\n]*:/.test(text.slice(at + 1, at + 1 + STEP))) {
        throw new JsonBoundsError("O nome de um campo é longo demais");
      }
      const long: LongValue = { kind: "text", from, to: at + 1, cuts: [], inner: [] };
      if (open.length > 0) open.at(-1)!.inner.push(long);
      else outermost ??= long;
    } else if (code === COMMA) {
      count++;
      const holder = open.at(-1);
      holder?.cuts.push(at);
      if (holder?.kind === "object" && holder.cuts.length >= MOST_MEMBERS) {
        throw new JsonBoundsError(`Um objeto passa de ${MOST_MEMBERS} campos`);
      }
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      count++;
      open.push({ kind: code === OPEN_OBJECT ? "object" : "list", from: at, to: at, cuts: [], inner: [] });
      if (open.length > MOST_LEVELS) throw new JsonBoundsError("O conteúdo tem níveis demais");
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
      const closed = open.pop();
      if (closed?.kind !== (code === CLOSE_OBJECT ? "object" : "list")) {
        throw new SyntaxError("A bracket is closed that is not open");
      }
      closed.to = at + 1;
      if (closed.to - closed.from < STEP) continue;
      if (open.length > 0) open.at(-1)!.inner.push(closed);
      else outermost ??= closed;
    }
    if (count > nodes) throw new JsonBoundsError(`O conteúdo passa de ${nodes} valores`);
  }
  if (open.length > 0) throw new SyntaxError("A bracket is not closed");
  return outermost;
}

/** The place of the quotation mark that ends the text begun at `from`; undefined if it is not found before `until`. */
function endOfText(text: string, from: number, until: number): number | undefined {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (!isEscaped(text, at, from)) return at;
    if (at >= until) return undefined;
  }
  throw new SyntaxError("A text is not closed");
}

async function endOfLongText(text: string, from: number): Promise<number> {
  let pause = from + STEP;
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    if (!isEscaped(text, at, from)) return at;
    if (at < pause) continue;
    pause = at + STEP;
    await breathe();
  }
  throw new SyntaxError("A text is not closed");
}

/** Whether an odd number of backslashes, none of them before `from`, stands before a place. */
function isEscaped(text: string, at: number, from: number): boolean {
  let escapes = at;
  while (escapes > from && text[escapes - 1] === "\\") escapes--;
  return (at - escapes) % 2 === 1;
}

async function build(text: string, long: LongValue): Promise<unknown> {
  return long.kind === "text" ? await buildText(text, long) : await buildMembers(text, long);
}

async function buildText(text: string, { from, to }: LongValue): Promise<string> {
  const pieces: string[] = [];
  for (let begun = from + 1; begun < to - 1;) {
    const end = begun + STEP < to - 1 ? beforeEscape(text, begun, begun + STEP) : to - 1;
    pieces.push(JSON.parse(`"${text.slice(begun, end)}"`));
    begun = end;
    await breathe();
  }
  return pieces.join("");
}

/** `end`, or the place before it at which the escape begins that it would cut: the longest is \u0000. */
function beforeEscape(text: string, from: number, end: number): number {
  const last = text.lastIndexOf("\\", end - 1);
  return last > end - 6 && !isEscaped(text, last, from) ? last : end;
}

async function buildMembers(text: string, { kind, from, to, cuts, inner }: LongValue): Promise<unknown> {
  const isObject = kind === "object";
  const built: unknown = isObject ? {} : [];
  const long = inner[Symbol.iterator]();
  let next = long.next().value;
  let begun = from + 1;
  for (let n = 0; n <= cuts.length; n++) {
    const end = cuts[n] ?? to - 1;
    const start = n === 0 ? from + 1 : cuts[n - 1]! + 1;
    if (next && next.from < end) {
      if (start > begun) add(built, parseMembers(text.slice(begun, start - 1), isObject));
      expectBlank(text.slice(next.to, end));
      add(built, await buildLong(text.slice(start, next.from), text, next, isObject));
      next = long.next().value;
    } else if (end - begun < STEP && n < cuts.length) {
      continue;
    } else {
      const piece = text.slice(begun, end);
      add(built, cuts.length > 0 ? parseMembers(piece, isObject) : parsePiece(piece, isObject));
    }
    begun = end + 1;
    await breathe();
  }
  return built;
}

function parsePiece(piece: string, isObject: boolean): object {
  return JSON.parse(isObject ? `{${piece}}` : `[${piece}]`);
}

/** A piece that stands beside a comma: something has to be in it. */
function parseMembers(piece: string, isObject: boolean): object {
  if (!/[^ \t\r\n]/.test(piece)) throw new SyntaxError("A value is missing");
  return parsePiece(piece, isObject);
}

/** A long value as a piece of what it stands in: in an object, `before` is its key. */
async function buildLong(before: string, text: string, long: LongValue, isObject: boolean): Promise<object> {
  if (!isObject) {
    expectBlank(before);
    return [await build(text, long)];
  }
  const [key, ...others] = Object.keys(JSON.parse(`{${before}0}`));
  if (key === undefined || others.length > 0) throw new SyntaxError("A key is missing");
  return Object.fromEntries([[key, await build(text, long)]]);
}

/** `Object.assign` would set the prototype where a key is `__proto__`. */
function add(built: unknown, piece: object): void {
  if (Array.isArray(built)) {
    for (const value of piece as unknown[]) built.push(value);
    return;
  }
  for (const [key, value] of Object.entries(piece)) {
    Object.defineProperty(built, key, { value, writable: true, enumerable: true, configurable: true });
  }
}

function expectBlank(text: string): void {
  if (/[^ \t\r\n]/.test(text)) throw new SyntaxError("Unexpected text");
}
