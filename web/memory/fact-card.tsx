import { Check, History, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { capitalize } from "../../shared/writing/join-words.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { AREAS } from "./areas.ts";
import { FactHistory } from "./fact-history.tsx";
import { FactOrigin } from "./fact-origin.tsx";
import { type Fact } from "./memory-data.ts";
import { CONFIDENCE_LEVELS, confidenceLevel, restorableUntil, sayBirthday, TYPE_NAMES } from "./memory-words.ts";

/** What can be done with a fact; the page carries it out. */
export interface FactActions {
  onConfirm: (fact: Fact) => void;
  onCorrect: (fact: Fact) => void;
  onDelete: (fact: Fact) => void;
  onRestore: (fact: Fact) => void;
}

const CONFIDENCE_LOOKS = {
  alta: "bg-brand-soft",
  media: "bg-raised",
  baixa: "bg-warning-soft",
} as const;

function Badge({ className, children }: { className?: string; children: string }) {
  return <span className={classNames("rounded-full px-2 py-0.5 text-xs text-ink", className)}>{children}</span>;
}

/** One fact: what is believed, how surely, where it came from, and what can be done with it. */
export function FactCard({ fact, isBusy, ...actions }: { fact: Fact; isBusy: boolean } & FactActions) {
  const { name, Icon, color } = AREAS[fact.area];
  const level = confidenceLevel(fact.confidence);
  return (
    <article
      aria-label={fact.content}
      className="flex h-full flex-col gap-3 rounded-2xl border border-line bg-surface p-4"
    >
      <header className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Icon aria-hidden className={classNames("size-4", color)} />
        <span>{name} · {TYPE_NAMES[fact.type]}{fact.about !== undefined && ` · sobre ${fact.about}`}</span>
        <span className="flex flex-wrap gap-1 sm:ml-auto">
          {fact.needs_resolution && fact.is_current && <Badge className="bg-warning-soft">Em dúvida</Badge>}
          {fact.deleted_at !== undefined && <Badge className="bg-danger-soft">Apagado</Badge>}
          {fact.superseded_at !== undefined && <Badge className="bg-raised">Substituído</Badge>}
          <Badge className={CONFIDENCE_LOOKS[level]}>{CONFIDENCE_LEVELS[level].name}</Badge>
        </span>
      </header>
      <p className={classNames("break-words text-base", !fact.is_current && "text-ink-soft")}>{fact.content}</p>
      {fact.person !== undefined && <PersonLine person={fact.person} />}
      <FactOrigin fact={fact} />
      <Actions fact={fact} isBusy={isBusy} {...actions} />
    </article>
  );
}

function PersonLine({ person }: { person: NonNullable<Fact["person"]> }) {
  const parts = [person.relationship, person.birthday && sayBirthday(person.birthday)].filter(Boolean);
  return parts.length > 0 && <p className="text-sm">{capitalize(parts.join(" · "))}</p>;
}

function Actions(
  { fact, isBusy, onConfirm, onCorrect, onDelete, onRestore }: { fact: Fact; isBusy: boolean } & FactActions,
) {
  const [isOpen, setOpen] = useState(false);
  const isRestorable = fact.deleted_at === undefined ? !fact.is_current : restorableUntil(fact) !== null;
  return (
    <>
      <div className="-mx-2 -mb-1 mt-auto flex flex-wrap gap-1">
        {fact.is_current && !fact.validated && !fact.needs_resolution && (
          <Button
            size="small"
            look="quiet"
            className="gap-1.5 px-2"
            disabled={isBusy}
            onClick={() => onConfirm(fact)}
          >
            <Check aria-hidden className="size-4" /> Confirmar
          </Button>
        )}
        {fact.is_current && (
          <Button
            size="small"
            look="quiet"
            className="gap-1.5 px-2"
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={() => onCorrect(fact)}
          >
            <Pencil aria-hidden className="size-4" /> Corrigir
          </Button>
        )}
        {fact.deleted_at === undefined && (
          <Button
            size="small"
            look="quiet"
            className="gap-1.5 px-2"
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={() => onDelete(fact)}
          >
            <Trash2 aria-hidden className="size-4" /> {fact.type === "person" ? `Esquecer ${fact.title}` : "Apagar"}
          </Button>
        )}
        {isRestorable && (
          <Button
            size="small"
            look="quiet"
            className="gap-1.5 px-2"
            disabled={isBusy}
            onClick={() => onRestore(fact)}
          >
            <RotateCcw aria-hidden className="size-4" /> Restaurar
          </Button>
        )}
        <Button
          size="small"
          look="quiet"
          className="gap-1.5 px-2"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <History aria-hidden className="size-4" /> Histórico
        </Button>
      </div>
      {isOpen && <FactHistory id={fact.id} />}
    </>
  );
}
