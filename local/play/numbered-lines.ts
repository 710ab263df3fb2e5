import type { NumberedLines } from "./game-log.ts";
import type { ModelRequest } from "./model-request.ts";

/** The block of a request whose lines an answer names in this field. */
const BLOCK_OF: Record<string, string> = {
  message: "mensagens",
  replaces: "ja_sei",
  item: "itens",
  pair: "pares",
};

/** The numbered lines in a request's blocks: `[1] …` in `<itens>` has the key `itens 1`. */
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

/** The lines of a request that an answer names by number. */
export function findNamedLines(answer: unknown, request: ModelRequest): NumberedLines {
  const lines = numberedLines(request);
  const named: NumberedLines = {};
  changeNumbers(answer, (name) => {
    if (lines[name] !== undefined) named[name] = lines[name];
    return undefined;
  });
  return named;
}

/** The answer with the numbers that the same lines have in another request. A number whose line is not found stays. */
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

/** The line of a message without the time at its start. */
function withoutTime(line: string): string {
  return line.replace(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}\s*/, "");
}

/** A copy in which `change` may replace each number that names a line. Undefined: the number stays. */
function changeNumbers(value: unknown, change: (name: string) => number | undefined, field = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => changeNumbers(one, change, field));
  if (typeof value === "number" && BLOCK_OF[field]) return change(`${BLOCK_OF[field]} ${value}`) ?? value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, changeNumbers(one, change, key)]));
}
