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

/** A reason not to start that the person at the terminal can act on. The message is one line. */
export class StartError extends Error {
  override name = "StartError";

  constructor(message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, " ").trim(), options);
  }
}

type Options = NonNullable<ParseArgsConfig["options"]>;
type Flags<T extends Options> = ReturnType<typeof parseArgs<{ options: T; args: string[] }>>["values"];

/**
 * A task's flags, as `parseArgs` of node:util types them.
 *
 * @throws {StartError} for an unknown flag, a flag without its value, or words that belong to none
 */
export function parseFlags<T extends Options>(options: T, args: string[] = Deno.args): Flags<T> {
  return refusingInOneLine(() => parseArgs({ args, options }).values);
}

/** As {@link parseFlags}, for a task that is told words too. */
export function parseWords<T extends Options>(options: T, args: string[] = Deno.args) {
  return refusingInOneLine(() => parseArgs({ args, options, allowPositionals: true }));
}

function refusingInOneLine<R>(parse: () => R): R {
  try {
    return parse();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/\. |\n/)[0] : String(cause);
    throw new StartError(`${reason}; --help lists the flags`, { cause });
  }
}

/**
 * Reads the value of --port.
 * @throws {StartError} when it is no port
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`--port takes a number from 1 to 65535, or 0 for a free port; not "${text}"`);
  }
  return port;
}

/** Ctrl-C or SIGTERM closes cleanly and exits with 0; a second signal gives up waiting for open requests. */
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
