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

const claimSchema = z.object({ notifications: z.array(notificationSchema) });
const finishSchema = z.object({ status: z.enum(["sent", "waiting", "failed", "gone", "stale"]) });

/** So many are sent at a time. The lease of a claim is a minute, and sending one takes at most 5 s. */
const BATCH = 20;

/**
 * Sends what may be sent now, until nothing is left.
 *
 * @param device only the test of this device
 * @param deadline the `Date.now()` after which no further batch is begun
 */
export async function sendDue(
  sender: Sender,
  { device, deadline = Date.now() + 45_000 }: { device?: string; deadline?: number } = {},
): Promise<SendCounts> {
  const counts: SendCounts = {};
  while (Date.now() < deadline) {
    const claimed = await callRpc(sender.client, "claim_notifications", { most: BATCH, ...(device && { device }) });
    const { notifications } = claimSchema.parse(claimed);
    for (const status of await Promise.all(notifications.map((one) => sendOne(sender, one)))) {
      counts[status] = (counts[status] ?? 0) + 1;
    }
    if (notifications.length < BATCH) break;
  }
  return counts;
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
