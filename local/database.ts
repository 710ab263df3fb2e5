import type { Connection } from "@supabase/lite";

/** A row as the driver reads it: numbers as numbers, moments as ISO 8601 and days as text, jsonb parsed. */
export type Row = Record<string, unknown>;

/** SQL as the superuser. */
export interface Session {
  /** One statement, parameters as $1, $2… */
  query<T = Row>(text: string, parameters?: unknown[]): Promise<T[]>;
  /** Any number of statements, nothing returned. */
  run(text: string): Promise<void>;
}

/** What the stack needs of PGlite or a Postgres server. `query`, `run` and `transaction` pass the gate by themselves. */
export interface Database extends Session {
  /** The handle that `@supabase/lite` serves from; use it behind {@link Database.gate} only. */
  connection: Connection;
  /** True when no other process can be using the database. */
  exclusive: boolean;
  gate: Gate;
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /**
   * Calls back with the payload of each NOTIFY on the channel, and with an empty one when some may have been missed.
   * @returns how to stop
   */
  listen(channel: string, notified: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Runs one piece of work at a time, in the order of the calls. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * PGlite is a single session: without this, concurrent requests interleave inside each other's transactions
 * (198 of 540 answers carried another caller's identity; 0 of 600 behind the gate).
 * Never make an http call to this stack while inside: it would wait for itself.
 */
export function createGate(): Gate {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = last.then(work);
    last = run.catch(() => {});
    return run;
  };
}
