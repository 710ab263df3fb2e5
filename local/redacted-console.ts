import { AsyncLocalStorage } from "node:async_hooks";
import { oneLine } from "../shared/writing/one-line.ts";

/** Takes one line of log. */
export type Log = (line: string) => void;

const currentLog = new AsyncLocalStorage<Log>();
let installed = false;

/**
 * Runs lite's code with a console that hides values. Lite prints failed SQL with its parameters, which are the user's words,
 * and mails with their tokens. Here `log` gets one line without them. Other code in the process keeps its console.
 */
export function withRedactedConsole<T>(log: Log, work: () => Promise<T>): Promise<T> {
  if (!installed) install();
  return currentLog.run(log, work);
}

/** Runs code that `withRedactedConsole` has called with the console as it is. */
export function withPlainConsole<T>(work: () => T): T {
  return currentLog.exit(work);
}

function install(): void {
  installed = true;
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const log = currentLog.getStore();
      if (!log) return original(...values);
      const line = redactedLine(values);
      if (line) currentLog.exit(() => log(line));
    };
  }
}

/** Fields of a Postgres error that hold names and never values. */
const NAME_FIELDS = ["table", "column", "constraint", "routine"] as const;

/** Permission denied. The message names a database object and no value. */
const FORBIDDEN = "42501";

/**
 * An unknown column or function, a wrong type, an unknown relation. In one of our own functions, the message names parts of its
 * code and no value.
 */
const UNKNOWN = ["42703", "42883", "42804", "42P01"];

/**
 * What may be logged of values that lite prints: the SQLSTATE, the names of database objects, the symbolic hint of a raised
 * error, and the message where it cannot contain a value. Null when none of the values is an error.
 */
export function redactedLine(values: unknown[]): string | null {
  const error = values.find((value) => value instanceof Error);
  if (!error) return null;
  const fields = error as Error & Record<string, unknown>;
  const code = typeof fields.code === "string" && /^\w{1,40}$/.test(fields.code) ? fields.code : null;
  if (code === null) return `[api] ${/^\w{1,40}$/.test(error.name) ? error.name : "Error"}`;
  const parts = [`[api] ${code}`];
  const inFunction = typeof fields.where === "string" && fields.where.startsWith("PL/pgSQL function") &&
    fields.routine !== "exec_stmt_raise";
  if (code === FORBIDDEN || (inFunction && UNKNOWN.includes(code))) parts.push(error.message);
  if (code.startsWith("PT") && typeof fields.hint === "string" && /^\w+$/.test(fields.hint)) parts.push(fields.hint);
  for (const name of NAME_FIELDS) if (typeof fields[name] === "string") parts.push(`${name}=${fields[name]}`);
  const place = typeof fields.where === "string" && /PL\/pgSQL function \S+?\(.*?\) line \d+/.exec(fields.where)?.[0];
  if (place) parts.push(`in ${place}`);
  return oneLine(parts.join(" "), 500);
}
