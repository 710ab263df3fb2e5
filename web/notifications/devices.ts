import { useQuery } from "@tanstack/react-query";
import { callRpc } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";

export interface Device {
  id: string;
  device: string;
  endpoint: string;
  created_at: string;
}

/** The key of what is known about devices and how they ring. */
export const NOTIFICATIONS = ["notifications"] as const;

/** The devices on which reminders ring. */
export function useDevices() {
  const backend = useBackend();
  return useQuery({
    queryKey: [...NOTIFICATIONS, "devices"],
    queryFn: async () => (await callRpc<{ devices: Device[] }>(backend, "list_push_subscriptions")).devices,
  });
}
