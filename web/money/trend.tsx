import { Fragment } from "react";
import { Link } from "wouter";
import { formatMonth } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { classNames } from "../ui/class-names.ts";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Section } from "../ui/page.tsx";
import { compareMonths, type Comparison, type MonthCost, withPending } from "./compare-months.ts";
import { FigureLink } from "./figure-link.tsx";
import type { Month } from "./money-data.ts";
import { MonthDifference, type Opened } from "./month-difference.tsx";
import { useTrend } from "./trend-data.ts";

const PREFIX = "mudou-";

/**
 * What the last months cost, as a picture, in words that say what changed, and as a table. Each figure of the words opens its rows
 * in both months, below them.
 */
export function Trend({ month, current, shown, open, onOpen }: {
  month: string;
  current: string;
  /** The rows of the month; null while they are loading. */
  shown: Month | null;
  open: string | null;
  onOpen: (name: string | null) => void;
}) {
  const { data: months, error } = useTrend(month);
  const sayMonth = (one: string) => formatMonth(`${one}-01`, `${current}-01`);
  if (error && months === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!months) return <Opening label="Abrindo os últimos meses" className="h-48" />;
  const [before, after] = months.slice(-2) as [MonthCost, MonthCost];
  const opened = open?.startsWith(PREFIX) ? open.slice(PREFIX.length) : null;
  const pending = month === current && shown !== null
    ? shown.summary.bills_pending + shown.summary.installments_pending
    : 0;
  return (
    <Section title="Os últimos meses">
      <p className="mb-3 text-sm">
        {before.cost === 0 && after.cost === 0 ? "Nada registrado nestes meses." : (
          <Explanation
            shown={`${capitalize(sayMonth(after.month))}${month === current ? ", até aqui," : ""}`}
            before={sayMonth(before.month)}
            comparison={compareMonths(before, after)}
            pending={pending}
            opened={opened}
            onOpen={(name) => onOpen(name === opened ? null : PREFIX + name)}
          />
        )}
      </p>
      {opened !== null && shown !== null && (
        <MonthDifference
          key={`${month} ${opened}`}
          opened={opened}
          shown={shown}
          before={before.month}
          sayMonth={sayMonth}
          onClose={() => onOpen(null)}
        />
      )}
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

/**
 * "Novembro custou R$ 320,00 a mais que outubro: o que mais mudou foi Alimentação (+ R$ 300,00)." In a month that is not over it
 * also says what is still to be paid, and how the months compare with that.
 */
function Explanation({ shown, before, comparison, pending, opened, onOpen }: {
  shown: string;
  before: string;
  comparison: Comparison;
  pending: number;
  opened: Opened | null;
  onOpen: (name: Opened) => void;
}) {
  const { amount, mostOfIt } = comparison;
  const sign = amount > 0 ? "+" : "−";
  const figure = (name: Opened, text: string) => (
    <FigureLink isOpen={opened === name} onOpen={() => onOpen(name)}>{text}</FigureLink>
  );
  return (
    <>
      {shown} custou {amount === 0 ? "o mesmo" : figure("saidas", difference(amount))} que {before}
      {mostOfIt.length > 0 && ": o que mais mudou foi "}
      {mostOfIt.map((one, index) => (
        <Fragment key={one.category}>
          {index > 0 && (index === mostOfIt.length - 1 ? " e " : ", ")}
          {figure(one.category, `${one.name} (${sign} ${formatMoney(Math.abs(one.amount))})`)}
        </Fragment>
      ))}
      .
      {pending > 0 && (
        <>
          {" "}Ainda falta pagar {figure("falta", formatMoney(pending))}: {sayWithPending(amount, pending)}.
        </>
      )}
    </>
  );

  /** What the difference becomes with what is still to be paid. */
  function sayWithPending(now: number, toPay: number): string {
    const later = withPending(comparison, toPay);
    if (later === 0) return `com isso, custa o mesmo que ${before}`;
    if (now < 0 && later > 0) {
      return `só por isso está mais barato; com isso, custa ${difference(later)}`;
    }
    return `com isso, a diferença passa a ser de ${difference(later)}`;
  }
}

/** "R$ 320,00 a mais" */
function difference(amount: number): string {
  return `${formatMoney(Math.abs(amount))} a ${amount > 0 ? "mais" : "menos"}`;
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
