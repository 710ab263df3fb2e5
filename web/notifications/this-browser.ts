/** What this browser can do: `none` at all, only once it is `installed`, not as the person has `denied` it, `off` or `on`. */
export type PushState = "none" | "install" | "denied" | "off" | "on";

export interface ThisBrowser {
  state: PushState;
  /** Its subscription, when it has one. */
  endpoint: string | null;
}

/** Tells whether notifications can ring in this browser, and whether they do. */
export async function readThisBrowser(): Promise<ThisBrowser> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) {
    // Safari on a phone has them in installed pages only.
    return { state: /iPhone|iPad/.test(navigator.userAgent) ? "install" : "none", endpoint: null };
  }
  if (Notification.permission === "denied") return { state: "denied", endpoint: null };
  const endpoint = (await currentSubscription())?.endpoint ?? null;
  return { state: endpoint === null ? "off" : "on", endpoint };
}

/** Asks the person, and subscribes. Null: they said no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  if (await Notification.requestPermission() !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration() ??
    await navigator.serviceWorker.register("/service-worker.js");
  await navigator.serviceWorker.ready;
  // A subscription with a key that the project had before would not be rung.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

/** Ends the subscription. The server learns it from the push service, if nobody tells it. */
export async function unsubscribeHere(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return await registration?.pushManager?.getSubscription() ?? null;
}
