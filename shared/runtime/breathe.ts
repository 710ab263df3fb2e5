/** How long work may go on before others are let through, in milliseconds. */
const TURN_MS = 12;

let since = 0;

/**
 * Lets other requests through when work has gone on for a while. Long work calls it between its steps, as often as it likes: most calls
 * only look at the clock.
 */
export async function breathe(): Promise<void> {
  if (performance.now() - since < TURN_MS) return;
  await new Promise((resolve) => setTimeout(resolve, 0));
  since = performance.now();
}
