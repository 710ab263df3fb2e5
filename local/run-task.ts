import { parseArgs, type ParseArgsConfig } from "node:util";

/** Runs a command-line task: a failure is one line on stderr and exit code 1. */
export async function runTask(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error(`error: ${String(error instanceof Error ? error.message : error).replace(/\s+/g, " ")}`);
    Deno.exit(1);
  }
}

/** A problem that the person at the terminal can solve. The message is one line. */
export class StartError extends Error {
  override name = "StartError";

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options);
  }
}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Flags<T extends Options> = ReturnType<typeof parseArgs<{ options: T; args: string[] }>>["values"];

/**
 * Parses a task's flags with `parseArgs` of node:util.
 *
 * @throws {StartError} for an unknown flag, a flag without its value, or a word that belongs to no flag
 */
export function parseFlags<T extends Options>(options: T, args: string[] = Deno.args): Flags<T> {
  return withShortErrors(() => parseArgs({ args, options }).values);
}

/** Like {@link parseFlags}, for a task that also takes words without a flag. */
export function parseWords<T extends Options>(options: T, args: string[] = Deno.args) {
  return withShortErrors(() => parseArgs({ args, options, allowPositionals: true }));
}

/** Reduces an error of `parseArgs` to its first sentence. */
function withShortErrors<R>(parse: () => R): R {
  try {
    return parse();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/\. |\n/)[0] : String(cause);
    throw new StartError(`${reason}; --help lists the flags`, { cause });
  }
}

/**
 * Reads the value of --port.
 * @throws {StartError} when it is not a port
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`--port takes a number from 1 to 65535, or 0 for a free port; not "${text}"`);
  }
  return port;
}

/** On Ctrl-C or SIGTERM, closes cleanly and exits with 0. A second signal exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) Deno.exit(130);
    stopping = true;
    console.error("stopping");
    await stop();
    Deno.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, onSignal);
}
