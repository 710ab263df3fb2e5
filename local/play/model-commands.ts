import { parseWords, StartError } from "../run-task.ts";
import { NOTHING_CAME, openGame, PORT_FLAG, readStdin, readWait } from "./command-line.ts";
import { readAnswer } from "./read-answer.ts";
import { readJson } from "./read-parts.ts";

interface Next {
  none?: true;
  number: number;
  shown: string;
  request: unknown;
  others: number;
}

/** `play next`: prints the oldest request that waits, or the one with the given number. */
export async function next(args: string[]): Promise<void> {
  const { values, positionals: [number, ...others] } = parseWords({
    ...PORT_FLAG,
    wait: { type: "string", default: "0" },
    full: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  }, args);
  if (others.length > 0 || number !== undefined && !/^\d+$/.test(number)) {
    throw new StartError("next takes the number of a request, or nothing");
  }
  const wait = readWait(values.wait);
  const found = await openGame(values.port).get<Next>("/next", {
    number,
    wait: String(wait),
    full: values.full ? "1" : undefined,
  });
  if (found.none) {
    console.error(`no request waits for an answer${wait > 0 ? ` (waited ${wait} s)` : ""}`);
    Deno.exit(NOTHING_CAME);
  }
  if (values.json) return console.info(JSON.stringify(found));
  console.info(found.shown);
  if (found.others > 0) console.info(`(${found.others} more wait)`);
}

/** `play answer`: answers a request. */
export async function answer(args: string[]): Promise<void> {
  const { number, parts: flagParts, anyway, port } = readAnswer(args);
  const parts = flagParts ?? readJson(await readStdin(), "stdin");
  const body = { parts, anyway, ...(number !== undefined && { number }) };
  const answered = await openGame(port).post<{ number: number; others: number }>("/answer", body);
  console.info(`request ${answered.number} is answered${answered.others > 0 ? `; ${answered.others} more wait` : ""}`);
}
