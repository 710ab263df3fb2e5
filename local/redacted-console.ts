import { AsyncLocalStorage } from "node:async_hooks";

/** Takes one line of log. */
export type Log = (line: string) => void;

const inside = new AsyncLocalStorage<Log>();
let installed = false;

/**
 * Runs lite's code. It prints failed SQL with its parameters, which are the user's words, and mails with their tokens;
 * here one line without either goes to `log`. Other code in the process keeps its console.
 */
export function withRedactedConsole<T>(log: Log, work: () => Promise<T>): Promise<T> {
  if (!installed) install();
  return inside.run(log, work);
}

function install(): void {
  installed = true;
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const log = inside.getStore();
      if (!log) return original(...values);
      const line = redactedLine(values);
      if (line) inside.exit(() => log(line));
    };
  }
}

/** Fields of a Postgres error that name things, never values. */
const names = ["table", "column", "constraint", "routine"] as const;

/** SQLSTATEs whose message names objects only: forbidden, unknown column, function or relation, wrong type. */
const plain = ["42501", "42703", "42883", "42804", "42P01"];

/**
 * What may be logged of values that lite prints: the SQLSTATE, names of database objects, for raised errors the symbolic
 * hint, the message where it cannot quote a value. Null for anything that is not an error.
 */
export function redactedLine(values: unknown[]): string | null {
  const error = values.find((value) => value instanceof Error);
  if (!error) return null;
  const fields = error as Error & Record<string, unknown>;
  const code = typeof fields.code === "string" ? fields.code : null;
  if (code === null) return `[api] ${error.name}`;
  const parts = [`[api] ${code}`];
  if (plain.includes(code)) parts.push(error.message);
  if (code.startsWith("PT") && typeof fields.hint === "string" && /^\w+$/.test(fields.hint)) parts.push(fields.hint);
  for (const name of names) if (typeof fields[name] === "string") parts.push(`${name}=${fields[name]}`);
  const place = typeof fields.where === "string" && /PL\/pgSQL function \S+?\(.*?\) line \d+/.exec(fields.where)?.[0];
  if (place) parts.push(`in ${place}`);
  return parts.join(" ").replace(/\s+/g, " ");
}
