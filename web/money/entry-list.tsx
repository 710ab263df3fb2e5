import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { Empty } from "../ui/page.tsx";
import { RowButton } from "../ui/row-button.tsx";
import { OriginButton, type OriginTable, RowOrigin } from "../ui/row-origin.tsx";
import { type Entry, sumOf } from "./entries.ts";
import { useEntryActions } from "./entry-actions.tsx";

/** The rows that a figure counts, with their sum below them. Signed: money that went out counts negative. */
export function EntryList({ id, label, entries, isSigned = false, hasDays = false }: {
  id: string;
  label: string;
  entries: readonly Entry[];
  isSigned?: boolean;
  /** Rows of several months: each says its day. */
  hasDays?: boolean;
}) {
  return (
    <div id={id} role="group" aria-label={label} className="rounded-lg border border-line bg-raised/50 px-3 py-1">
      {entries.length === 0 ? <Empty>Nada aqui.</Empty> : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow key={`${entry.kind}-${entry.id}`} entry={entry} isSigned={isSigned} hasDay={hasDays} />
          ))}
        </ul>
      )}
      <p className="flex justify-between border-t border-line py-2 text-sm font-semibold">
        <span>Soma</span>
        <span className="tabular-nums">{formatMoney(sumOf(entries, isSigned))}</span>
      </p>
    </div>
  );
}

function EntryRow({ entry, isSigned, hasDay }: { entry: Entry; isSigned: boolean; hasDay: boolean }) {
  const { edit, remove } = useEntryActions();
  const [isOriginOpen, setOriginOpen] = useState(false);
  const { kind, name, amount } = entry;
  const origin = originOf(entry);
  const isOwnRow = kind !== "installment" && kind !== "opening" && kind !== "loan";
  return (
    <li data-row={entry.id} className="@container py-1.5 text-sm">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="break-words">{name}</p>
          <p className="text-xs text-ink-soft">
            {[hasDay || DAY_SHOWN.has(kind) ? formatNumericDate(entry.day) : "", entry.note]
              .filter((part) => part !== "").join(" · ")}
          </p>
        </div>
        <span className="shrink-0 tabular-nums">{formatMoney(isSigned && !entry.isIn ? -amount : amount)}</span>
        <span className="flex min-w-24 shrink-0">
          <OriginButton of={name} isOpen={isOriginOpen} onToggle={() => setOriginOpen(!isOriginOpen)} />
          {isOwnRow && (
            <RowButton
              Icon={Pencil}
              word="Corrigir"
              aria-haspopup="dialog"
              aria-label={`Corrigir ${name}`}
              onClick={() => edit(entry)}
            />
          )}
          {isOwnRow && (
            <RowButton
              Icon={Trash2}
              word="Remover"
              aria-label={kind === "payment" ? `Remover o pagamento de ${name}` : `Remover ${name}`}
              onClick={() => remove({ kind, id: entry.id, name, purchase: entry.purchase }, entry.isRecurring)}
            />
          )}
        </span>
      </div>
      {isOriginOpen && <RowOrigin table={origin.table} id={origin.id} />}
    </li>
  );
}

/** Entries of the other kinds say their days in their notes. */
const DAY_SHOWN: ReadonlySet<Entry["kind"]> = new Set(["expense", "payment", "loan", "transfer", "opening"]);

const TABLES = {
  expense: "expenses",
  income: "incomes",
  bill: "bills",
  payment: "debt_payments",
  loan: "debts",
  transfer: "transfers",
  opening: "accounts",
} as const;

/** The row that says where an entry came from: of an instalment, which has none of its own, the debt. */
function originOf({ kind, id }: Entry): { table: OriginTable; id: string } {
  if (kind !== "installment") return { table: TABLES[kind], id };
  return { table: "debts", id: id.slice(0, id.lastIndexOf("-")) };
}
