import { parseWords, StartError } from "../run-task.ts";
import { openGame, PORT_FLAG } from "./command-line.ts";

/** `play rows`: what the product has recorded. */
export async function rows(args: string[]): Promise<void> {
  const { values, positionals } = parseWords(PORT_FLAG, args);
  console.info((await openGame(values.port).get<{ text: string }>("/rows", { table: positionals })).text);
}

/** `play status`: the time, and who waits for whom. */
export const status = printer("status", (text) => console.info(text));

/** `play transcript`: the game for readers. */
export const transcript = printer("transcript", write);

/** `play replay`: the game to be walked again. */
export const replay = printer("replay", write);

function printer(path: string, print: (text: string) => void): (args: string[]) => Promise<void> {
  return async (args) => {
    const { values, positionals } = parseWords(PORT_FLAG, args);
    if (positionals.length > 0) throw new StartError(`${path} takes no words`);
    print((await openGame(values.port).get<{ text: string }>(`/${path}`)).text);
  };
}

/** To the last byte, also into a pipe. */
function write(text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) at += Deno.stdout.writeSync(bytes.subarray(at));
}
