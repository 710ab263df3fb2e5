import { Check, Minus } from "lucide-react";
import { formatNumericDate } from "../../shared/writing/format-date.ts";
import { classNames } from "../ui/class-names.ts";
import { plusDays, weekdayOf } from "./days.ts";
import { isDue } from "./is-due.ts";
import type { Habit } from "./habit-figures.ts";
import { WEEKS_SHOWN } from "./habits-data.ts";

const WEEKDAYS = ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"];

type State = "done" | "missed" | "off" | "pending" | "future";

const LOOKS: Record<State, { text: string; className: string }> = {
  done: { text: "feito", className: "bg-brand text-brand-ink" },
  missed: { text: "não feito", className: "border border-ink-soft" },
  off: { text: "dia livre", className: "text-ink-soft" },
  pending: { text: "ainda dá tempo", className: "border-2 border-dashed border-ink-soft" },
  future: { text: "", className: "" },
};

/** The last weeks of a habit, Monday first: done, missed, or a day off. */
export function HabitCalendar(
  { habit, done, from, today }: { habit: Habit; done: ReadonlySet<string>; from: string; today: string },
) {
  const weeks = Array.from(
    { length: WEEKS_SHOWN },
    (_, week) => WEEKDAYS.map((_, day) => plusDays(from, week * 7 + day)),
  );
  function stateOf(date: string): State {
    if (done.has(date)) return "done";
    if (date > today) return "future";
    if (date === today) return habit.today === "pending" ? "pending" : "off";
    return isDue(habit, weekdayOf(date)) ? "missed" : "off";
  }

  return (
    <table className="border-separate border-spacing-1 text-xs">
      <caption className="sr-only">{habit.name}: as últimas {WEEKS_SHOWN} semanas</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name} className="font-normal text-ink-soft">
              <span aria-hidden>{name.slice(0, 1).toUpperCase()}</span>
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const state = stateOf(day);
              const { text, className } = LOOKS[state];
              const date = formatNumericDate(day).slice(0, 5);
              return (
                <td
                  key={day}
                  title={text && `${date}: ${text}`}
                  className={classNames("size-7 rounded-md text-center align-middle", className)}
                >
                  {text && <span className="sr-only">{date}: {text}</span>}
                  {state === "done" && <Check aria-hidden className="mx-auto size-3.5" />}
                  {state === "off" && <Minus aria-hidden className="mx-auto size-3" />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
