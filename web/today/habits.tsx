import { countOf } from "../../shared/writing/format-figures.ts";
import { explainError } from "../shell/backend.ts";
import { Notice } from "../ui/notice.tsx";
import { Empty, Section } from "../ui/page.tsx";
import { type Habit, useTickHabit } from "./today-data.ts";

/** The habits to tick for today; below them those that are not due today, which may be done all the same. */
export function Habits({ habits, today }: { habits: Habit[]; today: string }) {
  const tick = useTickHabit();
  const due = habits.filter((habit) => habit.today !== "off");
  const off = habits.filter((habit) => habit.today === "off");
  const done = due.filter((habit) => habit.today === "done").length;
  const row = (habit: Habit) => (
    <HabitRow
      key={habit.id}
      habit={habit}
      saving={tick.isPending && tick.variables.habit.id === habit.id ? tick.variables.isDone : null}
      onTick={(isDone) => tick.mutate({ habit, date: today, isDone })}
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
    </Section>
  );
}

function HabitRow({ habit, saving, onTick }: {
  habit: Habit;
  /** What is being saved, shown before the server has answered. */
  saving: boolean | null;
  onTick: (isDone: boolean) => void;
}) {
  const { name, today, streak, last_30_days: { done, due } } = habit;
  const isDone = saving ?? today === "done";
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={isDone}
          aria-disabled={saving !== null}
          className="size-5 shrink-0 accent-brand"
          onChange={() => saving === null && onTick(!isDone)}
        />
        <span className="min-w-0 flex-1 break-words text-sm">{name}</span>
        <span className="text-right text-xs text-ink-soft">
          {streak > 0 && (
            <>
              {countOf(streak, "vez seguida", "vezes seguidas")}
              <br />
            </>
          )}
          {due > 0 && `${done} de ${due} em 30 dias`}
        </span>
      </label>
    </li>
  );
}
