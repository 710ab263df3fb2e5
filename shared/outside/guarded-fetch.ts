import { OutsideRefusal } from "./outside-failure.ts";
import { checkTarget, limitBytes, MOST_BYTES, MOST_MS, type Network } from "./read-outside.ts";

/** The part of `fetch` that callers need. */
export type GuardedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that reaches only public addresses, only over https, and follows no redirect. All requests through it share one
 * limit of 5 s and 1 MB.
 *
 * @param onSend called after the address was checked, right before the request leaves
 */
export function guardedFetch(
  network: Network,
  { timeoutMs = MOST_MS, maxBytes = MOST_BYTES }: { timeoutMs?: number; maxBytes?: number },
  onSend: (init: RequestInit) => void = () => {},
): GuardedFetch {
  const deadline = AbortSignal.timeout(Math.min(timeoutMs, MOST_MS));
  let left = Math.min(maxBytes, MOST_BYTES);
  return async (address, init = {}) => {
    const url = new URL(address);
    if (url.protocol !== "https:") throw new OutsideRefusal("is not https", "not_allowed");
    await checkTarget(url, network, deadline);
    const signal = init.signal ? AbortSignal.any([deadline, init.signal]) : deadline;
    // `new Headers` throws for an invalid header. That has to happen before `onSend`, while nothing has been sent.
    const headers = Object.fromEntries(new Headers(init.headers));
    onSend(init);
    const response = await network.fetch(url.href, { ...init, headers, signal, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new OutsideRefusal("redirects", "redirected", response.status);
    }
    if (response.body === null) return response;
    // HTTP allows what `Response` does not: a status beyond 599. Its body would stay open.
    if (response.status > 599) {
      await response.body.cancel();
      throw new OutsideRefusal(`answers ${response.status}`, "answered", response.status);
    }
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          left -= chunk.length;
          controller.enqueue(chunk);
        },
      }),
      { signal },
    );
    const { status, statusText } = response;
    return new Response(limitBytes(counted, left, signal), { status, statusText, headers: response.headers });
  };
}
