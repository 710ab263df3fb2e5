import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import type { WorkerMessage } from "./worker-scope.ts";

const KeepRingingOn = lazy(() => import("./keep-ringing-on.tsx"));

/**
 * Follows the service worker: to the page of a notification that was clicked, and to what one of its buttons has changed. What rings
 * here goes on with a new session.
 */
export function WorkerMessages() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
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
  return globalThis.Notification?.permission === "granted" && (
    <Suspense>
      <KeepRingingOn />
    </Suspense>
  );
}
