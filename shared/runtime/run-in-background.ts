import { logFailure } from "./log-failure.ts";

/** The part of Supabase's edge runtime that keeps a worker alive after the response. */
interface EdgeRuntimeGlobal {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/** Lets work finish after the response was sent, or after the client closed the connection. Failures are logged, never thrown. */
export function runInBackground(work: Promise<unknown>): void {
  const guarded = work.catch((cause) => logFailure("background work failed", cause));
  (globalThis as EdgeRuntimeGlobal).EdgeRuntime?.waitUntil(guarded);
}
