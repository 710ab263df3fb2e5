import { useState } from "react";
import { formatDate } from "../../shared/writing/format-date.ts";
import { countOf } from "../../shared/writing/format-figures.ts";
import { formatStreak } from "../../shared/writing/format-habit.ts";
import { explainError } from "../shell/backend.ts";
import { useUndoable } from "../shell/undoable.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Opening } from "../ui/opening.tsx";
import { Empty } from "../ui/page.tsx";
import { plusDays } from "./days.ts";
import { HabitDayRow } from "./habit-day-row.tsx";
import { daysOf, type Habit, type HabitDay, type HabitDays as Days, type HabitFigure } from "./habit-figures.ts";
import { useHabitDays } from "./habits-data.ts";

const DAYS_AT_ONCE = 35;

/** The days behind a figure of a habit, newest first. Each can be ticked or unticked, and says where it came from. */
export default function HabitDays({ habit, figure, today }: { habit: Habit; figure: HabitFigure; today: string }) {
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const { offerUndo, undoNotice } = useUndoable();
  const { data, error } = useHabitDays(habit.id, plusDays(today, 1 - DAYS_AT_ONCE));
  if (error && data === undefined) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!data) return <Opening label="Abrindo os dias" className="h-60" />;
  const days = daysOf(data, figure);

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{explainFigure(data, figure, days, habit)}</p>
      {days.length === 0 && <Empty>Nenhum dia aqui.</Empty>}
      <ul className="divide-y divide-line">
        {days.slice(0, shown).map((day) => (
          <HabitDayRow key={day.date} habit={habit} day={day} today={today} onWritten={offerUndo} />
        ))}
      </ul>
      {days.length > shown && (
        <Button size="small" className="self-start" onClick={() => setShown(shown + 100)}>
          Mostrar mais ({countOf(days.length - shown, "dia", "dias")})
        </Button>
      )}
      {undoNotice}
    </div>
  );
}

function explainFigure({ streak, best_streak, today }: Days, figure: HabitFigure, days: HabitDay[], habit: Habit) {
  const done = days.filter(({ completion_id }) => completion_id !== undefined).length;
  if (figure === "month") return `${done} de ${countOf(days.length, "dia", "dias")} em que era para fazer.`;
  if (figure === "all") return "Marque ou desmarque qualquer dia.";
  const range = figure === "streak" ? streak : best_streak;
  if (range === null) return "Nenhuma sequência agora.";
  return `${formatStreak(range.length, habit.frequency)}: de ${formatDate(range.from, today)} a ${
    formatDate(range.to, today)
  }.`;
}
