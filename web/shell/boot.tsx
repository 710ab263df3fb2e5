import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { AnnouncerProvider } from "./announcer.tsx";
import { App } from "./app.tsx";
import { type Config, ConfigProblem, readConfig } from "./config.ts";
import { BackendError, createBackend } from "./backend.ts";
import { BackendProvider } from "./backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { takeLink } from "../sign-in/take-link.ts";
import { UpdatePrompt } from "./update-prompt.tsx";

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
  if (problem !== null) return <SetupPage problem={problem} onRetry={() => setTries(tries + 1)} />;
  if (backend === null) return <main aria-busy="true" aria-label="Abrindo" className="h-full" />;
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

function SetupPage({ problem, onRetry }: { problem: string; onRetry: () => void }) {
  return (
    <main className="mx-auto flex min-h-full max-w-xl flex-col justify-center gap-4 p-6">
      <h1 className="text-2xl font-semibold">Falta configurar</h1>
      <p role="alert">{problem}</p>
      <p className="text-ink-soft">
        Esta página precisa de um arquivo <code>/config.json</code>, ao lado do{" "}
        <code>index.html</code>, com o endereço e a chave pública do projeto Supabase:
      </p>
      <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-raised p-4 text-sm">
        {'{ "url": "https://<ref>.supabase.co", "publishableKey": "sb_publishable_…" }'}
      </pre>
      <Button look="primary" className="self-start" onClick={onRetry}>Tentar de novo</Button>
    </main>
  );
}
