import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { AnnouncerProvider } from "./announcer.tsx";
import { App } from "./app.tsx";
import { type Config, ConfigProblem, readConfig } from "./config.ts";
import { BackendError, createBackend } from "./backend.ts";
import { BackendProvider } from "./backend-context.tsx";
import { takeLink } from "../sign-in/take-link.ts";
import { UpdatePrompt } from "./update-prompt.tsx";

const SetupPage = lazy(() => import("./setup-page.tsx"));

/** Taken as soon as the client runs: nothing else shall find it in the address. */
const openedLink = takeLink();

const queryClient = new QueryClient({
  // "always": without a network a request fails at once and says so, instead of waiting unseen.
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      gcTime: 24 * 3_600_000,
      retry: isWorthRetrying,
      refetchOnWindowFocus: true,
      networkMode: "always",
    },
    mutations: { networkMode: "always" },
  },
});

/** Once more where the network failed. What the server refused it would refuse again. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && (!(error instanceof BackendError) || error.code === "offline");
}

/** Reads the configuration, then shows the client; where it cannot be used, says what is needed. */
export function Boot() {
  const [config, setConfig] = useState<Config | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    setProblem(null);
    readConfig().then(setConfig, (error) => {
      setProblem(error instanceof ConfigProblem ? error.message : "Não consegui abrir. Tente de novo.");
      if (!(error instanceof ConfigProblem)) console.error(error);
    });
  }, [tries]);

  const backend = useMemo(() => config && createBackend(config), [config]);
  const opening = <main aria-busy="true" aria-label="Abrindo" className="h-full" />;
  if (problem !== null) {
    return (
      <Suspense fallback={opening}>
        <SetupPage problem={problem} onRetry={() => setTries(tries + 1)} />
      </Suspense>
    );
  }
  if (backend === null) return opening;
  return (
    <QueryClientProvider client={queryClient}>
      <BackendProvider backend={backend} openedLink={openedLink}>
        <AnnouncerProvider>
          <App />
          <UpdatePrompt />
        </AnnouncerProvider>
      </BackendProvider>
    </QueryClientProvider>
  );
}
