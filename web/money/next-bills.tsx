import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { Bar } from "./bar.tsx";
import { type Bill, cardBillPath, useCardBillRows } from "./accounts-data.ts";
import { EntryList } from "./entry-list.tsx";

/** What the bills after this one have already, month by month: mostly instalments. A month opens its rows. */
export function NextBills({ cardId, bill: { ahead }, today }: { cardId: string; bill: Bill; today: string }) {
  const [open, setOpen] = useState<string | null>(null);
  if (ahead.length === 0) return null;
  const most = Math.max(...ahead.map(({ amount }) => amount));
  return (
    <Section title="Nas próximas faturas">
      <ul className="flex flex-col gap-1">
        {ahead.map(({ month, amount }) => {
          const isOpen = open === month;
          return (
            <li key={month}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? `linhas-${month}` : undefined}
                className={classNames(
                  "flex w-full flex-col gap-1.5 rounded-lg p-2 text-left hover:bg-raised",
                  isOpen && "bg-raised",
                )}
                onClick={() => setOpen(isOpen ? null : month)}
              >
                <span className="flex w-full items-baseline gap-2 text-sm">
                  <span className="font-medium">{capitalize(formatMonth(month, today))}</span>
                  <span className="tabular-nums">{formatMoney(amount)}</span>
                  <ChevronDown
                    aria-hidden
                    className={classNames("ml-auto size-4 self-center text-ink-soft", isOpen && "rotate-180")}
                  />
                </span>
                <Bar percent={100 * amount / most} />
              </button>
              {isOpen && <Rows cardId={cardId} month={month} name={formatMonth(month, today)} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function Rows({ cardId, month, name }: { cardId: string; month: string; name: string }) {
  const { data, error } = useCardBillRows(cardId, month);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (data === undefined) return <Opening label="Abrindo as compras" className="h-12" />;
  return (
    <div className="flex flex-col gap-2 py-2">
      <EntryList id={`linhas-${month}`} label={`Já em ${name}`} entries={data.bought} />
      <Link href={cardBillPath(cardId, month)} className="self-start text-sm text-brand underline">
        Abrir a fatura de {name}
      </Link>
    </div>
  );
}
