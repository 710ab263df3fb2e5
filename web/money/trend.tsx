import { Fragment } from "react";
import { Link } from "wouter";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Section } from "../ui/page.tsx";
import { compareMonths, type Comparison, type MonthCost } from "./compare-months.ts";
import { useTrend } from "./trend-data.ts";

/** What the last months cost, as a picture, in words that say what changed, and as a table. */
export function Trend({ month, current, onOpen }: { month: string; current: string; onOpen: (name: string) => void }) {
  const { data: months, error } = useTrend(month);
  const sayMonth = (one: string) => formatMonth(`${one}-01`, `${current}-01`);
  if (error && months === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!months) return <div aria-busy="true" aria-label="Abrindo os últimos meses" className="h-48" />;
  const [before, shown] = months.slice(-2) as [MonthCost, MonthCost];
  return (
    <Section title="Os últimos meses">
      <p className="mb-3 text-sm">
        {before.cost === 0 && shown.cost === 0 ? "Nada registrado nestes meses." : (
          <Explanation
            shown={`${capitalize(sayMonth(shown.month))}${month === current ? ", até aqui," : ""}`}
            before={sayMonth(before.month)}
            comparison={compareMonths(before, shown)}
            onOpen={onOpen}
          />
        )}
      </p>
      <Bars months={months} shown={month} sayMonth={sayMonth} />
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-ink-soft">Ver em tabela</summary>
        <table className="mt-2 w-full max-w-sm">
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th scope="col">Mês</th>
              <th scope="col" className="text-right">Saídas</th>
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">{sayMonth(one.month)}</th>
                <td className="text-right tabular-nums">{formatMoney(one.cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  );
}

/** "Novembro custou R$ 320,00 a mais que outubro, quase tudo em Alimentação (+ R$ 300,00)." Each name opens its rows. */
function Explanation({ shown, before, comparison: { amount, mostOfIt }, onOpen }: {
  shown: string;
  before: string;
  comparison: Comparison;
  onOpen: (name: string) => void;
}) {
  if (amount === 0) return <>{shown} custou o mesmo que {before}.</>;
  const sign = amount > 0 ? "+" : "−";
  return (
    <>
      {shown} custou <strong>{formatMoney(Math.abs(amount))} a {amount > 0 ? "mais" : "menos"}</strong> que {before}
      {mostOfIt.length > 0 && ": o que mais mudou foi "}
      {mostOfIt.map((one, index) => (
        <Fragment key={one.category}>
          {index > 0 && (index === mostOfIt.length - 1 ? " e " : ", ")}
          <button
            type="button"
            className="min-h-6 underline decoration-dotted underline-offset-4 hover:text-brand"
            onClick={() => onOpen(opens(one.category))}
          >
            {one.name} ({sign} {formatMoney(Math.abs(one.amount))})
          </button>
        </Fragment>
      ))}
      .
    </>
  );
}

/** The figure of the page whose rows hold it. */
function opens(category: string): string {
  return category === "bills" || category === "installments" ? "saidas" : `categoria-${category}`;
}

function Bars(
  { months, shown, sayMonth }: { months: MonthCost[]; shown: string; sayMonth: (month: string) => string },
) {
  const most = Math.max(...months.map(({ cost }) => cost), 1);
  return (
    <ul aria-label="Saídas de cada mês" className="flex h-36 items-end gap-2">
      {months.map(({ month, cost }) => (
        <li key={month} className="flex h-full min-w-0 flex-1 flex-col justify-end">
          <Link
            href={`/dinheiro?mes=${month}`}
            aria-current={month === shown ? "true" : undefined}
            className="flex h-full flex-col justify-end gap-1 rounded-lg p-1 text-center text-xs hover:bg-raised"
          >
            <span className="truncate tabular-nums">{formatMoney(cost).replace(/,\d\d$/, "")}</span>
            <span
              aria-hidden
              className={classNames("rounded-t", month === shown ? "bg-brand" : "bg-line")}
              style={{ height: `${Math.max(2, 80 * cost / most)}px` }}
            />
            <span className="truncate text-ink-soft">{sayMonth(month)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
