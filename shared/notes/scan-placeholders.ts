/** A piece of a template's text. The `raw` of all pieces, one after the other, is the text. */
export type Piece =
  | { type: "text"; raw: string; start: number }
  | {
    type: "call";
    raw: string;
    start: number;
    inPlace: boolean;
    tool: string;
    command: string;
    /** Anything that JSON can say. */
    args: unknown;
    argsStart: number;
  }
  /** What begins as a placeholder and is none: why, and where that shows. */
  | { type: "broken"; raw: string; start: number; at: number; message: string };

const OPENING = "{{use-tool";
const HEAD = /\{\{use-tool(\?)?:([^:{}\s]*):([^:{}\s]*):\s*/y;
const SHAPE = "escreva {{use-tool:ferramenta:comando:{argumentos}}}.";

/**
 * Cuts a text at its placeholders, `{{use-tool:tool:command:{json args}}}`, or `{{use-tool?:…}}` where an error is to be shown in
 * place. `\{{use-tool` is text. Never throws.
 */
export function scanPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
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
    // What comes after may be whole: it is read on its own.
    raw: OPENING,
    start,
    at,
    message,
  });
  HEAD.lastIndex = start;
  const head = HEAD.exec(text);
  if (head === null) return broken(start, `Isso não é um marcador: ${SHAPE}`);
  const [whole, inPlace, tool, command] = head;
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
      inPlace: inPlace !== undefined,
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

/** Where an object ends, braces inside of texts not counted; null where it does not. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === "\\") at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth === 0) return at + 1;
  }
  return null;
}
