import { logFailure } from "../runtime/log-failure.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { type Network, OutsideRefusal, type ReadingLimits } from "./read-outside.ts";

/** What is sent to a service. */
export interface SentRequest extends ReadingLimits {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON; nothing without it. */
  body?: Record<string, unknown>;
}

/**
 * What became of it: `none` was sent, the service `refused` it, it is `done`, or it may have arrived and it is `unknown` what came
 * of it. `value` is the JSON that was answered, where there was any that could be read.
 */
export type Sent =
  | { came: "none" }
  | { came: "refused"; status: number }
  | { came: "done"; value?: unknown }
  | { came: "unknown" };

/** They say that nothing was done; 408, 409 and 425 may come of a repeat that did arrive. */
const REFUSED = (status: number) => status >= 400 && status < 500 && ![408, 409, 425].includes(status);

/** Sends a request that changes something, once: no redirect is followed and nothing is tried again. Never throws. */
export async function writeOutside(
  address: string,
  { method, body, headers, ...limits }: SentRequest,
  network: Network,
): Promise<Sent> {
  let isSent = false;
  try {
    const outside = guardedFetch(network, limits, () => {
      isSent = true;
    });
    const response = await outside(address, {
      method,
      headers: {
        ...headers,
        Accept: "application/json",
        "User-Agent": "LifeAssistant/1.0",
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return { came: "done", value: await readValue(response) };
    await response.body?.cancel();
    logFailure("a service did not take what was sent", new OutsideRefusal("refused", response.status));
    return REFUSED(response.status) ? { came: "refused", status: response.status } : { came: "unknown" };
  } catch (error) {
    logFailure("a service was not written to", error);
    return { came: isSent ? "unknown" : "none" };
  }
}

/** It is done, whatever the service says of it: an answer that is none changes nothing. */
async function readValue(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}
