import { guardedFetch } from "./guarded-fetch.ts";
import { type OutsideFailure, outsideFailureOf, OutsideRefusal } from "./outside-failure.ts";
import type { Network, ReadingLimits } from "./read-outside.ts";

/** A request that changes something at a service. */
export interface SendRequest extends ReadingLimits {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. Without it the request has no body. */
  body?: Record<string, unknown>;
}

/**
 * The outcome of a request. `none`: nothing was sent. `refused`: the service refused it and did nothing. `done`: it succeeded; `value`
 * is the JSON of the answer, if there was any. `unknown`: it may have arrived, and nobody knows what it did.
 */
export type SendResult =
  | { outcome: "none"; failure?: OutsideFailure }
  | { outcome: "refused"; status: number; failure?: OutsideFailure }
  | { outcome: "done"; value?: unknown }
  | { outcome: "unknown"; failure?: OutsideFailure };

/** Whether a status means that nothing was done. 408, 409 and 425 do not: an earlier copy of the request may have arrived. */
const isRefusal = (status: number) => status >= 400 && status < 500 && ![408, 409, 425].includes(status);

/** Sends a request that changes something, once: no redirect is followed and nothing is tried again. Never throws. */
export async function writeOutside(
  address: string,
  { method, body, headers, ...limits }: SendRequest,
  network: Network,
): Promise<SendResult> {
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
    if (response.ok) return { outcome: "done", value: await readJsonIfAny(response) };
    await response.body?.cancel();
    const { status } = response;
    const failure = outsideFailureOf(new OutsideRefusal(`answers ${status}`, "answered", status));
    return isRefusal(status) ? { outcome: "refused", status, failure } : { outcome: "unknown", failure };
  } catch (error) {
    return { outcome: isSent ? "unknown" : "none", failure: outsideFailureOf(error) };
  }
}

/** The request has succeeded by now: an answer that is not JSON does not change that. */
async function readJsonIfAny(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return undefined;
  }
}
