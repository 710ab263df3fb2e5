import { parseArgs } from "node:util";
import { readPort } from "./read-port.ts";
import { StartError } from "./start-error.ts";

/** What `deno task dev` was asked for. */
export interface Flags {
  port: number;
  /** Where data and secrets live; null with --memory. */
  data: string | null;
  reset: boolean;
  databaseUrl?: string;
  json: boolean;
  help: boolean;
}

/**
 * Reads the command line.
 * @throws {StartError} for an unknown flag, a bad value or flags that contradict each other
 */
export function readFlags(args: string[]): Flags {
  const values = parse(args);
  const databaseUrl = values["database-url"];
  if (values.memory && values.data !== undefined) throw new StartError("--memory and --data exclude each other");
  if (values.memory && databaseUrl !== undefined) {
    throw new StartError("--memory and --database-url exclude each other");
  }
  if (values.reset && databaseUrl !== undefined) {
    throw new StartError("--reset only empties a data folder: recreate the database of --database-url yourself");
  }
  return {
    port: readPort(values.port),
    data: values.memory ? null : values.data ?? ".local",
    reset: values.reset,
    databaseUrl,
    json: values.json,
    help: values.help,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: "string", default: "54321" },
        data: { type: "string" },
        memory: { type: "boolean", default: false },
        reset: { type: "boolean", default: false },
        "database-url": { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split(/\. |\n/)[0] : String(cause);
    throw new StartError(`${reason}; --help lists the flags`, { cause });
  }
}
