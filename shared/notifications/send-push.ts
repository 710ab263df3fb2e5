// @ts-types="@types/web-push"
import webPush from "web-push";
import { guardedFetch } from "../outside/guarded-fetch.ts";
import { OutsideRefusal } from "../outside/outside-failure.ts";
import type { Network } from "../outside/read-outside.ts";
import { describeFailure } from "../runtime/log-failure.ts";
import type { VapidEnvironment } from "../runtime/environment.ts";
import { type Notification, notificationPayload } from "./notification-payload.ts";

/**
 * How sending went. `retry`: later, after `retrySeconds` if the push service asked for that. `gone`: the browser has ended its
 * subscription. `failed`: trying again would not help.
 */
export type PushOutcome =
  | { outcome: "sent" }
  | { outcome: "gone" }
  | { outcome: "retry"; retrySeconds?: number; error: string }
  | { outcome: "failed"; error: string };

/** How long a push service keeps it for a device that is off. */
const TTL_SECONDS = 12 * 60 * 60;

/**
 * Encrypts a notification for its device (RFC 8291), signs it (RFC 8292) and sends it to the device's push service. The address comes
 * from a person, so it is checked like every address outside. Never throws.
 */
export async function sendPush(
  notification: Notification,
  vapid: VapidEnvironment,
  network: Network,
): Promise<PushOutcome> {
  try {
    const { endpoint, headers, body } = encrypt(notification, vapid);
    const response = await guardedFetch(network, {})(endpoint, {
      method: "POST",
      headers,
      body: body === null ? null : new Uint8Array(body),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    const isFinal = error instanceof OutsideRefusal &&
      (error.reason === "not_allowed" || error.reason === "redirected");
    return { outcome: isFinal ? "failed" : "retry", error: describeFailure(error).slice(0, 200) };
  }
}

function encrypt(notification: Notification, vapid: VapidEnvironment) {
  const { endpoint, p256dh, auth, kind, topic } = notification;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notificationPayload(notification)),
    {
      vapidDetails: vapid,
      TTL: TTL_SECONDS,
      // A device that sleeps is woken for what has a time.
      urgency: kind === "question" ? "normal" : "high",
      topic,
    },
  );
  // The length is set by fetch.
  const { "Content-Length": _, ...sent } = headers as Record<string, string>;
  return { endpoint, headers: new Headers(Object.entries(sent).map(([name, value]) => [name, String(value)])), body };
}

function outcomeOf({ ok, status, headers }: Response): PushOutcome {
  if (ok) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const error = `the push service answers ${status}`;
  if (status !== 429 && status < 500) return { outcome: "failed", error };
  const seconds = Number(headers.get("retry-after") ?? NaN);
  return { outcome: "retry", error, ...(seconds > 0 && { retrySeconds: Math.min(Math.ceil(seconds), 3600) }) };
}
