import { useEffect, useRef } from "react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { nameOfCost } from "./compare-months.ts";
import { entriesOf, entriesOfCategory, type Entry, sumOf } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { type Month, useMonth } from "./money-data.ts";

/** What of a month is opened: all that it cost, one category of it, or what is still to pay. */
export type Opened = "saidas" | "falta" | string;

/**
 * The rows behind a figure of the comparison, below it: those of both months, each with its sum, and what the sums differ by. It
 * takes the focus, so that it comes into view and the keyboard goes on from there.
 */
export function MonthDifference({ opened, shown, before, sayMonth, onClose }: {
  opened: Opened;
  shown: Month;
  /** `YYYY-MM` */
  before: string;
  sayMonth: (month: string) => string;
  onClose: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const { data: other, error } = useMonth(before);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "nearest" });
  }, [other !== undefined]);
  const name = opened === "falta" ? "Falta pagar" : opened === "saidas" ? "Saídas" : nameOfCost(opened);
  const month = shown.summary.from.slice(0, 7);
  const entries = costOf(shown, opened);
  const earlier = other === undefined ? [] : costOf(other, opened);
  const difference = Math.round((sumOf(entries) - sumOf(earlier)) * 100) / 100;
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={`O que mudou: ${name}`}
      className="mb-4 flex scroll-my-20 flex-col gap-3 rounded-xl border border-line p-3"
    >
      <header className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{name}</h3>
        <Button size="small" look="quiet" onClick={onClose}>Fechar</Button>
      </header>
      {error !== null && other === undefined && <Notice look="problem">{explainError(error)}</Notice>}
      {opened === "falta"
        ? <MonthRows title={`Ainda por pagar em ${sayMonth(month)}`} id="mudou-falta" entries={entries} />
        : other === undefined
        ? error === null && <Opening label="Abrindo os dois meses" className="h-24" />
        : (
          <>
            <p className="flex justify-between text-sm font-semibold">
              <span>Diferença</span>
              <span className="tabular-nums">
                {difference > 0 ? "+" : difference < 0 ? "−" : ""} {formatMoney(Math.abs(difference))}
              </span>
            </p>
            <div className="grid gap-3 lg:grid-cols-2">
              <MonthRows title={sayMonth(before)} id="mudou-antes" entries={earlier} />
              <MonthRows title={sayMonth(month)} id="mudou-depois" entries={entries} />
            </div>
          </>
        )}
    </div>
  );
}

function MonthRows({ title, id, entries }: { title: string; id: string; entries: Entry[] }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-1 text-xs text-ink-soft first-letter:uppercase">{title}</h4>
      <EntryList id={id} label={title} entries={entries} />
    </div>
  );
}

/** The rows that a part of a month's cost counts: paid bills, paid instalments, what was lent, or the expenses of a category. */
function costOf(month: Month, opened: Opened): Entry[] {
  switch (opened) {
    case "falta":
      return entriesOf(month, "falta");
    case "saidas":
      return entriesOf(month, "saidas");
    case "bills":
      return entriesOf(month, "saidas").filter(({ kind }) => kind === "bill");
    case "installments":
      return entriesOf(month, "saidas").filter(({ kind }) => kind === "payment");
    case "lent":
      return entriesOf(month, "saidas").filter(({ kind }) => kind === "loan");
    default:
      return entriesOfCategory(month, opened);
  }
}
