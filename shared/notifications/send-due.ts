import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import type { Network } from "../outside/read-outside.ts";
import type { VapidEnvironment } from "../runtime/environment.ts";
import { logFailure, OwnError } from "../runtime/log-failure.ts";
import { type Notification, notificationSchema } from "./notification-payload.ts";
import { sendPush } from "./send-push.ts";

/** What sending needs. The client has a secret key. */
export interface Sender {
  client: RpcClient;
  vapid: VapidEnvironment;
  network: Network;
}

/** How many notifications ended in which way. `waiting` ones are tried again later. */
export type SendCounts = Partial<Record<"sent" | "waiting" | "failed" | "gone" | "stale", number>>;

const claimSchema = z.object({ notifications: z.array(notificationSchema), dropped: z.int() });
const finishSchema = z.object({ status: z.enum(["sent", "waiting", "failed", "gone", "stale"]) });

/** So many are sent at a time, one of each person. The lease of a claim is a minute, and sending one takes at most 5 s. */
const MOST_AT_ONCE = 20;

/** How long the others wait for a slow one before more is claimed. */
const PATIENCE_MS = 200;

/**
 * Sends what may be sent now, until nothing is left. A push service that does not answer holds up only what else is for its person.
 *
 * @param device only the test of this device
 * @param deadline the `Date.now()` after which nothing more is claimed
 */
export async function sendDue(
  sender: Sender,
  { device, deadline = Date.now() + 45_000 }: { device?: string; deadline?: number } = {},
): Promise<SendCounts> {
  const counts: SendCounts = {};
  const sending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const begin = (notification: Notification) => {
    const done: Promise<void> = sendOne(sender, notification)
      .then((status) => void (counts[status] = (counts[status] ?? 0) + 1))
      .catch((cause) => void failures.push(cause))
      .finally(() => sending.delete(done));
    sending.add(done);
  };
  while (Date.now() < deadline && failures.length === 0) {
    const most = MOST_AT_ONCE - sending.size;
    const claimed = await callRpc(sender.client, "claim_notifications", { most, ...(device && { device }) });
    const { notifications, dropped } = claimSchema.parse(claimed);
    notifications.forEach(begin);
    if (sending.size === 0) {
      if (dropped === 0) break;
      continue;
    }
    // What is left is for people to whom something is being sent.
    if (notifications.length === 0 || sending.size === MOST_AT_ONCE) await Promise.race(sending);
    await soon(Promise.all(sending));
  }
  await Promise.all(sending);
  if (failures.length > 0) throw failures[0];
  return counts;
}

/** Waits for work, but not long. */
async function soon(work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function sendOne({ client, vapid, network }: Sender, notification: Notification) {
  const sent = await sendPush(notification, vapid, network);
  if ("error" in sent) logFailure("a notification was not sent", new OwnError(sent.error));
  const { status } = finishSchema.parse(
    await callRpc(client, "finish_notification", {
      notification_id: notification.id,
      attempt: notification.attempt,
      outcome: sent.outcome,
      ...("error" in sent && { error: sent.error }),
      ...("retrySeconds" in sent && { retry_seconds: sent.retrySeconds }),
    }),
  );
  return status;
}
