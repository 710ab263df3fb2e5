import { Plus } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { useUndoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/page.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { ADDS_UP, formatMean, formatValue, metricTitle } from "./measures.ts";
import type { MetricSeries } from "./metric-series.ts";
import { useReturningFocus } from "./returning-focus.ts";

const DAYS_AT_ONCE = 20;

/** The measurements behind the figures of a metric, by day, newest first: of one day, or of all with their mean. */
export function MetricRows(
  { series, onlyDay, today }: { series: MetricSeries | undefined; onlyDay?: string; today: string },
) {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const [isAdding, setAdding] = useState(false);
  const adder = useReturningFocus();
  const { offerUndo, undoNotice } = useUndoable();
  const days = series?.days.filter(({ date }) => onlyDay === undefined || date === onlyDay).toReversed() ?? [];

  return (
    <div className="flex flex-col gap-4">
      {series && onlyDay === undefined && <p className="text-sm text-ink-soft">{explainMean(series)}</p>}
      {series && (isAdding
        ? (
          <EntryForm
            metric={series.metric}
            today={today}
            onCancel={() => {
              adder.returnFocus();
              setAdding(false);
            }}
            onSaved={(callId) => {
              setAdding(false);
              offerUndo({ callId, text: `Registrado: ${metricTitle(series.metric)}.` });
            }}
          />
        )
        : (
          <Button ref={adder.ref} size="small" className="self-start" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-4" /> Novo registro
          </Button>
        ))}
      {(!series || days.length === 0) && <Empty>Nada mais aqui.</Empty>}
      {series && days.length > 0 && (
        <div className="@container">
          <table className="w-full text-sm">
            <caption className="sr-only">Registros: {metricTitle(series.metric)}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Valor</th>
                <th scope="col">Ações</th>
              </tr>
            </thead>
            {days.slice(0, shown).map(({ date, value, value2, entries }) => (
              <tbody key={date}>
                <tr className="border-t border-line">
                  <th scope="rowgroup" colSpan={2} className="pt-2 text-left text-xs font-medium text-ink-soft">
                    <span className="flex justify-between gap-3">
                      {formatDate(date, today)}
                      {entries.length > 1 && (
                        <span className="tabular-nums">
                          {ADDS_UP.has(series.metric.metric) ? "no dia" : "média do dia"}:{" "}
                          {formatValue(series.metric, value, value2)}
                        </span>
                      )}
                    </span>
                  </th>
                </tr>
                {entries.map((entry) => <EntryRow key={entry.id} entry={entry} today={today} onWritten={offerUndo} />)}
              </tbody>
            ))}
          </table>
        </div>
      )}
      {days.length > shown && (
        <Button size="small" className="self-start" onClick={() => setShown(shown + 50)}>
          Mostrar mais ({countOf(days.length - shown, "dia", "dias")})
        </Button>
      )}
      {undoNotice}
    </div>
  );
}

/** "Média de 30 dias: 212h30 ao todo, divididas por 30." */
function explainMean({ metric, days, counted, mean, mean2, entries }: MetricSeries): string {
  const count = countOf(counted.length, "dia", "dias");
  const all = countOf(entries.length, "registro", "registros");
  const meanText = formatMean(metric, mean, mean2);
  if (!ADDS_UP.has(metric.metric)) return `A média dos valores de ${count}, um por dia, é ${meanText}. São ${all}.`;
  const total = counted.reduce((sum, { value }) => sum + value, 0);
  const without = counted.length < days.length ? " Hoje ainda não acabou, e não entra na média." : "";
  return `${formatValue(metric, total)} ao todo, em ${count}: ${meanText} por dia.${without} São ${all}.`;
}
