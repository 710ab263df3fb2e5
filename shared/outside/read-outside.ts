import { type OutsideReason, OutsideRefusal } from "./outside-failure.ts";
import { isPublicAddress } from "./public-address.ts";

/** How the outside is reached; tests put a local server in its place. The rules about addresses are the same for both. */
export interface Network {
  /** IPv4 and IPv6 addresses of a host; none where it does not exist. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

export const internet: Network = {
  async resolve(host, signal) {
    const answers = await Promise.all(
      (["A", "AAAA"] as const).map((type) =>
        Deno.resolveDns(host, type, { signal }).catch((error) => {
          if (error instanceof Deno.errors.NotFound) return [];
          throw error;
        })
      ),
    );
    return answers.flat();
  },
  fetch: (url, init) => fetch(url, init),
};

/** What was read, and of what charset its headers say it is. */
export interface OutsideText {
  bytes: Uint8Array<ArrayBuffer>;
  charset?: string;
}

/** What one reading may take, at most, and what is sent with it. */
export interface ReadingLimits {
  /** 5 s unless it is less. */
  timeoutMs?: number;
  /** 1 MB unless it is less. */
  maxBytes?: number;
  /** Sent to the origin that was asked for, and to none that it redirects to. */
  headers?: Record<string, string>;
}

export const MOST_MS = 5000;
export const MOST_BYTES = 1024 * 1024;
const MOST_REDIRECTS = 4;

/**
 * Reads a public page: every address on the way, redirects too, is resolved and checked before it is asked; 5 s in all, 1 MB.
 * What remains is in docs/decisions/0031-reading-outside.md.
 *
 * @param type the only content type that is taken
 * @throws OutsideRefusal and whatever the network throws
 */
export async function readOutside(
  address: string,
  type: string,
  network: Network,
  { timeoutMs = MOST_MS, maxBytes = MOST_BYTES, headers }: ReadingLimits = {},
): Promise<OutsideText> {
  const signal = AbortSignal.timeout(Math.min(timeoutMs, MOST_MS));
  const { origin } = new URL(address);
  let url = new URL(address);
  // Who redirects has answered, wherever to.
  let redirected: number | undefined;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    await checkTarget(url, network, signal, redirected);
    const response = await network.fetch(url.href, {
      redirect: "manual",
      signal,
      headers: {
        ...(url.origin === origin && headers),
        Accept: type,
        "Accept-Language": "pt-BR, pt;q=0.9, en;q=0.5",
        "User-Agent": "LifeAssistant/1.0",
      },
    });
    const next = response.headers.get("location");
    if (response.status >= 300 && response.status < 400 && next !== null) {
      await response.body?.cancel();
      redirected = response.status;
      url = URL.parse(next, url) ?? refuse("redirects to no address", "redirected", redirected);
      continue;
    }
    return await readBody(response, type, Math.min(maxBytes, MOST_BYTES));
  }
  return refuse("redirects too often", "redirected", redirected);
}

function refuse(told: string, reason: OutsideReason, answered?: number): never {
  throw new OutsideRefusal(told, reason, answered);
}

/**
 * Why an address is never asked, known without asking; null where it may be. The URL parser has brought every notation of an IP
 * address, 0x7f.1 or 2130706433, into the one that is seen here.
 */
export function addressProblem({ protocol, hostname, port, username, password }: URL): string | null {
  if (protocol !== "https:" && protocol !== "http:") return "is not http";
  if (username !== "" || password !== "") return "carries a password";
  if (port !== "" && port !== "80" && port !== "443") return "is another port";
  if (hostname.startsWith("[") || /^[\d.]+$/.test(hostname)) return "is an IP address";
  return /[^.]\.[^.]/.test(hostname) ? null : "is a host of a local network";
}

/** Whether an address that somebody wrote down, with `{name}` for what is filled in later, may ever be asked. */
export function mayBeAsked(address: string): boolean {
  const url = URL.parse(address.replace(/\{[^}]*\}/g, "x"));
  return url !== null && addressProblem(url) === null;
}

/** What to do where it may not. */
export const PUBLIC_NAME = "use a public name, neither an IP address nor a port of its own: nothing else is asked";

/** @param redirected the status of the answer that leads there */
export async function checkTarget(
  url: URL,
  network: Network,
  signal: AbortSignal,
  redirected?: number,
): Promise<void> {
  const reason = redirected === undefined ? "not_allowed" : "redirected";
  const problem = addressProblem(url);
  if (problem !== null) refuse(problem, reason, redirected);
  const addresses = await network.resolve(url.hostname, signal);
  if (addresses.length === 0) refuse("does not exist", redirected === undefined ? "no_answer" : reason, redirected);
  if (!addresses.every(isPublicAddress)) refuse("is not a public address", reason, redirected);
}

/** A stream that fails once it has given more; what is left of it is not read. */
export function atMost(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > maxBytes) controller.error(new OutsideRefusal("is too long", "too_long", 200));
        else controller.enqueue(chunk);
      },
    }),
  );
}

async function readBody(response: Response, type: string, maxBytes: number): Promise<OutsideText> {
  const [given = "", ...parameters] = (response.headers.get("content-type") ?? "").toLowerCase().split(";");
  const declared = Number(response.headers.get("content-length") ?? 0);
  const wrong: [told: string, reason: OutsideReason] | null = !response.ok
    ? [`answers ${response.status}`, "answered"]
    : given.trim() !== type
    ? ["is of another type", "unreadable"]
    : declared > maxBytes
    ? ["is too long", "too_long"]
    : null;
  if (wrong !== null || response.body === null) {
    await response.body?.cancel();
    const [told, reason] = wrong ?? ["is empty", "unreadable"];
    return refuse(told, reason, response.status);
  }
  const bytes = new Uint8Array(await new Response(atMost(response.body, maxBytes)).arrayBuffer());
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([\w:.-]+)/.exec(one)?.[1]).find((one) =>
    one !== undefined
  );
  return { bytes, charset };
}
