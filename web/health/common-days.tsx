import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { countOf, formatDecimal } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { seriesName } from "../../shared/writing/trend-words.ts";
import { explainError } from "../shell/backend.ts";
import { type Undoable, useUndoable } from "../shell/undoable.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { describeCorrelation, isClear } from "./correlation-words.ts";
import { EntryRow } from "./entry-row.tsx";
import { HabitDayRow } from "./habit-day-row.tsx";
import { useHabitDays, useHabits } from "./habits-data.ts";
import { type Correlation, type Overview, useCommonDays } from "./measures-data.ts";
import { type Entry, formatDaily, type MetricOf, type Series } from "./measures.ts";
import { fold } from "./metric-series.ts";
import { Scatter } from "./scatter.tsx";

/** The days that a correlation counts: as a picture, and in a table with both values. */
export function CommonDays({ correlation, overview }: { correlation: Correlation; overview: Overview }) {
  const { a, b, r } = correlation;
  const [openDay, setOpenDay] = useState<string | null>(null);
  const { offerUndo, undoNotice } = useUndoable();
  const { data, error } = useCommonDays(correlation, overview.days);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!data) return <Opening label="Abrindo os dias" className="h-60" />;
  const [nameA, nameB] = [capitalize(seriesName(a)), capitalize(seriesName(b))];
  const [metricA, metricB] = [metricOf(a, overview.entries), metricOf(b, overview.entries)];
  const sayA = (value: number) => formatDaily(a, metricA, value);
  const sayB = (value: number) => formatDaily(b, metricB, value);
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {isClear(correlation) ? describeCorrelation(correlation) : "Não aparece uma relação clara."}{" "}
        <span className="text-ink-soft">
          São {countOf(data.length, "dia", "dias")}{" "}
          com os dois valores{r !== undefined && ` (r = ${formatDecimal(r, 2)})`}.
        </span>
      </p>
      <Scatter days={data} nameA={nameA} nameB={nameB} sayA={sayA} sayB={sayB} />
      <table className="w-full tabular-nums">
        <caption className="sr-only">{nameA} e {nameB}, dia a dia</caption>
        <thead>
          <tr className="text-left text-xs text-ink-soft">
            {["Dia", nameA, nameB].map((name) => (
              <th key={name} scope="col" className="py-1 pr-2 font-medium [overflow-wrap:anywhere]">{name}</th>
            ))}
          </tr>
        </thead>
        {data.map((day) => (
          <tbody key={day.date}>
            <tr className="border-t border-line">
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                <button
                  type="button"
                  aria-expanded={openDay === day.date}
                  className="underline decoration-dotted underline-offset-4 hover:text-brand"
                  onClick={() => setOpenDay(openDay === day.date ? null : day.date)}
                >
                  {formatDate(day.date, overview.to)}
                </button>
              </th>
              <td className="py-1.5 pr-2">{sayA(day.a)}</td>
              <td className="py-1.5 pr-2">{sayB(day.b)}</td>
            </tr>
            {openDay === day.date && (
              <tr>
                <td colSpan={3} className="pb-3">
                  <DayEntries
                    entries={overview.entries.filter((entry) =>
                      entry.entry_date === day.date && (isOf(entry, a) || isOf(entry, b))
                    )}
                    today={overview.to}
                    onWritten={offerUndo}
                  />
                  {[a, b].filter(({ kind }) => kind === "habit").map(({ name }) => (
                    <HabitOfDay key={name} name={name} date={day.date} today={overview.to} onWritten={offerUndo} />
                  ))}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {undoNotice}
    </div>
  );
}

/** A habit on a day, as it stands among its days. */
function HabitOfDay({ name, date, today, onWritten }: {
  name: string;
  date: string;
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const habit = useHabits().data?.habits.find((one) => one.name === name);
  const day = useHabitDays(habit?.id ?? null, date).data?.days.find((one) => one.date === date);
  if (!habit || !day) return null;
  return (
    <div className="mt-2 rounded-lg bg-raised px-3 pt-2">
      <p className="text-xs text-ink-soft">{name}</p>
      <ul>
        <HabitDayRow habit={habit} day={day} today={today} onWritten={onWritten} />
      </ul>
    </div>
  );
}

/** The measurements behind the two values of a day. */
function DayEntries({ entries, today, onWritten }: {
  entries: readonly Entry[];
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <table className="w-full rounded-lg bg-raised [&_td]:px-3">
      <caption className="sr-only">Registros do dia</caption>
      <tbody>
        {entries.map((entry) => <EntryRow key={entry.id} entry={entry} hasName today={today} onWritten={onWritten} />)}
      </tbody>
    </table>
  );
}

/** The unit and name of a series, from one of its measurements; undefined for a habit. */
function metricOf(series: Series, entries: readonly Entry[]): MetricOf | undefined {
  return entries.find((entry) => isOf(entry, series));
}

function isOf(entry: Entry, { kind, name }: Series): boolean {
  if (entry.person !== null || kind === "habit") return false;
  return kind === "metric" ? entry.metric === name : fold(entry.custom_name) === fold(name);
}
