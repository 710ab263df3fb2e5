import { OutsideRefusal } from "./outside-failure.ts";
import { atMost, checkTarget, MOST_BYTES, MOST_MS, type Network } from "./read-outside.ts";

/** `fetch` as far as it is needed. */
export type GuardedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that goes to public addresses over https only and follows no redirect. All that is asked through it has 5 s and 1 MB
 * together.
 *
 * @param onSend told once an address has been checked, right before the request leaves
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
    // What is no header is refused here, while nothing has been sent.
    const headers = Object.fromEntries(new Headers(init.headers));
    onSend(init);
    const response = await network.fetch(url.href, { ...init, headers, signal, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new OutsideRefusal("redirects", "redirected", response.status);
    }
    if (response.body === null) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          left -= chunk.length;
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText } = response;
    return new Response(atMost(counted, left), { status, statusText, headers: response.headers });
  };
}
