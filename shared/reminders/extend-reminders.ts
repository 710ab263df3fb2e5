import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { expandRecurrence } from "./recurrence.ts";

const toExpand = z.object({
  reminders: z.array(z.object({
    id: z.string(),
    recurrence: z.string(),
    starts_at: z.string(),
    expand_after: z.string(),
  })),
});
type Expandable = z.infer<typeof toExpand>["reminders"][number];

/** Moments that are read ahead: four months of every day. */
const AHEAD = 128;
const BATCH = 100;

/**
 * Reads the next moments from the rules of reminders that are running short of them: of the client's own user or, with a secret
 * key, of everybody.
 *
 * @param deadline `Date.now()` after which no batch is begun
 */
export async function extendReminders(client: RpcClient, deadline = Date.now() + 30_000): Promise<void> {
  while (Date.now() < deadline) {
    const { reminders } = toExpand.parse(await callRpc(client, "reminders_to_expand", { most: BATCH }));
    if (reminders.length === 0) return;
    await callRpc(client, "extend_reminders", { reminders: await Promise.all(reminders.map(extend)) });
    if (reminders.length < BATCH) return;
  }
}

async function extend({ id, recurrence, starts_at, expand_after }: Expandable) {
  // The last that is known is in step with the rule; only a number of times is counted from the first.
  const start = recurrence.includes("COUNT=") ? starts_at : expand_after;
  const { times, complete } = await expandRecurrence(recurrence, start, { from: expand_after, most: AHEAD + 1 })
    // Whoever writes the table by hand may write any rule: one that cannot be read ends.
    .catch((error) => {
      logFailure("a recurrence could not be read", error);
      return { times: [], complete: true };
    });
  const later = times.filter((time) => time > expand_after);
  return { id, recurrence, expand_after, times: later, complete: complete || later.length === 0 };
}
