import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useAnnounce } from "./announcer.tsx";
import { useBackend } from "./backend-context.tsx";
import { useIsOffline, watchedFetch } from "./connection.ts";

const LOOK_AGAIN = 5_000;
const AGE_FORMAT = new Intl.RelativeTimeFormat("pt-BR", { numeric: "auto", style: "short" });

/** Says that what is shown may be old, and how old, until the project answers again; then everything is read anew. */
export function OfflineBanner() {
  const isOffline = useIsOffline();
  const { config } = useBackend();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const [now, setNow] = useState(Date.now());

  useEffect(() => {
    if (!isOffline) return;
    announce("Sem conexão. Mostro o que vi por último.");
    const look = async () => {
      setNow(Date.now());
      const headers = { apikey: config.publishableKey };
      const response = await watchedFetch(`${config.url}/auth/v1/settings`, { headers }).catch(() => null);
      await response?.body?.cancel();
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      removeEventListener("online", look);
      announce("Conexão de volta.");
      void queryClient.invalidateQueries();
    };
  }, [isOffline]);

  if (!isOffline) return null;
  const seen = queryClient.getQueryCache().findAll({ type: "active" })
    .map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return (
    <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-1.5 text-center text-sm">
      <WifiOff aria-hidden className="size-4 shrink-0" />
      <span>
        sem conexão{seen.length > 0 && ` · visto ${sayAge(now - Math.min(...seen))}`} · nada é registrado até ela voltar
      </span>
    </p>
  );
}

/** "há 12 min" */
function sayAge(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return "agora há pouco";
  if (minutes < 60) return AGE_FORMAT.format(-minutes, "minute");
  return minutes < 1_440
    ? AGE_FORMAT.format(-Math.round(minutes / 60), "hour")
    : AGE_FORMAT.format(-Math.round(minutes / 1_440), "day");
}
