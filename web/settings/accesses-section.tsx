import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sayDay } from "../memory/memory-words.ts";
import { explainError, rowsOf } from "../shell/backend.ts";
import { useBackend } from "../shell/backend-context.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { ACCESS_PURPOSES, sumUpAccesses } from "./access-words.ts";

/** The newest rows that are read: some weeks of them. */
const MOST_ROWS = 500;
const SHOWN_FIRST = 8;

/** Who came to the person's data beside the person: the project's own functions, by day and purpose. */
export function AccessesSection() {
  const { supabase } = useBackend();
  const { data: accesses, error } = useQuery({
    queryKey: ["accesses"],
    queryFn: async () =>
      sumUpAccesses(
        await rowsOf(
          supabase.from("accesses").select("day, purpose, times, last_at").order("last_at", { ascending: false })
            .limit(MOST_ROWS),
        ),
      ),
  });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Quem acessou">
      <p className="mb-3 text-sm text-ink-soft">
        O Life Assistant trabalha para você também quando você não está aqui, com uma chave do servidor. Cada leitura ou
        gravação feita assim fica anotada por 180 dias, e ninguém muda as anotações.
      </p>
      {error && <Notice look="problem">{explainError(error)}</Notice>}
      {accesses?.length === 0 && <Empty>Nenhum acesso por enquanto.</Empty>}
      {accesses && accesses.length > 0 && (
        <ul className="flex flex-col text-sm">
          {(isOpen ? accesses : accesses.slice(0, SHOWN_FIRST)).map(({ day, purpose, times, last_at }) => (
            <li key={`${day} ${purpose}`} className="flex justify-between gap-3 border-t border-line py-2">
              <span className="min-w-0">
                {ACCESS_PURPOSES[purpose] ?? purpose}
                <span className="block text-xs text-ink-soft">
                  {sayDay(last_at)}, a última vez às {formatTime(last_at)}
                </span>
              </span>
              <span className="shrink-0 tabular-nums text-ink-soft">{times}×</span>
            </li>
          ))}
        </ul>
      )}
      {accesses && accesses.length > SHOWN_FIRST && !isOpen && (
        <div className="mt-2">
          <Button onClick={() => setIsOpen(true)}>Mostrar todos</Button>
        </div>
      )}
    </Section>
  );
}

function formatTime(instant: string): string {
  return new Date(instant).toLocaleTimeString("pt-BR", { hour: "2-digit", minute: "2-digit" });
}
