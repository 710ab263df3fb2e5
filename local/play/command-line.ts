import { readPort, StartError } from "../run-task.ts";
import { ControlClient, DEFAULT_PORT } from "./control-client.ts";

/** The exit code of a command that has waited and got nothing. */
export const NOTHING_CAME = 3;

/** The flag that every command takes. */
export const PORT_FLAG = { port: { type: "string" } } as const;

/** A client for the game at --port, at PLAY_PORT or at the default port. */
export function openGame(port = Deno.env.get("PLAY_PORT") ?? DEFAULT_PORT): ControlClient {
  return new ControlClient(String(readPort(port)));
}

/**
 * Reads the value of --wait.
 * @throws {StartError} when it is not a number of seconds
 */
export function readWait(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 86_400) || text.trim() === "") {
    throw new StartError(`--wait takes seconds, not ${text}`);
  }
  return seconds;
}

/** Reads all of stdin. */
export async function readStdin(): Promise<string> {
  return await new Response(Deno.stdin.readable).text();
}
