import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { breathe } from "../runtime/breathe.ts";
import { expandRecurrence, readRecurrence } from "./recurrence.ts";

const toExpand = z.object({
  reminders: z.array(z.object({
    id: z.string(),
    recurrence: z.string(),
    starts_at: z.string(),
    expand_after: z.string(),
  })),
});
type Expandable = z.infer<typeof toExpand>["reminders"][number];

/** How many future moments of a reminder are stored: four months of a daily one. */
const MOMENTS_AHEAD = 128;
const BATCH = 100;

/**
 * Stores the next moments of reminders that have few stored ones left: those of the client's user or, with a secret key, of all
 * users.
 *
 * @param deadline the `Date.now()` after which no further batch is begun
 */
export async function extendReminders(client: RpcClient, deadline = Date.now() + 30_000): Promise<void> {
  while (Date.now() < deadline) {
    const { reminders } = toExpand.parse(await callRpc(client, "reminders_to_expand", { most: BATCH }));
    if (reminders.length === 0) return;
    const extended = [];
    for (const reminder of reminders) {
      extended.push(await extend(reminder));
      await breathe();
    }
    await callRpc(client, "extend_reminders", { reminders: extended });
    if (reminders.length < BATCH) return;
  }
}

async function extend({ id, recurrence, starts_at, expand_after }: Expandable) {
  // A rule that somebody wrote into the table by hand may be none that we know, and take seconds. The reminder then ends.
  if ("reason" in readRecurrence(recurrence)) return { id, recurrence, expand_after, times: [], complete: true };
  // The last stored moment is one of the rule, so that the rule can start there. Only COUNT must count from the first moment.
  const start = recurrence.includes("COUNT=") ? starts_at : expand_after;
  const { times, isComplete } = await expandRecurrence(recurrence, start, {
    from: expand_after,
    most: MOMENTS_AHEAD + 1,
  }).catch((error) => {
    logFailure("a recurrence could not be expanded", error);
    return { times: [], isComplete: true };
  });
  const later = times.filter((time) => time > expand_after);
  return { id, recurrence, expand_after, times: later, complete: isComplete || later.length === 0 };
}
