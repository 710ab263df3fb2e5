import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Notice } from "../ui/notice.tsx";
import { OriginButton, RowOrigin } from "../ui/row-origin.tsx";
import type { Habit, HabitDay } from "./habit-figures.ts";
import { HabitTimes } from "./habit-times.tsx";
import { useTickHabit } from "./habits-data.ts";
import { whenDone } from "./measures-data.ts";

/** A day of a habit: done or not, which a tick changes. */
export function HabitDayRow({ habit, day, today, onWritten }: {
  habit: Habit;
  day: HabitDay;
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const tick = useTickHabit();
  const [isOriginOpen, setOriginOpen] = useState(false);
  const { date, due, completion_id, note, open_times = [] } = day;
  const isDone = tick.isPending ? tick.variables.isDone : completion_id !== undefined;
  const said = formatDate(date, today);
  const isFree = !due && (date < today || habit.today !== "pending");
  const change = (isDone: boolean, time?: string) => {
    if (tick.isPending) return;
    void whenDone(tick.mutateAsync({ habit, date, time, isDone }), (callId) =>
      onWritten({
        callId,
        text: `${isDone ? "Marcado" : "Desmarcado"}: “${habit.name}”, ${said}.`,
        returnTo: `[data-row="${date}"] input`,
      }));
  };
  return (
    <li data-row={date} className="@container">
      <div className="flex items-center gap-2">
        {habit.times === undefined
          ? (
            <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5 text-sm">
              <input
                type="checkbox"
                checked={isDone}
                aria-disabled={tick.isPending}
                className="size-5 shrink-0 accent-brand"
                onChange={() => change(!isDone)}
              />
              <span className="min-w-0 flex-1">
                {said}
                {isFree && <span className="text-xs text-ink-soft">, dia livre</span>}
                {note !== undefined && <span className="block break-words text-xs text-ink-soft">{note}</span>}
              </span>
              <span className="text-xs text-ink-soft">
                {isDone ? "feito" : date === today ? "ainda dá tempo" : due ? "não feito" : ""}
              </span>
            </label>
          )
          : (
            <div className="min-w-0 flex-1 py-1.5 text-sm">
              <p>{said}{isFree && <span className="text-xs text-ink-soft">, dia livre</span>}</p>
              <HabitTimes
                of={`${habit.name}, ${said}`}
                times={habit.times}
                open={open_times}
                saving={tick.isPending && tick.variables.time !== undefined
                  ? { time: tick.variables.time, isDone: tick.variables.isDone }
                  : null}
                onTick={(time, isDone) => change(isDone, time)}
              />
            </div>
          )}
        {completion_id !== undefined && (
          <OriginButton
            of={`${habit.name}, ${said}`}
            isOpen={isOriginOpen}
            onToggle={() => setOriginOpen(!isOriginOpen)}
          />
        )}
      </div>
      {isOriginOpen && completion_id !== undefined && <RowOrigin table="habit_completions" id={completion_id} />}
      {tick.error && <Notice look="problem">{explainError(tick.error)}</Notice>}
    </li>
  );
}
