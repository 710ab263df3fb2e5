import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type Backend, callRpc } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { keepRinging, type RingingBrowser, sessionIdOf, type SessionOwner } from "./keep-ringing.ts";
import { type Device, NOTIFICATIONS, saveSubscription } from "./notifications-data.ts";
import { currentSubscription } from "./this-browser.ts";

/** Lets this browser go on ringing with each new session, if it rings. */
export function useKeepRinging() {
  const backend = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  const last = useRef<SessionOwner | null>(null);
  const userId = session?.user.id;
  const sessionId = session ? sessionIdOf(session.access_token) : null;
  useEffect(() => {
    if (userId === undefined || sessionId === null) return;
    const before = last.current;
    if (before?.userId === userId && before.sessionId === sessionId) return;
    last.current = { userId, sessionId };
    const follow = async () => {
      const hasChanged = await keepRingingHere(backend, before, { userId, sessionId });
      if (hasChanged) await queryClient.invalidateQueries({ queryKey: NOTIFICATIONS });
    };
    // Without a network there is nothing to save; the next start does it.
    follow().catch(() => {});
  }, [backend, queryClient, userId, sessionId]);
}

async function keepRingingHere(
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
