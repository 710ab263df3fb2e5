import { StartError } from "../run-task.ts";
import type { Progress } from "./control.ts";

/** The port of a game, unless another is given. */
export const DEFAULT_PORT = "54330";

/** Sends requests to a running game. */
export class ControlClient {
  readonly url: string;

  constructor(port: string) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @throws {StartError} with the game's error message */
  async get<T>(path: string, query: Record<string, string | string[] | undefined> = {}): Promise<T> {
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => [name, one] as [string, string])
    );
    return await read(await this.#fetch(`${path}?${new URLSearchParams(parameters)}`));
  }

  /** @throws {StartError} with the game's error message */
  async post<T>(path: string, body: object): Promise<T> {
    return await read(await this.#fetch(path, body));
  }

  /**
   * Starts work that takes time, and yields its progress.
   * @throws {StartError} with the game's error message, or when the game ends before the work does
   */
  async *follow(path: string, body: object, signal?: AbortSignal): AsyncGenerator<Progress> {
    const response = await this.#fetch(path, body, signal);
    if (!response.ok || !response.body) return await read(response);
    let pending = "";
    try {
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        const lines = (pending + piece).split("\n");
        pending = lines.pop() ?? "";
        for (const line of lines) yield JSON.parse(line) as Progress;
      }
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new StartError("the game has ended", { cause });
    }
  }

  async #fetch(path: string, body?: object, signal?: AbortSignal): Promise<Response> {
    const init = body && {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    };
    try {
      return await fetch(this.url + path, init);
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new StartError(
        `no game answers at ${this.url}: start one with deno task play serve, or give its port with --port`,
        { cause },
      );
    }
  }
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  let message: string | undefined;
  try {
    message = JSON.parse(text).error;
  } catch {
    // The server there is not a game.
  }
  throw new StartError(message ?? `the server at this port is not a game: HTTP ${response.status}`);
}
