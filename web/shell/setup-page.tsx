import { Button } from "../ui/button.tsx";

/** What the client needs before it can be used. */
export default function SetupPage({ problem, onRetry }: { problem: string; onRetry: () => void }) {
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
