import type { NotificationPayload } from "../../shared/notifications/notification-payload.ts";
import type { Config } from "../shell/config.ts";
import type { NotificationClicked, PushReceived, SubscriptionChanged, WorkerScope } from "./worker-scope.ts";

// Nothing but types is imported: a service worker is one file. What it reads comes encrypted from the project's own server.

/** Shown where a message cannot be read: a browser takes the permission away from those who show nothing. */
const UNREADABLE: NotificationPayload = {
  title: "Life Assistant",
  body: "Você tem um aviso.",
  tag: "notice",
  url: "/hoje",
  actions: [],
  token: "",
};

/** What a shown notification keeps for a click on it. */
type NotificationData = Pick<NotificationPayload, "url" | "token">;

/** Lets a service worker show what arrives by Web Push, and answer for its buttons without a session. */
export function listenForPush(worker: WorkerScope): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, event)));
  worker.addEventListener("notificationclick", (event) => event.waitUntil(answer(worker, event)));
  worker.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(worker, event)));
}

async function show({ registration }: WorkerScope, event: PushReceived): Promise<void> {
  const { title, body, tag, url, token, actions } = readPayload(event);
  const data: NotificationData = { url, token };
  // A message that replaces another rings again: a reminder that was put off.
  const options = { body, tag, renotify: true, actions, lang: "pt-BR", icon: "/icon.svg", data };
  await registration.showNotification(title, options);
}

function readPayload({ data }: PushReceived): NotificationPayload {
  try {
    return { ...UNREADABLE, ...data?.json() as Partial<NotificationPayload> };
  } catch {
    return UNREADABLE;
  }
}

async function answer(worker: WorkerScope, { action, notification }: NotificationClicked): Promise<void> {
  notification.close();
  const { url, token } = notification.data as NotificationData;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (action === "") {
    const [page] = pages;
    if (page === undefined) return void await worker.clients.openWindow(url);
    page.postMessage({ type: "open", url });
    return void await page.focus();
  }
  if (await post("actions", { token, action })) {
    for (const page of pages) page.postMessage({ type: "answered" });
    return;
  }
  await worker.registration.showNotification(notification.title, {
    body: "Não consegui registrar isso agora. Toque para abrir o app.",
    tag: notification.tag,
    lang: "pt-BR",
    icon: "/icon.svg",
    data: { url, token },
  });
}

/** The browser has replaced its subscription. The old one's secret shows whose it is. */
async function renew({ registration }: WorkerScope, event: SubscriptionChanged): Promise<void> {
  const { oldSubscription: old } = event;
  if (old === null) return;
  const next = event.newSubscription ?? await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  });
  const { keys: oldKeys } = old.toJSON();
  const { keys } = next.toJSON();
  await post("renewals", {
    oldEndpoint: old.endpoint,
    oldAuth: oldKeys?.auth,
    endpoint: next.endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
  });
}

/** Whether the function took it. */
async function post(path: string, body: Record<string, unknown>): Promise<boolean> {
  try {
    const { url, publishableKey } = await (await fetch("/config.json")).json() as Config;
    const response = await fetch(`${url}/functions/v1/notifications/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return response.ok;
  } catch {
    return false;
  }
}
