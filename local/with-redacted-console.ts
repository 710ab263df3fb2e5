import { AsyncLocalStorage } from "node:async_hooks";
import { redactedLine } from "./redacted-line.ts";

const inside = new AsyncLocalStorage<true>();
let installed = false;

/**
 * Runs lite's code. It prints failed SQL with its parameters, which are the user's words, and mails with their tokens;
 * here one line without either reaches stderr. Other code in the process keeps its console.
 */
export function withRedactedConsole<T>(work: () => Promise<T>): Promise<T> {
  if (!installed) install();
  return inside.run(true, work);
}

function install(): void {
  installed = true;
  const print = console.error.bind(console);
  for (const method of ["log", "info", "warn", "error", "debug"] as const) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      if (!inside.getStore()) return original(...values);
      const line = redactedLine(values);
      if (line) print(line);
    };
  }
}
