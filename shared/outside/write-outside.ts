import { guardedFetch } from "./guarded-fetch.ts";
import { type OutsideFailure, outsideFailure, OutsideRefusal } from "./outside-failure.ts";
import type { Network, ReadingLimits } from "./read-outside.ts";

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
  | { came: "none"; failure?: OutsideFailure }
  | { came: "refused"; status: number; failure?: OutsideFailure }
  | { came: "done"; value?: unknown }
  | { came: "unknown"; failure?: OutsideFailure };

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
    const { status } = response;
    const failure = outsideFailure(new OutsideRefusal(`answers ${status}`, "answered", status));
    return REFUSED(status) ? { came: "refused", status, failure } : { came: "unknown", failure };
  } catch (error) {
    return { came: isSent ? "unknown" : "none", failure: outsideFailure(error) };
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
