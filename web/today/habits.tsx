import { lazy, Suspense, useState } from "react";
import { countOf } from "../../shared/writing/format-figures.ts";
import { formatStreak, formatThisWeek } from "../../shared/writing/format-habit.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { FigureButton } from "../health/figure-button.tsx";
import { FIGURE_TITLES, type Habit, type HabitFigure } from "../health/habit-figures.ts";
import { HabitTimes } from "../health/habit-times.tsx";
import { type Tick, useTickHabit } from "../health/habits-data.ts";
import { Opening } from "../ui/opening.tsx";

const HabitDays = lazy(() => import("../health/habit-days.tsx"));

/** The habits to tick for today; below them those that are not due today, which may be done all the same. */
export function Habits({ habits, today, onWritten }: {
  habits: Habit[];
  today: string;
  onWritten: (write: Undoable) => void;
}) {
  const [open, setOpen] = useState<{ habit: Habit; figure: HabitFigure } | null>(null);
  const tick = useTickHabit();
  const due = habits.filter((habit) => habit.today !== "off");
  const off = habits.filter((habit) => habit.today === "off");
  const done = due.filter((habit) => habit.today === "done").length;
  const row = (habit: Habit) => (
    <HabitRow
      key={habit.id}
      habit={habit}
      saving={tick.isPending && tick.variables.habit.id === habit.id ? tick.variables : null}
      onTick={(isDone, time) =>
        tick.mutate({ habit, date: today, time, isDone }, {
          // A tick is taken back by the same box. What was unticked may have had a note.
          onSuccess: (callId) =>
            isDone || onWritten({
              callId,
              text: `Desmarcado: “${habit.name}”.`,
              returnTo: `[data-row="${habit.id}"] input`,
            }),
        })}
      onOpen={(figure) => setOpen({ habit, figure })}
    />
  );
  return (
    <Section
      title="Hábitos"
      actions={due.length > 0 && (
        <p className="text-sm text-ink-soft" role="status">{done} de {countOf(due.length, "feito", "feitos")}</p>
      )}
    >
      {tick.isError && <Notice look="problem">{explainError(tick.error)}</Notice>}
      {habits.length === 0 && <Empty>Nenhum hábito ainda. Conte na conversa: “quero meditar todo dia”.</Empty>}
      <ul className="divide-y divide-line">{due.map(row)}</ul>
      {off.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-medium text-ink-soft">Hoje não é dia</h3>
          <ul className="divide-y divide-line">{off.map(row)}</ul>
        </>
      )}
      <Dialog
        title={open ? `${open.habit.name}: ${FIGURE_TITLES[open.figure]}` : ""}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        {open && (
          <Suspense fallback={<Opening label="Abrindo os dias" className="h-60" />}>
            <HabitDays habit={open.habit} figure={open.figure} today={today} />
          </Suspense>
        )}
      </Dialog>
    </Section>
  );
}

function HabitRow({ habit, saving, onTick, onOpen }: {
  habit: Habit;
  /** What is being saved, shown before the server has answered. */
  saving: Tick | null;
  onTick: (isDone: boolean, time?: string) => void;
  onOpen: (figure: HabitFigure) => void;
}) {
  const { id, name, frequency, times, open_times = [], today, streak, last_30_days: { done, due } } = habit;
  const isDone = saving?.isDone ?? today === "done";
  const thisWeek = formatThisWeek(habit);
  return (
    <li data-row={id} className="flex items-center gap-3">
      {times === undefined
        ? (
          <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2">
            <input
              type="checkbox"
              checked={isDone}
              aria-disabled={saving !== null}
              className="size-5 shrink-0 accent-brand"
              onChange={() => saving === null && onTick(!isDone)}
            />
            <span className="min-w-0 flex-1 break-words text-sm">{name}</span>
          </label>
        )
        : (
          <div className="min-w-0 flex-1 py-2">
            <p className="break-words text-sm">{name}</p>
            <HabitTimes
              of={name}
              times={times}
              open={open_times}
              saving={saving?.time === undefined ? null : { time: saving.time, isDone: saving.isDone }}
              onTick={(time, isDone) => onTick(isDone, time)}
            />
          </div>
        )}
      <span className="flex flex-col items-end py-1.5 text-xs text-ink-soft">
        {thisWeek !== null && <span>{thisWeek}</span>}
        {streak > 0 && (
          <FigureButton of={`sequência de ${name}`} onOpen={() => onOpen("streak")}>
            {formatStreak(streak, frequency)}
          </FigureButton>
        )}
        {due > 0 && <FigureButton of={name} onOpen={() => onOpen("month")}>{done} de {due} em 30 dias</FigureButton>}
      </span>
    </li>
  );
}
