import { breathe } from "../runtime/breathe.ts";
import { MAX_BYTES, StatementError } from "./statement.ts";

/** What files begin with that people send instead of a statement. */
const OTHER_FILES: readonly (readonly [start: string, name: string])[] = [
  ["%PDF", "um PDF"],
  ["PK\x03\x04", "uma planilha do Excel ou um ZIP"],
  ["\xD0\xCF\x11\xE0", "uma planilha antiga do Excel"],
  ["<!DOCTYPE", "uma página da internet"],
  ["<html", "uma página da internet"],
];

// deno-lint-ignore no-control-regex -- the ranges are the controls that no text file has
const CONTROLS = /[\x00-\x08\x0e-\x1f]/;

/** What DOS ended files with, and old systems of banks still do. */
// deno-lint-ignore no-control-regex -- it is a control
const END_OF_FILE = /\x1a$/;

/**
 * The text of a file, with `\n` between its lines. Banks write UTF-8, with and without a byte order mark, and Windows-1252; what they
 * say about it in an OFX header is often wrong, so the bytes decide.
 *
 * @throws StatementError `empty_file`, `too_large`, `not_a_statement`
 */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  if (bytes.length > MAX_BYTES) throw new StatementError("too_large", "O arquivo passa de 5 MB.");
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const other = OTHER_FILES.find(([beginning]) => start.startsWith(beginning));
  if (other) {
    throw new StatementError("not_a_statement", `Isto é ${other[1]}. Peça ao banco o extrato em OFX ou CSV.`);
  }
  const text = await withPlainBreaks(decode(bytes).replace(/^\uFEFF/, "").replace(END_OF_FILE, ""));
  if (text.trim() === "") throw new StatementError("empty_file", "O arquivo está vazio.");
  if (CONTROLS.test(text)) {
    throw new StatementError(
      "not_a_statement",
      "Isto não é um extrato em texto. Peça ao banco o extrato em OFX ou CSV.",
    );
  }
  return text;
}

/** Characters that are looked at in one go: 20 ms, also of line breaks alone. */
const PIECE = 50_000;

/** A text with `\n` for each line break, whatever system wrote it. */
async function withPlainBreaks(text: string): Promise<string> {
  if (!text.includes("\r")) return text;
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    // A piece does not end between the two characters of one break.
    const end = text[at + PIECE - 1] === "\r" ? at + PIECE + 1 : at + PIECE;
    // Three times as fast as a regular expression, where there is nothing else.
    pieces.push(text.slice(at, end).split("\r\n").join("\n").split("\r").join("\n"));
    at = end;
    await breathe();
  }
  return pieces.join("");
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    // As a stream, because a file that was cut may end within a character.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
