import { ChevronDown } from "lucide-react";
import { countOf, formatMoney, formatPercent } from "../../shared/writing/format-figures.ts";
import { classNames } from "../ui/class-names.ts";
import { Empty, Section } from "../ui/page.tsx";
import { Bar } from "./bar.tsx";
import { BudgetForm } from "./budget-form.tsx";
import { entriesOfCategory } from "./entries.ts";
import { EXPENSE_CATEGORIES } from "./expense-categories.ts";
import { EntryList } from "./entry-list.tsx";
import { type Month, type Summary } from "./money-data.ts";

type Category = Summary["by_category"][number];

/** Expenses by category against their budgets. A category opens its expenses and its budget. */
export function Categories({ month, open, onOpen }: {
  month: Month;
  open: string | null;
  onOpen: (name: string | null) => void;
}) {
  const { by_category: categories, from } = month.summary;
  const most = Math.max(...categories.map(({ spent }) => spent), 1);
  return (
    <Section title="Gastos por categoria">
      {categories.length === 0 && <Empty>Nenhum gasto neste mês. Conte na conversa: “gastei 50 no mercado”.</Empty>}
      <ul className="flex flex-col gap-1">
        {categories.map((one) => {
          const name = `categoria-${one.category}`;
          const isOpen = open === name;
          const label = EXPENSE_CATEGORIES[one.category] ?? one.category;
          return (
            <li key={one.category}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `linhas-${name}` : undefined}
                className={classNames(
                  "flex w-full flex-col gap-1.5 rounded-lg p-2 text-left hover:bg-raised",
                  isOpen && "bg-raised",
                )}
                onClick={() => onOpen(isOpen ? null : name)}
              >
                <span className="flex w-full flex-wrap items-baseline gap-x-2 text-sm">
                  <span className="font-medium">{label}</span>
                  <span className="tabular-nums">{formatMoney(one.spent)}</span>
                  <span className="ml-auto flex items-center gap-1 text-xs text-ink-soft">
                    {saidOf(one)}
                    <ChevronDown aria-hidden className={classNames("size-4", isOpen && "rotate-180")} />
                  </span>
                </span>
                <Bar percent={one.percent ?? 100 * one.spent / most} look={lookOf(one)} />
              </button>
              {isOpen && (
                <div className="flex flex-col gap-3 py-2">
                  <EntryList
                    id={`linhas-${name}`}
                    label={`Gastos com ${label}`}
                    entries={entriesOfCategory(month, one.category)}
                  />
                  <BudgetForm key={one.budget} category={one.category} budget={one.budget} month={from} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** "83% de R$ 500,00, restam R$ 85,00", "R$ 20,00 acima de R$ 500,00", "3 gastos, sem orçamento". */
function saidOf({ spent, budget, percent, count }: Category): string {
  if (budget === undefined) return `${countOf(count, "gasto", "gastos")}, sem orçamento`;
  if (spent > budget) return `${formatMoney(spent - budget)} acima de ${formatMoney(budget)}`;
  return `${formatPercent(percent ?? 0)} de ${formatMoney(budget)}, restam ${formatMoney(budget - spent)}`;
}

function lookOf({ percent = 0 }: Category): "normal" | "warning" | "danger" {
  return percent > 100 ? "danger" : percent >= 80 ? "warning" : "normal";
}
