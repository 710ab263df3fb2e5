import { useEffect, useState } from "react";
import { Workbox } from "workbox-window";
import { Button } from "../ui/button.tsx";

/** How often an open tab looks for a new version. */
const LOOK_AGAIN = 30 * 60_000;

/**
 * Offers a new version when there is one; nothing is loaded anew before the person wants it. A page whose parts are gone from the
 * server, because a new version stands there, offers the same instead of staying blank.
 */
export function UpdatePrompt() {
  const [update, setUpdate] = useState<(() => void) | null>(null);

  useEffect(() => {
    const gone = (event: Event) => {
      event.preventDefault();
      setUpdate(() => () => location.reload());
    };
    addEventListener("vite:preloadError", gone);
    return () => removeEventListener("vite:preloadError", gone);
  }, []);

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const worker = new Workbox("/service-worker.js");
    worker.addEventListener("waiting", () =>
      setUpdate(() => () => {
        worker.addEventListener("controlling", () => location.reload());
        worker.messageSkipWaiting();
      }));
    // Without one, the page works as well; only offline there is nothing.
    void worker.register().catch(() => {});
    const timer = setInterval(() => void worker.update().catch(() => {}), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);

  if (update === null) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-md items-center justify-between gap-3 rounded-xl border border-line bg-raised px-4 py-3 text-sm shadow-lg md:bottom-4"
    >
      <p>Há uma versão nova.</p>
      <div className="flex gap-2">
        <Button size="small" look="primary" onClick={update}>Atualizar</Button>
        <Button size="small" look="quiet" onClick={() => setUpdate(null)}>Depois</Button>
      </div>
    </div>
  );
}
