import { Button } from "../ui/button.tsx";
import type { Waiting } from "./chat-data.ts";

export interface Answer {
  id: string;
  approved: boolean;
}

/** What waits for a yes, pinned beside the conversation: each alone, or all at once. */
export function Tray(
  { waiting, isBusy, onAnswer, onChoose, onCorrect }: {
    waiting: readonly Waiting[];
    isBusy: boolean;
    onAnswer: (answers: Answer[]) => void;
    onChoose: (label: string) => void;
    onCorrect: () => void;
  },
) {
  if (waiting.length === 0) return null;
  const answerable = waiting.filter(({ choices }) => choices === undefined);
  const all = (approved: boolean) => onAnswer(answerable.map(({ id }) => ({ id, approved })));
  return (
    <section
      aria-label="Esperando o seu sim"
      className="flex flex-col gap-2 rounded-2xl border border-line bg-surface p-3"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">Esperando o seu sim</h2>
        {answerable.length > 1 && (
          <div className="flex gap-1">
            <Button size="small" look="primary" disabled={isBusy} onClick={() => all(true)}>Sim a tudo</Button>
            <Button size="small" look="quiet" disabled={isBusy} onClick={() => all(false)}>Não a tudo</Button>
          </div>
        )}
      </header>
      <ul className="flex max-h-60 flex-col divide-y divide-line overflow-y-auto">
        {waiting.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <p className="min-w-0 flex-1 basis-56 text-sm">
              {one.offer}
              {one.elsewhere && <span className="text-ink-soft">(de outra conversa)</span>}
            </p>
            <div className="flex flex-wrap gap-1">
              {one.choices
                ? one.choices.map(({ label }, index) => (
                  <Button
                    key={label}
                    size="small"
                    disabled={isBusy}
                    onClick={() => onChoose(String(index + 1))}
                  >
                    {label}
                  </Button>
                ))
                : (
                  <>
                    <Button
                      size="small"
                      look="primary"
                      disabled={isBusy}
                      onClick={() => onAnswer([{ id: one.id, approved: true }])}
                    >
                      Sim
                    </Button>
                    <Button size="small" disabled={isBusy} onClick={onCorrect}>Corrigir</Button>
                  </>
                )}
              <Button
                size="small"
                look="quiet"
                disabled={isBusy}
                onClick={() => onAnswer([{ id: one.id, approved: false }])}
              >
                Não
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
