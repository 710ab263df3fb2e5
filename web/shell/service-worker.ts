import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { listenForPush } from "../notifications/push-events.ts";
import type { WorkerScope } from "../notifications/worker-scope.ts";

declare const self: WorkerScope & {
  /** The build's files: vite-plugin-pwa puts them where this name stands. */
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting(): Promise<void>;
};

// The page and its parts come from one build, also without a network and while the next build is already on the server. What the
// project answers is never kept here.
precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/index.html"), { denylist: [/^\/(?:auth|rest|functions|api)\b/] }),
);

// A new version takes over when the person says so.
addEventListener("message", ({ data }: MessageEvent) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting();
});

listenForPush(self);
