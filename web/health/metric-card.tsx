import { onDay } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { FigureButton } from "./figure-button.tsx";
import type { Overview } from "./measures-data.ts";
import { ADDS_UP, formatMean, formatValue, metricTitle } from "./measures.ts";
import { describeChange, type MetricSeries } from "./metric-series.ts";
import { Sparkline } from "./sparkline.tsx";

/** A metric: how it went in words and as a line. Its figures open the measurements that they count. */
export function MetricCard(
  { series, overview, onOpen }: { series: MetricSeries; overview: Overview; onOpen: (onlyDay?: string) => void },
) {
  const { metric, mean, mean2, days, counted, entries } = series;
  const name = metricTitle(metric);
  const last = days.at(-1)!;
  const change = describeChange(series, overview.minimum_days);
  const meanText = formatMean(metric, mean, mean2);
  const lastText = `${formatValue(metric, last.value, last.value2)}, ${onDay(last.date, overview.to)}`;
  const meanLabel = ADDS_UP.has(metric.metric) ? "Média por dia" : "Média";

  return (
    <article aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-4">
      <header>
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-sm">
          {change !== null && counted.length < days.length
            ? `${change}, sem contar hoje`
            : change ?? `Poucos dias para ver uma tendência: são precisos\u00a0${overview.minimum_days}`}
        </p>
      </header>
      <Sparkline
        series={series}
        from={overview.from}
        to={overview.to}
        label={`${name}: ${change ?? "poucos dias"}; média de ${meanText}; último valor ${lastText}`}
      />
      <dl className="grid grid-cols-2 gap-2 text-sm">
        <div>
          <dt className="text-xs text-ink-soft">{meanLabel}</dt>
          <dd>
            <FigureButton of={name} onOpen={() => onOpen()}>{meanText}</FigureButton>
          </dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">Último valor</dt>
          <dd>
            <FigureButton of={name} onOpen={() => onOpen(last.date)}>{lastText}</FigureButton>
          </dd>
        </div>
      </dl>
      <p className="text-sm">
        <FigureButton of={name} onOpen={() => onOpen()}>
          {countOf(entries.length, "registro", "registros")}
        </FigureButton>
      </p>
    </article>
  );
}
