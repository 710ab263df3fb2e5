import { helpText } from "./help-text.ts";
import { readFlags } from "./read-flags.ts";
import { type ProjectPaths, runDev } from "./run-dev.ts";
import { runTask } from "./run-task.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

/**
 * The whole of `deno task dev`: stdout gets the ready message and nothing else, logs go to stderr, a reason not to start
 * is one line and exit code 1, Ctrl-C or SIGTERM closes cleanly.
 */
export async function runCommand(args: string[], paths?: ProjectPaths): Promise<void> {
  for (const method of ["log", "debug", "warn"] as const) console[method] = console.error;
  await runTask(async () => {
    const flags = readFlags(args);
    if (flags.help) console.info(helpText);
    else stopOnSignal(await runDev(flags, paths));
  });
}
