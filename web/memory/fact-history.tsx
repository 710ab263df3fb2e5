import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Link } from "wouter";
import { type HistoryFact, useFactHistory, useRelated } from "./memory-data.ts";
import { sayDay, sayOnDay } from "./memory-words.ts";

/** How a fact came to be: what it replaced or corrected, and what came after, oldest first. */
export function FactHistory({ id }: { id: string }) {
  const { data: items, error } = useFactHistory(id);
  if (error && items === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!items) return <p aria-busy="true" className="text-sm text-ink-soft">Buscando o histórico…</p>;
  return (
    <>
      {items.length === 1
        ? <p className="text-sm text-ink-soft">Não mudou desde que entrou na memória.</p>
        : <Timeline items={items} />}
      <Related id={id} />
    </>
  );
}

function Timeline({ items }: { items: HistoryFact[] }) {
  return (
    <ol aria-label="Histórico" className="flex flex-col gap-2 border-l-2 border-line pl-4 text-sm">
      {items.map((item) => (
        <li key={item.id}>
          <p className="break-words">{item.content}</p>
          <p className="text-ink-soft">
            {sayDay(item.stated_at)}
            {item.is_current && " · vale agora"}
            {item.superseded_at !== undefined && ` · substituído ${sayOnDay(item.superseded_at)}`}
            {item.corrected_by_id !== undefined && " · corrigido por você"}
            {item.deleted_at !== undefined && item.corrected_by_id === undefined &&
              ` · apagado ${sayOnDay(item.deleted_at)}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Related({ id }: { id: string }) {
  const { data: related } = useRelated(id);
  if (!related || related.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="font-medium text-ink-soft">Ligado a isto</h3>
      <ul className="list-disc pl-5">
        {related.map((fact) => (
          <li key={fact.id} className="break-words py-0.5" dir="auto">
            <Link
              href={`/memoria?busca=${encodeURIComponent(fact.content.slice(0, 200))}`}
              className="underline underline-offset-2"
            >
              {fact.content}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
