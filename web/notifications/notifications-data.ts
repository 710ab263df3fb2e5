import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type Backend, BackendError, callFunction, callRpc, rowsOf } from "../shell/backend.ts";
import { useBackend, useSession } from "../shell/backend-context.tsx";
import { describeBrowser } from "./describe-browser.ts";
import { type Device, NOTIFICATIONS } from "./devices.ts";
import { readThisBrowser, subscribeHere, unsubscribeHere } from "./this-browser.ts";

/** How notifications may ring. */
export interface RingSettings {
  /** Local times, `HH:MM`; both null where it may ring at any time. */
  quiet_from: string | null;
  quiet_until: string | null;
  lock_screen_text: boolean;
  ring_questions: boolean;
}

const SETTINGS = [...NOTIFICATIONS, "settings"] as const;
const COLUMNS = "quiet_from, quiet_until, lock_screen_text, ring_questions";

export function useThisBrowser() {
  return useQuery({ queryKey: [...NOTIFICATIONS, "this-browser"], queryFn: readThisBrowser });
}

/** What changes devices, and reads them anew. */
function useDeviceChange<Variables>(change: (backend: Backend, variables: Variables) => Promise<void>) {
  const backend = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (variables: Variables) => change(backend, variables),
    onSettled: () => queryClient.invalidateQueries({ queryKey: NOTIFICATIONS }),
  });
}

/** Lets reminders ring in this browser, if the person allows it. */
export const useTurnOn = () => useDeviceChange<void>(turnOn);

async function turnOn(backend: Backend): Promise<void> {
  const { publicKey } = await (await callFunction(backend, "notifications/key")).json() as { publicKey: string };
  const subscription = await subscribeHere(publicKey).catch((cause) => {
    throw new BackendError("O navegador não conseguiu ligar os avisos agora. Tente de novo.", "subscribe", { cause });
  });
  if (subscription === null) {
    throw new BackendError("O navegador não deixou. Permita os avisos deste site e tente de novo.", "denied");
  }
  await saveSubscription(backend, subscription);
}

/** Reminders ring through this subscription while the session lasts. */
export async function saveSubscription(backend: Backend, subscription: PushSubscription): Promise<void> {
  const { keys } = subscription.toJSON();
  await callRpc(backend, "save_push_subscription", {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh,
    auth: keys?.auth,
    device: describeBrowser(navigator.userAgent),
  });
}

/** Nothing rings on a device any more. */
export const useTurnOff = () =>
  useDeviceChange<Device & { isHere: boolean }>(async (backend, { id, isHere }) => {
    if (isHere) await unsubscribeHere();
    await callRpc(backend, "remove_push_subscription", { subscription_id: id });
  });

/** Rings on a device now. */
export const useTestDevice = () =>
  useDeviceChange<Device>(async (backend, { id }) => {
    const response = await callFunction(backend, "notifications/tests", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ subscriptionId: id }),
    });
    const { status } = await response.json() as { status: "sent" | "gone" | "failed" };
    if (status === "gone") {
      throw new BackendError("Esse aparelho já não recebe avisos e saiu da lista. Ligue-o de novo nele.", status);
    }
    if (status === "failed") throw new BackendError("O teste não chegou agora. Tente de novo em um minuto.", status);
  });

export function useRingSettings() {
  const { supabase } = useBackend();
  return useQuery({
    queryKey: SETTINGS,
    queryFn: async () => {
      const settings = await rowsOf<RingSettings>(supabase.from("profiles").select(COLUMNS).single());
      const toMinute = (time: string | null) => time?.slice(0, 5) ?? null;
      return { ...settings, quiet_from: toMinute(settings.quiet_from), quiet_until: toMinute(settings.quiet_until) };
    },
  });
}

export function useSaveRingSettings() {
  const { supabase } = useBackend();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changed: Partial<RingSettings>) =>
      rowsOf(supabase.from("profiles").update(changed).eq("user_id", session!.user.id).select("user_id").single()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SETTINGS }),
  });
}
