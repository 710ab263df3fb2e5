import { formatMoney } from "../../shared/writing/format-figures.ts";
import { classNames } from "../ui/class-names.ts";
import type { Summary } from "./money-data.ts";

const WEEKDAYS = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

/** What has a day in the month: a bill, or an instalment of a debt. */
export interface DuePayment {
  id: string;
  name: string;
  amount: number;
  due_on: string;
  status: string;
}

/** The month with what is due on its days. The list below it says the same in words, so a screen reader reads that. */
export function BillCalendar({ due, summary: { from, to, today } }: { due: readonly DuePayment[]; summary: Summary }) {
  const month = from.slice(0, 8);
  const offset = new Date(`${from}T00:00Z`).getUTCDay();
  const days = Array.from(
    { length: Number(to.slice(8)) },
    (_, index) => `${month}${String(index + 1).padStart(2, "0")}`,
  );
  return (
    <div
      aria-hidden
      className="mb-3 grid grid-cols-7 gap-px overflow-hidden rounded-lg border border-line bg-line text-xs"
    >
      {WEEKDAYS.map((name) => <span key={name} className="bg-surface py-1 text-center text-ink-soft">{name}</span>)}
      {Array.from({ length: offset }, (_, index) => <span key={index} className="bg-page" />)}
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          isToday={day === today}
          due={due.filter(({ due_on }) => due_on === day)}
          today={today}
        />
      ))}
      {Array.from(
        { length: (7 - (offset + days.length) % 7) % 7 },
        (_, index) => <span key={`after-${index}`} className="bg-page" />,
      )}
    </div>
  );
}

function Day(
  { day, isToday, due, today }: { day: string; isToday: boolean; due: readonly DuePayment[]; today: string },
) {
  return (
    <div className="flex min-h-12 min-w-0 flex-col gap-0.5 bg-surface p-1 md:min-h-16">
      <span className={classNames("tabular-nums text-ink-soft", isToday && "font-semibold text-brand")}>
        {Number(day.slice(8))}
      </span>
      {due.map((payment) => (
        <span key={payment.id} className={classNames("truncate rounded px-1", lookOf(payment, today))}>
          <span className="mr-1 hidden md:inline">{payment.name}</span>
          <span className="tabular-nums">{formatMoney(payment.amount).replace(/,\d\d$/, "")}</span>
        </span>
      ))}
    </div>
  );
}

function lookOf({ status, due_on }: DuePayment, today: string): string {
  if (status === "canceled") return "line-through text-ink-soft";
  if (status === "paid") return "bg-raised text-ink-soft";
  return due_on < today ? "bg-danger-soft text-ink" : "bg-brand-soft text-ink";
}
