import type { Stack } from "./stack.ts";

/**
 * Waits for the next minute of the database's clock if this one is nearly over, for tests of what is counted by the minute. Not
 * pg_sleep(): test files share one process with their databases, and all of them would sleep.
 *
 * @param seconds how much of a minute has to be left
 */
export async function leaveTime(stack: Stack, seconds: number): Promise<void> {
  const [now] = await stack.sql<{ second: number }>("select extract(second from clock_timestamp())::float as second");
  const left = 60 - now!.second;
  if (left < seconds) await new Promise((resolve) => setTimeout(resolve, (left + 1) * 1000));
}
