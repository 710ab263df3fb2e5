/** Runs a command-line task: a failure is one line on stderr and exit code 1. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`error: ${String(error instanceof Error ? error.message : error).replace(/\s+/g, " ")}`);
    Deno.exit(1);
  }
}
