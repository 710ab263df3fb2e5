import { parseFlags } from "./parse-flags.ts";
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

const OPTIONS = {
  port: { type: "string", default: "54321" },
  data: { type: "string" },
  memory: { type: "boolean", default: false },
  reset: { type: "boolean", default: false },
  "database-url": { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * Reads the command line.
 * @throws {StartError} for an unknown flag, a bad value or flags that contradict each other
 */
export function readFlags(args: string[]): Flags {
  const values = parseFlags(OPTIONS, args);
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
