import { useState } from "react";
import { Link, useSearchParams } from "wouter";
import { explainError } from "../shell/backend.ts";
import { useUndoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty, Page, Section } from "../ui/page.tsx";
import { Correlations } from "./correlations.tsx";
import { Habits } from "./habits.tsx";
import { useOverview } from "./measures-data.ts";
import { metricTitle } from "./measures.ts";
import { MetricCard } from "./metric-card.tsx";
import { MetricRows } from "./metric-rows.tsx";
import { type MetricSeries, seriesOf } from "./metric-series.ts";

const SPANS = [{ days: 30, name: "30 dias" }, { days: 90, name: "90 dias" }, { days: 365, name: "1 ano" }];
const DEFAULT_DAYS = 90;

/** Measurements and habits. The span of days stands in the address: `?dias=30`. */
export default function HealthPage() {
  const [search] = useSearchParams();
  const asked = Number(search.get("dias"));
  const days = SPANS.find((span) => span.days === asked)?.days ?? DEFAULT_DAYS;
  const { data: overview, error, isPlaceholderData, refetch } = useOverview(days);
  const [open, setOpen] = useState<{ series: MetricSeries; onlyDay?: string } | null>(null);
  const { offerUndo, undoNotice } = useUndoable();
  const all = overview ? seriesOf(overview.entries, overview.to) : [];

  return (
    <Page title="Saúde" actions={<Spans days={days} />}>
      {error && !overview && (
        <Notice look="problem">
          {explainError(error)} <Button size="small" onClick={() => void refetch()}>Tentar de novo</Button>
        </Notice>
      )}
      {!overview && !error && <Opening label="Abrindo as medidas" className="h-60" />}
      {overview && (
        <div
          aria-busy={isPlaceholderData}
          className={classNames("flex flex-col gap-6", isPlaceholderData && "opacity-60")}
        >
          <Section title="Medidas">
            {overview.entries.length === 0
              ? <Empty>Nada registrado neste período. Conte à assistente, como em “dormi 7h30” ou “peso 81,4”.</Empty>
              : (
                <div className="grid items-start gap-4 lg:grid-cols-2">
                  {all.map((series) => (
                    <MetricCard
                      key={series.key}
                      series={series}
                      overview={overview}
                      onOpen={(onlyDay) => setOpen({ series, onlyDay })}
                    />
                  ))}
                </div>
              )}
          </Section>
          <Section title="O que anda junto">
            <Correlations overview={overview} />
          </Section>
        </div>
      )}
      <Section title="Hábitos">
        <Habits onWritten={offerUndo} />
      </Section>
      {undoNotice}
      <Dialog title={open ? metricTitle(open.series.metric) : ""} isOpen={open !== null} onClose={() => setOpen(null)}>
        {open && overview && (
          <MetricRows
            // As it is now: a correction changes it.
            series={all.find(({ key }) => key === open.series.key)}
            onlyDay={open.onlyDay}
            today={overview.to}
          />
        )}
      </Dialog>
    </Page>
  );
}

function Spans({ days }: { days: number }) {
  return (
    <nav aria-label="Período" className="flex rounded-lg border border-line bg-surface p-1">
      {SPANS.map((span) => (
        <Link
          key={span.days}
          href={`/saude?dias=${span.days}`}
          aria-current={span.days === days ? "true" : undefined}
          className={classNames(
            "grid min-h-8 place-items-center rounded-md px-3 text-sm",
            span.days === days ? "bg-brand-soft font-medium" : "text-ink-soft hover:text-ink",
          )}
        >
          {span.name}
        </Link>
      ))}
    </nav>
  );
}
