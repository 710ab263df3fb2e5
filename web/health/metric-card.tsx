import { onDay } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { EntryTable } from "./entry-table.tsx";
import type { Entry, Overview } from "./health-data.ts";
import { ADDS_UP, formatMeasure, metricName } from "./measures.ts";
import { describeChange, type MetricSeries } from "./metric-series.ts";
import { Sparkline } from "./sparkline.tsx";

/** A metric: how it went in words and as a line, and its entries. */
export function MetricCard(
  { series, overview, onRemoved }: {
    series: MetricSeries;
    overview: Overview;
    onRemoved: (entry: Entry) => void;
  },
) {
  const { metric, mean, mean2, days, entries } = series;
  const name = metricName(metric);
  const last = days.at(-1)!;
  const change = describeChange(series, overview.minimum_days);
  const meanText = formatMeasure(metric, mean, mean2);
  const lastText = `${formatMeasure(metric, last.value, last.value2)}, ${onDay(last.date, overview.to)}`;
  const meanLabel = ADDS_UP.has(metric.metric) ? "Média por dia" : "Média";

  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-4">
      <header>
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-sm">
          {change ?? `Poucos dias para ver uma tendência: são precisos\u00a0${overview.minimum_days}`}
        </p>
      </header>
      <Sparkline
        series={series}
        from={overview.from}
        to={overview.to}
        label={`${name}: ${change ?? "poucos dias"}; média de ${meanText}; último valor ${lastText}`}
      />
      <dl className="grid grid-cols-2 gap-2 text-sm">
        <Figure name={meanLabel} value={meanText} />
        <Figure name="Último valor" value={lastText} />
      </dl>
      <details className="border-t border-line pt-2">
        <summary className="min-h-8 cursor-pointer py-1 text-sm font-medium">
          Ver {countOf(entries.length, "registro", "registros")} <span className="sr-only">de {name}</span>
        </summary>
        <EntryTable name={name} entries={entries} today={overview.to} onRemoved={onRemoved} />
      </details>
    </article>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
