import { parseWords, StartError } from "../run-task.ts";
import { openGame, PORT_FLAG } from "./command-line.ts";

/** `play day`: moves the clock forwards by days. */
export async function day(args: string[]): Promise<void> {
  const { values, positionals: [days = "+1", ...more] } = parseWords(PORT_FLAG, args);
  if (more.length > 0 || !/^\+?[1-9]\d{0,2}$/.test(days)) throw new StartError("day takes a number of days: day +1");
  await moveTime(values.port, "/clock", { days: Number(days) });
}

/** `play clock`: prints the time or moves the clock. */
export async function clock(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  if (positionals.length > 0) return await moveTime(values.port, "/clock", { at: positionals.join(" ") });
  console.info(`It is ${(await openGame(values.port).get<{ time: string }>("/status")).time}.`);
}

/** `play night`: moves the clock to the next night. */
export async function night(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  if (positionals.length > 0) throw new StartError("night takes no words");
  await moveTime(values.port, "/night", {});
}

async function moveTime(port: string | undefined, path: string, body: object): Promise<void> {
  for await (const line of openGame(port).follow(path, body)) {
    if (line.type === "error") throw new StartError(line.message);
    if (line.type === "note" || line.type === "over") console.info(line.text);
    if (line.type === "over") return;
  }
  throw new StartError("the game has ended");
}
