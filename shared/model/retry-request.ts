import { APICallError } from "@ai-sdk/provider";

/** How often and how long a request to a provider is tried. */
export interface RetryOptions {
  maxRetries: number;
  signal?: AbortSignal;
  /** Milliseconds before the first retry where the provider does not say; doubled for each further one. */
  pauseMs?: number;
}

const PAUSE_MS = 2000;
// A provider that wants more is not waited for: whoever asked comes back later.
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends a request anew when the provider is busy or down, after the pause it asks for (`retry-after`).
 *
 * @throws the last error; the signal's reason when it fires during a pause
 */
export async function retryRequest<T>(
  request: () => PromiseLike<T>,
  { maxRetries, signal, pauseMs = PAUSE_MS }: RetryOptions,
): Promise<T> {
  for (let tries = 0;; tries++) {
    try {
      return await request();
    } catch (error) {
      if (tries >= maxRetries || !APICallError.isInstance(error) || !error.isRetryable) throw error;
      await pause(askedPause(error) ?? pauseMs * 2 ** tries, signal);
    }
  }
}

/** What the response's headers ask for, in milliseconds. */
function askedPause({ responseHeaders = {} }: APICallError): number | undefined {
  const after = responseHeaders["retry-after"];
  const ms = Number(
    responseHeaders["retry-after-ms"] ?? (after === undefined ? undefined : secondsUntil(after) * 1000),
  );
  return ms >= 0 && ms < LONGEST_PAUSE_MS ? ms : undefined;
}

/** `retry-after` holds seconds or an HTTP date. */
function secondsUntil(after: string): number {
  const seconds = Number(after);
  return Number.isNaN(seconds) ? (Date.parse(after) - Date.now()) / 1000 : seconds;
}

async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
