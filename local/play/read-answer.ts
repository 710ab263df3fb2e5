import { StartError } from "../run-task.ts";
import type { AnswerPart } from "./model-request.ts";
import { readJson } from "./read-parts.ts";

/** The command line of `play answer`. */
interface AnswerCommand {
  /** The request to answer. Undefined: the oldest one that waits. */
  number?: number;
  /** Undefined: they come from stdin. */
  parts?: AnswerPart[];
  anyway: boolean;
  port?: string;
  help: boolean;
}

/**
 * Reads the command line of `play answer`: `[N] --text "…" --call NAME '{…}' --json '{…}' -`. The parts keep their order.
 * @throws {StartError} for a flag without its value, JSON that cannot be read, an unknown word, or no part at all
 */
export function readAnswer(args: string[]): AnswerCommand {
  const words = [...args];
  const read: AnswerCommand = { anyway: false, help: false };
  const parts: AnswerPart[] = [];
  let isFromStdin = false;
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
    else if (word === "-") isFromStdin = true;
    else if (/^\d+$/.test(word) && read.number === undefined) read.number = Number(word);
    else throw new StartError(`"${word}" is not a part of an answer; put words after --text, and see --help`);
  }
  if (read.help || isFromStdin && parts.length === 0) return read;
  if (isFromStdin) throw new StartError("parts come from stdin (-) or from flags, not from both");
  if (parts.length === 0) throw new StartError("give the model's answer with --text, --call, --json, or - for stdin");
  return { ...read, parts };
}

function readCall(name: string, json: string): AnswerPart {
  const args = readJson(json, `the arguments of ${name}`);
  if (typeof args !== "object" || args === null || Array.isArray(args)) {
    throw new StartError(`the arguments of ${name} are an object: '{ "amount": 40 }'`);
  }
  return { call: { name, args: args as Record<string, unknown> } };
}
