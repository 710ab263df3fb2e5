import { useState } from "react";
import type { ReportedLine } from "../../shared/statements/run-statement.ts";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { type OriginTable, RowOrigin } from "../ui/row-origin.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { EXPENSE_CATEGORIES } from "./expense-categories.ts";
import { type AccountsById, explainLine, type LineState, nameState } from "./import-words.ts";

const LOOKS: Readonly<Record<LineState, string>> = {
  new: "bg-brand-soft text-ink",
  expected: "bg-brand-soft text-ink",
  transfer: "bg-raised text-ink",
  known: "bg-raised text-ink-soft",
  refused: "bg-danger-soft text-ink",
};

/** A line of a statement: what the bank wrote, what comes of it, and of a new expense its category. */
export function ImportLine({ line, account, accounts, category, isLeftOut, onCategory, onLeaveOut }: {
  line: ReportedLine;
  account: { kind: string };
  accounts: AccountsById;
  category: string | undefined;
  isLeftOut: boolean;
  onCategory: (category: string) => void;
  /** Leaves the line out, or takes it in again. */
  onLeaveOut: () => void;
}) {
  const [isOriginOpen, setOriginOpen] = useState(false);
  const { index, date, amount, description, state, row } = line;
  const words = description ?? `Linha ${index} do arquivo`;
  const explained = explainLine(line, account, accounts);
  const hasOrigin = state === "known" && row !== undefined;
  const comesIn = line.id !== undefined && state !== "known" && state !== "refused";
  return (
    <li className="flex flex-col gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className={classNames("[overflow-wrap:anywhere]", (state === "known" || isLeftOut) && "text-ink-soft")}>
            {words}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
            {date !== undefined && <span className="tabular-nums">{formatNumericDate(date)}</span>}
            <span className={classNames("rounded-full px-2 py-0.5", isLeftOut ? LOOKS.known : LOOKS[state])}>
              {capitalize(nameState(state))}
            </span>
            {explained !== null && <span className="[overflow-wrap:anywhere]">{explained}</span>}
          </p>
        </div>
        <div className="flex grow items-center justify-between gap-3 sm:grow-0">
          {state === "new" && category !== undefined && (
            <div className="w-40 scroll-mb-28">
              <SelectField
                label={`Categoria de ${words}`}
                isLabelHidden
                value={category}
                className="min-h-11 w-full scroll-mb-28 rounded-lg border border-line bg-surface px-2 text-sm"
                options={Object.entries(EXPENSE_CATEGORIES)}
                onChange={({ target }) => onCategory(target.value)}
              />
            </div>
          )}
          {hasOrigin && (
            <Button
              look="quiet"
              className="-ml-3 min-h-11 scroll-mb-28 px-3 font-normal sm:ml-0"
              aria-expanded={isOriginOpen}
              aria-label={`De onde veio: ${words}`}
              onClick={() => setOriginOpen(!isOriginOpen)}
            >
              De onde veio
            </Button>
          )}
          {(comesIn || isLeftOut) && (
            <Button
              look="quiet"
              className="-ml-3 min-h-11 scroll-mb-28 px-3 font-normal sm:ml-0"
              aria-label={`${isLeftOut ? "Incluir" : "Deixar de fora"}: ${words}`}
              onClick={onLeaveOut}
            >
              {isLeftOut ? "Incluir" : "Deixar de fora"}
            </Button>
          )}
          {amount !== undefined && (
            <span className="ml-auto shrink-0 text-right tabular-nums sm:min-w-28">{formatMoney(amount)}</span>
          )}
        </div>
      </div>
      {isOriginOpen && hasOrigin && <RowOrigin table={row.table as OriginTable} id={row.id} />}
    </li>
  );
}
