/** Waits for a promise until the signal fires, whatever becomes of the promise. @throws the signal's reason */
export async function orAborted<T>(promise: PromiseLike<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const fail = () => reject(signal.reason);
  if (signal.aborted) fail();
  else signal.addEventListener("abort", fail, { once: true });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", fail);
  }
}
