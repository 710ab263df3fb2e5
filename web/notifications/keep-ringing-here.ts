import { type Backend, callRpc } from "../shell/backend.ts";
import { keepRinging, type RingingBrowser } from "./keep-ringing.ts";
import type { Device } from "./devices.ts";
import { saveSubscription } from "./notifications-data.ts";
import type { SessionOwner } from "./session-owner.ts";
import { currentSubscription } from "./this-browser.ts";

/** Lets this browser go on ringing with a new session, if it rings; whether what the page shows of devices may have changed. */
export async function keepRingingHere(
  backend: Backend,
  before: SessionOwner | null,
  now: SessionOwner,
): Promise<boolean> {
  const subscription = await currentSubscription();
  return subscription !== null && await keepRinging(browserWith(backend, subscription), before, now);
}

function browserWith(backend: Backend, subscription: PushSubscription): RingingBrowser {
  return {
    async isListed() {
      const { devices } = await callRpc<{ devices: Device[] }>(backend, "list_push_subscriptions");
      return devices.some(({ endpoint }) => endpoint === subscription.endpoint);
    },
    save: () => saveSubscription(backend, subscription),
    end: () => subscription.unsubscribe(),
  };
}
