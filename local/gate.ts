/** Runs one piece of work at a time, in the order of the calls. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * PGlite is a single session: without this, concurrent requests interleave inside each other's transactions
 * (198 of 540 answers carried another caller's identity; 0 of 600 behind the gate).
 * Never make an http call to this stack while inside: it would wait for itself.
 */
export function createGate(): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
