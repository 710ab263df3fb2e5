import { Check } from "lucide-react";
import { useState } from "react";
import { formatFrequency, formatStreak, formatThisWeek } from "../../shared/writing/format-habit.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import type { Undoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty } from "../ui/page.tsx";
import { FigureButton } from "./figure-button.tsx";
import { HabitCalendar } from "./habit-calendar.tsx";
import HabitDays from "./habit-days.tsx";
import { FIGURE_TITLES, type Habit, type HabitFigure } from "./habit-figures.ts";
import { type HabitOverview, useHabits, useTickHabit } from "./habits-data.ts";

/** The person's habits with their streaks and their last weeks. Each figure opens its days. */
export function Habits({ onWritten }: { onWritten: (write: Undoable) => void }) {
  const { data, error } = useHabits();
  const [open, setOpen] = useState<{ habit: Habit; figure: HabitFigure } | null>(null);
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!data) return <Opening label="Abrindo os hábitos" className="h-40" />;
  if (data.habits.length === 0) {
    return <Empty>Nenhum hábito ainda. Diga à assistente o que você quer fazer e em que dias.</Empty>;
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.habits.map((habit) => (
          <HabitCard
            key={habit.id}
            habit={habit}
            overview={data}
            onWritten={onWritten}
            onOpen={(figure) => setOpen({ habit, figure })}
          />
        ))}
      </ul>
      <p className="mt-4 text-xs text-ink-soft">
        No calendário: ✓ feito, quadro vazio não feito, – dia livre. As semanas começam na segunda.
      </p>
      <Dialog
        title={open ? `${open.habit.name}: ${FIGURE_TITLES[open.figure]}` : ""}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        {open && <HabitDays habit={open.habit} figure={open.figure} today={data.today} />}
      </Dialog>
    </>
  );
}

function HabitCard({ habit, overview, onWritten, onOpen }: {
  habit: Habit;
  overview: HabitOverview;
  onWritten: (write: Undoable) => void;
  onOpen: (figure: HabitFigure) => void;
}) {
  const tick = useTickHabit();
  const { name, frequency, streak, best_streak, last_30_days } = habit;
  const isDone = habit.today === "done";
  const figures: [name: string, figure: HabitFigure, value: string][] = [
    ["Sequência", "streak", streak === 0 ? "nenhuma agora" : formatStreak(streak, frequency)],
    ["Melhor sequência", "best", best_streak === 0 ? "nenhuma ainda" : formatStreak(best_streak, frequency)],
    ["Últimos 30 dias", "month", `${last_30_days.done} de ${last_30_days.due}`],
  ];
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-4">
      <header>
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">
          {[capitalize(formatFrequency(habit)), formatThisWeek(habit)].filter(Boolean).join(": ")}
        </p>
      </header>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <HabitCalendar
          habit={habit}
          done={overview.doneOn.get(habit.id) ?? new Set()}
          from={overview.from}
          today={overview.today}
        />
        <dl className="flex flex-col gap-2 text-sm">
          {figures.map(([label, figure, value]) => (
            <div key={figure}>
              <dt className="text-xs text-ink-soft">{label}</dt>
              <dd>
                <FigureButton of={`${label} de ${name}`} onOpen={() => onOpen(figure)}>{value}</FigureButton>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          look={isDone ? "quiet" : "plain"}
          disabled={tick.isPending}
          onClick={() =>
            tick.mutate({ habit, date: overview.today, isDone: !isDone }, {
              onSuccess: (callId) =>
                onWritten({ callId, text: `${isDone ? "Desmarcado" : "Marcado"}: “${name}”, hoje.` }),
            })}
        >
          <Check aria-hidden className="size-4" />
          {isDone ? "Feito hoje. Desfazer" : "Fiz hoje"}
          <span className="sr-only">: {name}</span>
        </Button>
        <Button aria-haspopup="dialog" size="small" look="quiet" onClick={() => onOpen("all")}>
          Outros dias <span className="sr-only">de {name}</span>
        </Button>
      </div>
      {tick.error && <Notice look="problem">{explainError(tick.error)}</Notice>}
    </li>
  );
}
