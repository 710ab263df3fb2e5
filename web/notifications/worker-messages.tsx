import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useKeepRinging } from "./use-keep-ringing.ts";
import type { WorkerMessage } from "./worker-scope.ts";

/**
 * Follows the service worker: to the page of a notification that was clicked, and to what one of its buttons has changed. What rings
 * here goes on with a new session.
 */
export function WorkerMessages() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  useKeepRinging();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (worker === undefined) return;
    const follow = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data?.type === "open") navigate(data.url);
      if (data?.type === "answered") void queryClient.invalidateQueries();
    };
    worker.addEventListener("message", follow);
    // Messages wait until somebody says that they are read.
    worker.startMessages();
    return () => worker.removeEventListener("message", follow);
  }, [queryClient, navigate]);
  return null;
}
