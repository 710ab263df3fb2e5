import { parseWords, StartError } from "../run-task.ts";
import { openGame, PORT_FLAG } from "./command-line.ts";

interface Time {
  time: string;
}

/** `play day`: the same time, a day or more later. */
export async function day(args: string[]): Promise<void> {
  const { values, positionals: [days = "+1", ...more] } = parseWords(PORT_FLAG, args);
  if (more.length > 0 || !/^\+?\d{1,3}$/.test(days)) throw new StartError("day takes a number of days: day +1");
  const { time } = await openGame(values.port).post<Time>("/clock", { days: Number(days) });
  console.info(`It is ${time}`);
}

/** `play clock`: prints the time or moves it. */
export async function clock(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  const game = openGame(values.port);
  const { time } = positionals.length === 0
    ? await game.get<Time>("/status")
    : await game.post<Time>("/clock", { at: positionals.join(" ") });
  console.info(`It is ${time}`);
}

/** `play night`: lets a night pass. */
export async function night(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  if (positionals.length > 0) throw new StartError("night takes no words");
  for await (const line of openGame(values.port).follow("/night", {})) {
    if (line.type === "error") throw new StartError(line.message);
    if (line.type === "note" || line.type === "over") console.info(line.text);
    if (line.type === "over") return;
  }
  throw new StartError("the game has ended");
}
