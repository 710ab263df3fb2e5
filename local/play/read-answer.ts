import { StartError } from "../run-task.ts";
import type { AnswerPart } from "./model-request.ts";
import { readJson } from "./read-parts.ts";

/** What `answer` was told. */
export interface AnswerWords {
  /** The request that waited longest without. */
  number?: number;
  /** Undefined: they come over stdin. */
  parts?: AnswerPart[];
  anyway: boolean;
  port?: string;
  help: boolean;
}

/**
 * Reads the words of `answer`, whose parts count in their order: `[N] --text "…" --call NAME '{…}' --json '{…}' -`.
 * @throws {StartError} for a flag without its value, JSON that cannot be read, or words that say nothing
 */
export function readAnswer(args: string[]): AnswerWords {
  const words = [...args];
  const read: AnswerWords = { anyway: false, help: false };
  const parts: AnswerPart[] = [];
  let fromStdin = false;
  const next = (flag: string, what: string) => {
    const value = words.shift();
    if (value === undefined) throw new StartError(`${flag} takes ${what}`);
    return value;
  };
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "--text") parts.push({ text: next(word, "what the model says") });
    else if (word === "--json") parts.push({ json: readJson(next(word, "JSON"), "what follows --json") });
    else if (word === "--call") {
      parts.push(readCall(next(word, "a tool's name"), next(word, "a name and arguments as JSON")));
    } else if (word === "--anyway") read.anyway = true;
    else if (word === "--port") read.port = next(word, "a port");
    else if (word === "--help" || word === "-h") read.help = true;
    else if (word === "-") fromStdin = true;
    else if (/^\d+$/.test(word) && read.number === undefined) read.number = Number(word);
    else throw new StartError(`"${word}" is no part of an answer; words go after --text, and --help lists the rest`);
  }
  if (read.help || fromStdin && parts.length === 0) return read;
  if (fromStdin) throw new StartError("parts come from stdin (-) or from flags, not from both");
  if (parts.length === 0) throw new StartError("say what the model answers: --text, --call, --json, or - for stdin");
  return { ...read, parts };
}

function readCall(name: string, json: string): AnswerPart {
  const args = readJson(json, `the arguments of ${name}`);
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    throw new StartError(`the arguments of ${name} are an object: '{ "amount": 40 }'`);
  }
  return { call: { name, args: args as Record<string, unknown> } };
}
