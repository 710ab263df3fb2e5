import { Check } from "lucide-react";
import { capitalize } from "../../shared/writing/join-words.ts";
import { explainError } from "../shell/backend.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Empty } from "../ui/page.tsx";
import { HabitCalendar } from "./habit-calendar.tsx";
import { formatFrequency, formatStreak } from "./habit-words.ts";
import { type Habit, type HabitOverview, useHabits, useMarkToday } from "./health-data.ts";

/** The person's habits with their streaks and their last weeks. */
export function Habits() {
  const { data, error } = useHabits();
  if (error) return <Notice look="problem">{explainError(error)}</Notice>;
  if (!data) return <div aria-busy="true" aria-label="Abrindo os hábitos" className="h-40" />;
  if (data.habits.length === 0) {
    return <Empty>Nenhum hábito ainda. Diga à assistente o que você quer fazer e em que dias.</Empty>;
  }
  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2">
        {data.habits.map((habit) => <HabitCard key={habit.id} habit={habit} overview={data} />)}
      </ul>
      <p className="mt-4 text-xs text-ink-soft">
        No calendário: ✓ feito, quadro vazio não feito, – dia livre. As semanas começam na segunda.
      </p>
    </>
  );
}

function HabitCard({ habit, overview }: { habit: Habit; overview: HabitOverview }) {
  const mark = useMarkToday();
  const { name, frequency, streak, best_streak, last_30_days } = habit;
  const isDone = habit.today === "done";
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-xl border border-line p-4">
      <header>
        <h3 className="break-words font-semibold">{name}</h3>
        <p className="text-sm text-ink-soft">{capitalize(formatFrequency(habit))}</p>
      </header>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <HabitCalendar
          habit={habit}
          done={overview.doneOn.get(habit.id) ?? new Set()}
          from={overview.from}
          today={overview.today}
        />
        <dl className="flex flex-col gap-2 text-sm">
          <Figure name="Sequência" value={streak === 0 ? "nenhuma agora" : formatStreak(streak, frequency)} />
          <Figure name="Melhor sequência" value={best_streak === 0 ? "–" : formatStreak(best_streak, frequency)} />
          <Figure name="Últimos 30 dias" value={`${last_30_days.done} de ${last_30_days.due}`} />
        </dl>
      </div>
      <Button
        size="small"
        className="self-start"
        look={isDone ? "quiet" : "plain"}
        disabled={mark.isPending}
        onClick={() => mark.mutate({ habit, today: overview.today })}
      >
        <Check aria-hidden className="size-4" />
        {isDone ? "Feito hoje. Desfazer" : "Fiz hoje"}
        <span className="sr-only">: {name}</span>
      </Button>
      {mark.error && <Notice look="problem">{explainError(mark.error)}</Notice>}
    </li>
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
