import { callRpc } from "../database/call-rpc.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { Turn } from "./turn.ts";

/** Renews the turn's lease every `intervalMs` while `work` runs; a model step may outlast it. A lost lease is noticed by the next write. */
export async function keepLease<T>(turn: Turn, intervalMs: number, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    callRpc(turn.client, "renew_lease", { turn_id: turn.opened.id, attempt: turn.opened.attempt })
      .catch((cause) => logFailure("lease not renewed", cause));
  }, intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
