import { useSyncExternalStore } from "react";

/**
 * Whether the project answers. What the browser says about its network is not asked: it calls a wifi without internet online, and
 * a local project unreachable. What counts is what became of the last request.
 */
let isOffline = false;
const listeners = new Set<() => void>();

function setOffline(next: boolean) {
  if (isOffline === next) return;
  isOffline = next;
  for (const listener of listeners) listener();
}

/** `fetch` that notes whether the project can be reached. */
export async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(input, init);
    setOffline(false);
    return response;
  } catch (error) {
    const isAborted = error instanceof DOMException && error.name === "AbortError";
    if (!isAborted) setOffline(true);
    throw error;
  }
}

/** Whether the last request found no network. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(listen, () => isOffline);
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
