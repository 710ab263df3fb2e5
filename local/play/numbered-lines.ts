import type { NumberedLines } from "./game-log.ts";
import type { ModelRequest } from "./model-request.ts";

/** Which block of a request the numbers in a field of the answer are about. */
const BLOCK_OF: Record<string, string> = {
  message: "mensagens",
  replaces: "ja_sei",
  item: "itens",
  pair: "pares",
};

/** The numbered lines of a request's blocks, `<itens>` with `[1] …`, by block and number: `itens 1`. */
function numberedLines({ messages }: ModelRequest): NumberedLines {
  const text = messages.flatMap(({ parts }) => parts.map((part) => part.text ?? "")).join("\n");
  const lines: NumberedLines = {};
  for (const [, block, content = ""] of text.matchAll(/<(\w+)>\n([\s\S]*?)\n<\/\1>/g)) {
    for (const [, number, line = ""] of content.matchAll(/^\[(\d+)\]([\s\S]*?)(?=^\[\d+\]|(?![\s\S]))/gm)) {
      lines[`${block} ${number}`] = line.trim();
    }
  }
  return lines;
}

/** The lines that an answer names by number. */
export function linesNamedBy(answer: unknown, request: ModelRequest): NumberedLines {
  const lines = numberedLines(request);
  const named: NumberedLines = {};
  changeNumbers(answer, (name) => {
    if (lines[name] !== undefined) named[name] = lines[name];
    return undefined;
  });
  return named;
}

/** The answer with the numbers under which another request has the same lines; the others stay as they were. */
export function renumbered(answer: unknown, named: NumberedLines, request: ModelRequest): unknown {
  const lines = Object.entries(numberedLines(request));
  return changeNumbers(answer, (name) => {
    const wanted = named[name];
    if (wanted === undefined) return undefined;
    const block = name.split(" ")[0]!;
    const found = lines.find(([key, line]) => key.startsWith(`${block} `) && withoutTime(line) === withoutTime(wanted));
    return found && Number(found[0].slice(block.length + 1));
  });
}

/** A message's line begins with when it was sent. */
function withoutTime(line: string): string {
  return line.replace(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}\s*/, "");
}

/** A copy in which each number that names a line is what `change` says, or as it was. */
function changeNumbers(value: unknown, change: (name: string) => number | undefined, field = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => changeNumbers(one, change, field));
  if (typeof value === "number" && BLOCK_OF[field]) return change(`${BLOCK_OF[field]} ${value}`) ?? value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changeNumbers(one, change, key)]));
}
