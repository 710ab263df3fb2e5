import { fillPlaceholders, LONGEST_ADDRESS } from "./address-template.ts";
import { type OutsideReason, OutsideRefusal } from "./outside-failure.ts";
import { isPublicAddress } from "./public-address.ts";

/** How other hosts are reached. Tests replace it with a local server; the rules about addresses apply to both. */
export interface Network {
  /** The IPv4 and IPv6 addresses of a host; empty when it does not exist. */
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

/** The body of an answer, with the charset that its headers declare. */
export interface OutsideText {
  bytes: Uint8Array<ArrayBuffer>;
  charset?: string;
}

/** The limits of one request, and the headers that are sent with it. */
export interface ReadingLimits {
  /** At most 5 s, which is also the default. */
  timeoutMs?: number;
  /** At most 1 MB, which is also the default. */
  maxBytes?: number;
  /** Sent to the origin of the first address only, and to no other origin after a redirect. */
  headers?: Record<string, string>;
}

export const MOST_MS = 5000;
export const MOST_BYTES = 1024 * 1024;
const MOST_REDIRECTS = 4;

/**
 * Reads a public page by GET, in at most 5 s and 1 MB. Each address, also that of a redirect, is resolved and checked before it is
 * requested. docs/decisions/0031-reading-outside.md tells which risks remain.
 *
 * @param type the only content type that is accepted
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
  // The status of the last redirect: with one, the service has answered, even if its target may not be requested.
  let redirected: number | undefined;
  await checkTarget(url, network, signal);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
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
      const isHttps = url.protocol === "https:";
      url = URL.parse(next, url) ?? refuse("redirects to no address", "redirected", redirected);
      await checkTarget(url, network, signal, redirected);
      // Over http, whoever is on the way, or gives the name another address meanwhile, could answer.
      if (isHttps && url.protocol === "http:") refuse("redirects from https to http", "redirected", redirected);
      continue;
    }
    return await readBody(response, type, Math.min(maxBytes, MOST_BYTES), signal);
  }
  return refuse("redirects too often", "redirected", redirected);
}

function refuse(detail: string, reason: OutsideReason, status?: number): never {
  throw new OutsideRefusal(detail, reason, status);
}

/**
 * Why an address may not be requested, as far as the address itself tells; null when it may. The URL parser has already turned other
 * notations of an IP address, such as 0x7f.1 or 2130706433, into the dotted one.
 */
function addressProblem({ protocol, hostname, port, username, password }: URL): string | null {
  if (protocol !== "https:" && protocol !== "http:") return "is not http";
  if (username !== "" || password !== "") return "carries a password";
  if (port !== "" && port !== "80" && port !== "443") return "is another port";
  if (hostname.startsWith("[") || /^[\d.]+$/.test(hostname)) return "is an IP address";
  return /[^.]\.[^.]/.test(hostname) ? null : "is a host of a local network";
}

/** Whether an address from a pack may be requested. `{name}` in it stands for a value that is filled in later. */
export function isAllowedAddress(address: string): boolean {
  const url = address.length > LONGEST_ADDRESS ? null : URL.parse(fillPlaceholders(address, () => "x"));
  return url !== null && addressProblem(url) === null;
}

/** Tells the author of a pack what to write when the address is not allowed. */
export const PUBLIC_NAME_HINT = "use a public name, neither an IP address nor a port of its own: nothing else is asked";

/**
 * Resolves the address and checks that it is public.
 *
 * @param redirected the status of the redirect that leads to the address, if one does
 * @throws OutsideRefusal when it may not be requested
 */
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

/**
 * The same stream, which fails as soon as it has given more than `maxBytes`, or when the signal aborts. The rest is not read, and the
 * connection is closed. The signal of `fetch` alone does not end a body: Deno forgets it when the `Response` is garbage, though its body
 * is still being read.
 */
export function limitBytes(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let length = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        length += chunk.length;
        if (length > maxBytes) controller.error(new OutsideRefusal("is too long", "too_long", 200));
        else controller.enqueue(chunk);
      },
    }),
    { signal },
  );
}

async function readBody(
  response: Response,
  type: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<OutsideText> {
  const [contentType = "", ...parameters] = (response.headers.get("content-type") ?? "").toLowerCase().split(";");
  const problem = bodyProblem(response, contentType.trim() === type, maxBytes);
  if (problem !== null || response.body === null) {
    await response.body?.cancel();
    const [detail, reason] = problem ?? ["is empty", "unreadable"];
    return refuse(detail, reason, response.status);
  }
  const bytes = new Uint8Array(await new Response(limitBytes(response.body, maxBytes, signal)).arrayBuffer());
  const charset = parameters.map((one) => /^\s*charset\s*=\s*"?([\w:.-]+)/.exec(one)?.[1]).find((one) =>
    one !== undefined
  );
  return { bytes, charset };
}

function bodyProblem(
  response: Response,
  isOfType: boolean,
  maxBytes: number,
): [detail: string, reason: OutsideReason] | null {
  if (!response.ok) return [`answers ${response.status}`, "answered"];
  if (!isOfType) return ["is of another type", "unreadable"];
  const declared = Number(response.headers.get("content-length") ?? 0);
  return declared > maxBytes ? ["is too long", "too_long"] : null;
}
