import { readPort, StartError } from "../run-task.ts";
import { ControlClient, DEFAULT_PORT } from "./control-client.ts";

/** How a command ends that has waited for nothing. */
export const WAITED_IN_VAIN = 3;

/** What each command takes. */
export const PORT_FLAG = { port: { type: "string" } } as const;

/** The game that is meant: --port, else PLAY_PORT, else the usual port. */
export function openGame(port = Deno.env.get("PLAY_PORT") ?? DEFAULT_PORT): ControlClient {
  return new ControlClient(String(readPort(port)));
}

/** @throws {StartError} when it is no number of seconds */
export function readWait(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 86_400) || text.trim() === "") {
    throw new StartError(`--wait takes seconds, not ${text}`);
  }
  return seconds;
}

/** All of stdin. */
export async function readStdin(): Promise<string> {
  return await new Response(Deno.stdin.readable).text();
}
