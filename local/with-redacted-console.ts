import { AsyncLocalStorage } from "node:async_hooks";
import { redactedLine } from "./redacted-line.ts";

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
