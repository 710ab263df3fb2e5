import { parseWords, StartError } from "../run-task.ts";
import { openGame, PORT_FLAG } from "./command-line.ts";

/** `play rows`: prints what the product has recorded. */
export async function rows(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  console.info((await openGame(values.port).get<{ text: string }>("/rows", { table: positionals })).text);
}

/** `play status`: prints the time, and what is waiting for whom. */
export const status = printer("status", (text) => console.info(text));

/** `play transcript`: prints the game as Markdown. */
export const transcript = printer("transcript", write);

/** `play replay`: prints the game as JSON lines. */
export const replay = printer("replay", write);

/** A command that prints the text of an endpoint. */
function printer(path: string, print: (text: string) => void): (args: string[]) => Promise<void> {
  return async (args) => {
    const { values, positionals } = parseWords(PORT_FLAG, args);
    if (positionals.length > 0) throw new StartError(`${path} takes no words`);
    print((await openGame(values.port).get<{ text: string }>(`/${path}`)).text);
  };
}

/** Writes all bytes, also into a pipe, where one call may write only a part. */
function write(text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) at += Deno.stdout.writeSync(bytes.subarray(at));
}
