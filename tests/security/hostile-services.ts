import assert from "node:assert/strict";
import type { Network } from "../../shared/outside/read-outside.ts";
import { startProcess } from "../support/start-process.ts";
import type { Asked } from "./hostile-server.ts";

/** The host at which every path is hostile. Others answer what was asked. */
export const HOST = "https://mal.com.br";
/** The key that is sent to services. */
export const KEY = "chave-do-servico-77e1";

/** Hosts whose names lead inside. */
const INSIDE: Record<string, string[]> = {
  "rebound.com.br": ["127.0.0.1"],
  "rebound6.com.br": ["::1"],
  "half.com.br": ["93.184.216.34", "10.0.0.1"],
  "metadata.com.br": ["169.254.169.254"],
};

interface HostileServices {
  /** A network in which the server is every host. All names have a public address but those that lead inside. */
  network: Network;
  /** All requests so far. */
  seen(): Promise<Asked[]>;
  /** Resolves when no connection is open any more. @throws after ten seconds, with the addresses of those that still are */
  closed(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the process with the hostile server. */
export async function startHostileServices(): Promise<HostileServices> {
  const { ready, stop } = await startProcess<{ port: number }>("tests/security/hostile-server.ts", []);
  const at = `http://127.0.0.1:${ready.port}/`;
  const seen = async () => await (await fetch(at)).json() as Asked[];
  return {
    network: {
      resolve: (host) => Promise.resolve(INSIDE[host] ?? ["93.184.216.34"]),
      fetch: (url, init) =>
        fetch(at, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), "x-asked": url } }),
    },
    seen,
    async closed() {
      let open: string[] = [];
      for (let time = 0; time < 100; time++) {
        open = (await seen()).filter(({ ms }) => ms === null).map(({ method, address }) => `${method} ${address}`);
        if (open.length === 0) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      assert.deepEqual(open, [], "connections are closed");
    },
    stop: async () => void await stop("SIGKILL"),
  };
}

/** What no answer to a model or a person may hold: keys, places in the code, errors of the runtime. */
const TELLTALE = new RegExp(`${KEY}|\\bat .{1,200}:\\d+:\\d+|\\.ts:\\d|node_modules|ext:deno|[A-Z]\\w+Error\\b`);
const LONGEST = 17_000;

/** Checks that a text for a model or a person tells nothing of the inside, and is short enough to be read. */
export function assertHarmless(text: string, what: string): void {
  assert.doesNotMatch(text, TELLTALE, what);
  assert.ok(text.length < LONGEST, `${what}: ${text.length} characters`);
}
