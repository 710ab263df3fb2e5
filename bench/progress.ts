const began = performance.now();

/** What is being done, on stderr. */
export function progress(line: string): void {
  console.error(`[${((performance.now() - began) / 1000).toFixed(0)} s] ${line}`);
}
