import { formatBirthday } from "../../shared/tools/relationships/format-birthday.ts";
import { callPerson } from "../../shared/tools/relationships/call-person.ts";
import { joinWords } from "../../shared/text/join-words.ts";
import { CalendarDay } from "../../shared/text/calendar-day.ts";
import type { Reading } from "../reading/reading.ts";
import { type BirthdaySpan, birthdaySpan } from "../rules/birthday-span.ts";

/** Somebody's birthday, `YYYY-MM-DD` or `--MM-DD`. */
export interface KnownBirthday {
  name: string;
  relationship?: string;
  birthday: string;
}

/** Whose birthdays fall into the days asked for, in order; null when birthdays are not asked for. */
export function sayBirthdays(people: readonly KnownBirthday[], reading: Reading, today: string): string | null {
  const span = reading.clauses.map((clause) => birthdaySpan(clause, reading)).find((one) => one !== null);
  if (span === undefined || span === null) return null;
  const known = people.map(({ name, relationship, birthday }) => ({
    who: callPerson(name, relationship),
    birthday,
    in: daysUntil(birthday, today),
  }));
  const fitting = known.filter(({ birthday, in: left }) => fits(span, birthday, left)).sort(inOrder(span)).slice(0, 10);
  if (fitting.length === 0) {
    return span.kind === "next"
      ? "Ainda não sei o aniversário de ninguém. Se me contar, eu guardo."
      : `Não sei de nenhum aniversário ${span.label}. Se souber de algum, me conta que eu guardo.`;
  }
  const list = fitting.map(({ who, birthday }) => `${who} (${formatBirthday(birthday).slice(0, 5)})`);
  return span.kind === "next"
    ? `Os próximos aniversários que eu sei: ${joinWords(list)}.`
    : `${capital(span.label)}, ${fitting.length === 1 ? "faz" : "fazem"} aniversário: ${joinWords(list)}.`;
}

function fits(span: BirthdaySpan, birthday: string, left: number): boolean {
  switch (span.kind) {
    case "next":
      return true;
    case "month":
      return Number(birthday.slice(-5, -3)) === span.month;
    case "days":
      return left >= span.from && left <= span.to;
  }
}

function inOrder(span: BirthdaySpan) {
  return (one: { birthday: string; in: number }, other: { birthday: string; in: number }) =>
    span.kind === "month" ? one.birthday.slice(-5).localeCompare(other.birthday.slice(-5)) : one.in - other.in;
}

/** Days from today to the next time a day of the year comes. */
function daysUntil(birthday: string, today: string): number {
  const start = CalendarDay.parse(today)!;
  const year = Number(today.slice(0, 4));
  for (const one of [year, year + 1]) {
    // On 29 February the others celebrate on 1 March.
    const day = CalendarDay.parse(`${one}-${birthday.slice(-5)}`) ?? CalendarDay.parse(`${one}-03-01`)!;
    if (day.toString() >= today) return day.since(start);
  }
  return 366;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
