import { ChevronDown } from "lucide-react";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { classNames } from "../ui/class-names.ts";
import { Section } from "../ui/page.tsx";
import { entriesOf, type FigureName } from "./entries.ts";
import { EntryList } from "./entry-list.tsx";
import { type Month } from "./money-data.ts";

interface Figure {
  name: FigureName;
  label: string;
  amount: number;
  note: string;
}

/** What came in, went out, is left and is still to pay. Each figure opens the rows that it counts. */
export function Glance({ month, open, onOpen }: {
  month: Month;
  open: string | null;
  onOpen: (name: string | null) => void;
}) {
  const figures = figuresOf(month);
  const opened = figures.find(({ name }) => name === open);
  return (
    <Section title="O mês">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(({ name, label, amount, note }) => (
          <button
            key={name}
            type="button"
            aria-expanded={open === name}
            aria-controls={open === name ? "linhas-do-mes" : undefined}
            className={classNames(
              "flex flex-col items-start gap-1 rounded-xl border border-line p-3 text-left hover:bg-raised",
              open === name && "border-brand bg-brand-soft",
            )}
            onClick={() => onOpen(open === name ? null : name)}
          >
            <span className="flex w-full items-center justify-between text-sm text-ink-soft">
              {label}
              <ChevronDown aria-hidden className={classNames("size-4", open === name && "rotate-180")} />
            </span>
            <span className={classNames("text-lg font-semibold tabular-nums md:text-xl", amount < 0 && "text-danger")}>
              {formatMoney(amount)}
            </span>
            <span className="text-xs text-ink-soft">{note}</span>
          </button>
        ))}
      </div>
      {opened !== undefined && (
        <div className="mt-4">
          <EntryList
            id="linhas-do-mes"
            label={opened.label}
            entries={entriesOf(month, opened.name)}
            isSigned={opened.name === "sobra"}
          />
        </div>
      )}
    </Section>
  );
}

function figuresOf({ summary }: Month): Figure[] {
  const { income, income_received, lent_returned, lent, borrowed, balance, projected_balance } = summary;
  const expected = cents(income - income_received);
  const pending = cents(summary.bills_pending + summary.installments_pending);
  return [
    {
      name: "entradas",
      label: "Entradas",
      amount: cents(income + lent_returned + borrowed),
      note: expected > 0 ? `${formatMoney(expected)} ainda por receber` : "tudo recebido",
    },
    {
      name: "saidas",
      label: "Saídas",
      amount: cents(summary.spent + summary.bills_paid + summary.installments_paid + lent),
      note: lent > 0 ? "gastos, contas, parcelas e o que você emprestou" : "gastos, contas e parcelas pagas",
    },
    {
      name: "sobra",
      label: "Sobra",
      amount: balance,
      note: pending > 0 ? `${formatMoney(projected_balance)} depois do que falta pagar` : "entradas menos saídas",
    },
    {
      name: "falta",
      label: "Falta pagar",
      amount: pending,
      note: noteOfPending(pending, summary.card_bills_pending.total),
    },
  ];
}

/** The purchases of cards' bills are in what went out already, so their sum is only said. */
function noteOfPending(pending: number, ofCards: number): string {
  const note = pending > 0 ? "contas e parcelas em aberto" : "nada em aberto";
  return ofCards > 0 ? `${note}; nas faturas, ${formatMoney(ofCards)} de compras já contadas` : note;
}

/** Without what adding binary fractions leaves below a cent. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
