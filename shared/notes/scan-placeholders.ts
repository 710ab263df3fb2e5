/** A piece of a template's text. The `raw` texts of all pieces, joined, are the whole text. */
export type Piece =
  | { type: "text"; raw: string; start: number }
  | {
    type: "call";
    raw: string;
    start: number;
    isErrorShown: boolean;
    tool: string;
    command: string;
    /** Any JSON value. */
    args: unknown;
    argsStart: number;
  }
  /** Text that begins like a placeholder but is not a valid one. `message` says why, `at` where. */
  | { type: "broken"; raw: string; start: number; at: number; message: string };

const OPENING = "{{use-tool";
const HEAD = /\{\{use-tool(\?)?:([^:{}\s]*):([^:{}\s]*):\s*/y;
const SHAPE = "escreva {{use-tool:ferramenta:comando:{argumentos}}}.";

/**
 * Splits a text at its placeholders, `{{use-tool:tool:command:{json args}}}`. With `{{use-tool?:…}}`, an error is shown in place of the
 * result. `\{{use-tool` is plain text. Never throws.
 */
export function scanPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  /** End of the last piece. */
  let done = 0;
  /** Where the search for the next placeholder begins. */
  let from = 0;
  while (true) {
    const start = text.indexOf(OPENING, from);
    if (start < 0) break;
    from = start + OPENING.length;
    if (text[start - 1] === "\\") continue;
    if (start > done) pieces.push({ type: "text", raw: text.slice(done, start), start: done });
    const piece = scanOne(text, start);
    pieces.push(piece);
    done = from = start + piece.raw.length;
  }
  if (done < text.length) pieces.push({ type: "text", raw: text.slice(done), start: done });
  return pieces;
}

function scanOne(text: string, start: number): Piece {
  const broken = (at: number, message: string): Piece => ({
    type: "broken",
    // Only the opening belongs to the broken piece: the text after it may hold a valid placeholder.
    raw: OPENING,
    start,
    at,
    message,
  });
  HEAD.lastIndex = start;
  const head = HEAD.exec(text);
  if (head === null) return broken(start, `Isso não é um marcador: ${SHAPE}`);
  const [whole, isErrorShown, tool, command] = head;
  const argsStart = start + whole.length;
  if (text[argsStart] !== "{") return broken(argsStart, `Faltam os argumentos entre chaves, {} se não há: ${SHAPE}`);
  const argsEnd = endOfObject(text, argsStart);
  if (argsEnd === null) return broken(start, "Este marcador não fecha: faltam chaves } ou aspas.");
  const closing = /\s*\}\}/y;
  closing.lastIndex = argsEnd;
  if (!closing.test(text)) return broken(argsEnd, "Depois dos argumentos vem }}.");
  const json = text.slice(argsStart, argsEnd);
  try {
    const args: unknown = JSON.parse(json);
    const raw = text.slice(start, closing.lastIndex);
    return {
      type: "call",
      raw,
      start,
      isErrorShown: isErrorShown !== undefined,
      tool: tool!,
      command: command!,
      args,
      argsStart,
    };
  } catch (error) {
    const position = /at position (\d+)/.exec(error instanceof Error ? error.message : "")?.[1];
    return broken(argsStart + Number(position ?? 0), "Os argumentos não são JSON válido aqui.");
  }
}

/** Nobody writes longer arguments. Without an end to the search, each opening would be followed to the end of the text. */
const LONGEST_ARGUMENTS = 2_000;

/** The end of a JSON object, without counting braces inside strings; null when it is not closed. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  const most = Math.min(text.length, start + LONGEST_ARGUMENTS);
  for (let at = start; at < most; at++) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') {
      isInString = true;
    } else if (character === "{") {
      depth++;
    } else if (character === "}") {
      depth--;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}
