import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Proposal } from "./proposal.tsx";
import type { Answer, Waiting } from "./waiting-data.ts";

interface TrayProps {
  waiting: readonly Waiting[];
  conversationId: string;
  isBusy: boolean;
  onAnswer: (answers: Answer[]) => void;
  onAlways: (waiting: Waiting) => void;
  onChoose: (label: string) => void;
  onCorrect: (text: string) => void;
}

/**
 * What waits for a yes, pinned beside the conversation; on a phone above the field, where it can be folded. Each is answered alone, or
 * all at once; Alt+S and Alt+N answer the last one, which was asked just now, and Alt+Shift+S agrees to its kind for good.
 */
export function Tray({ waiting, conversationId, isBusy, onAnswer, onAlways, onChoose, onCorrect }: TrayProps) {
  const [isFolded, setFolded] = useState<boolean | null>(null);
  const answerable = waiting.filter(({ choices }) => choices === undefined);
  const here = answerable.filter(({ elsewhere }) => !elsewhere);
  // What was asked in this conversation is shown; what waits from others only says that it does.
  const isOpen = isFolded === null ? waiting.some(({ elsewhere }) => !elsewhere) : !isFolded;
  const withKeys = here.at(-1);
  useAnswerKeys(isBusy ? undefined : withKeys?.id, (approved, isForGood) => {
    if (withKeys === undefined) return;
    if (isForGood && withKeys.recordKind !== undefined) onAlways(withKeys);
    else if (!isForGood) onAnswer([{ id: withKeys.id, approved }]);
  });
  if (waiting.length === 0) return null;
  const all = (approved: boolean) => isBusy || onAnswer(answerable.map(({ id }) => ({ id, approved })));
  const correct = (one: Waiting) => (text: string) => onCorrect(correctionOf(one, text, here.length > 1));
  return (
    <section
      aria-label="Esperando o seu sim"
      className="flex min-h-0 flex-col rounded-2xl border border-line bg-surface px-3 py-2 lg:rounded-none lg:border-0 lg:bg-transparent lg:p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">
          Esperando o seu sim{waiting.length > 1 && <span className="ml-1 text-ink-soft">· {waiting.length}</span>}
        </h2>
        <div className="flex items-center gap-1">
          {answerable.length > 1 && (
            <>
              <Button size="small" look="primary" aria-disabled={isBusy} onClick={() => all(true)}>Sim a tudo</Button>
              <Button size="small" aria-disabled={isBusy} onClick={() => all(false)}>Não a tudo</Button>
            </>
          )}
          <Button
            size="icon"
            look="quiet"
            className="size-8 lg:hidden"
            aria-label={isOpen ? "Recolher" : "Mostrar"}
            aria-expanded={isOpen}
            onClick={() => setFolded(isOpen)}
          >
            {isOpen ? <ChevronDown aria-hidden className="size-5" /> : <ChevronUp aria-hidden className="size-5" />}
          </Button>
        </div>
      </header>
      <div className={classNames("min-h-0 flex-col lg:flex", isOpen ? "flex" : "hidden")}>
        <ul
          tabIndex={0}
          aria-label="Propostas"
          className="flex max-h-[30dvh] min-h-0 flex-col divide-y divide-line overflow-y-auto lg:max-h-none"
        >
          {waiting.map((one) => (
            <Proposal
              key={one.id}
              waiting={one}
              conversationId={conversationId}
              isBusy={isBusy}
              hasKeys={one === withKeys}
              onAnswer={onAnswer}
              onAlways={onAlways}
              onChoose={onChoose}
              onCorrect={correct(one)}
            />
          ))}
        </ul>
        {withKeys && (
          <p className="hidden pt-1 text-xs text-ink-soft [@media(hover:hover)]:block">
            <kbd>Alt+S</kbd> sim, <kbd>Alt+N</kbd> não
            {withKeys.recordKind !== undefined && (
              <>
                , <kbd>Alt+Shift+S</kbd> sim, sem perguntar mais
              </>
            )}
            {here.length > 1 && ", à última"}
          </p>
        )}
      </div>
    </section>
  );
}

/** "não, foi 46,90"; where more waits, with what it is about. */
function correctionOf({ offer }: Waiting, text: string, isOneOfSeveral: boolean): string {
  if (!isOneOfSeveral) return `não, ${text}`;
  const what = offer.replace(/^Quer que eu /, "").replace(/\?\s*$/, "");
  return `sobre “${what}”: não, ${text}`;
}

function useAnswerKeys(id: string | undefined, answer: (approved: boolean, isForGood: boolean) => void) {
  useEffect(() => {
    if (id === undefined) return;
    function press(event: KeyboardEvent) {
      // By the place of the key: on some systems Alt makes another letter of it.
      if (!event.altKey || event.ctrlKey || event.metaKey || !["KeyS", "KeyN"].includes(event.code)) return;
      if (event.shiftKey && event.code !== "KeyS") return;
      event.preventDefault();
      answer(event.code === "KeyS", event.shiftKey);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [id]);
}
