import { sayHour } from "../writing/format-hour.ts";
import { CalendarDay, MONTH_NAMES } from "../language/figures/calendar-day.ts";
import { onDay } from "../writing/format-date.ts";
import { joinWords } from "../writing/join-words.ts";
import type { Recurrence } from "./recurrence.ts";

const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const ORDINALS: Readonly<Record<number, [string, string]>> = {
  1: ["primeiro", "primeira"],
  2: ["segundo", "segunda"],
  3: ["terceiro", "terceira"],
  4: ["quarto", "quarta"],
  5: ["quinto", "quinta"],
  [-1]: ["último", "última"],
  [-2]: ["penúltimo", "penúltima"],
};

/** A local moment in words: "amanhã, segunda, às 9h", "na sexta (27/11), às 14h30", "em 05/01/2027, às 9h". */
export function sayMoment(at: string, today: string): string {
  const [date = "", time = ""] = at.split("T");
  const day = onDay(date, today);
  const weekday = CalendarDay.parse(date)?.weekday;
  const named = /^(?:hoje|amanhã)$/.test(day) && weekday !== undefined ? `${day}, ${WEEKDAYS[weekday]}` : day;
  return `${named}, ${sayHour(time)}`;
}

/**
 * A rule in words: "todo dia", "toda segunda e quarta", "todo dia 5", "no último dia de cada mês", "a cada 8 horas".
 *
 * @param start the first moment; it gives the days and hours that the rule does not name
 */
export function sayRecurrence(rule: Recurrence, start: string): string {
  const [date = "", time = ""] = start.split("T");
  const hours = rule.hours.length > 0
    ? joinWords(rule.hours.toSorted((a, b) => a - b).map((hour) => sayHour(`${pad(hour)}:${time.slice(3)}`)))
    : sayHour(time);
  const hourly = rule.interval === 1 ? "de hora em hora" : `a cada ${rule.interval} horas`;
  const when = rule.frequency === "HOURLY" ? hourly : `${sayDays(rule, date)}, ${hours}`;
  const times = rule.count === undefined ? "" : `, ${rule.count} ${rule.count === 1 ? "vez" : "vezes"}`;
  const last = rule.until?.slice(0, 10).split("-").reverse().join("/");
  return when + times + (last === undefined ? "" : `, até ${last}`);
}

function sayDays(rule: Recurrence, date: string): string {
  const { frequency, interval, weekdays } = rule;
  const first = CalendarDay.parse(date);
  if (frequency === "DAILY") return interval === 1 ? "todo dia" : `a cada ${interval} dias`;
  if (frequency === "WEEKLY") {
    const days = weekdays.length > 0 ? weekdays.map(({ day }) => day) : [first?.weekday ?? 0];
    const names = sayWeekdays(days);
    return interval === 1 ? names.every : `a cada ${interval} semanas, ${names.on}`;
  }
  const [one, many] = frequency === "MONTHLY" ? ["mês", "meses"] : ["ano", "anos"];
  const every = interval === 1 ? `de cada ${one}` : `a cada ${interval} ${many}`;
  if (frequency === "MONTHLY" && weekdays.length > 0) return sayOrdinals(rule, every);
  const days = (rule.monthDays.length > 0 ? rule.monthDays : [first?.day ?? 1]).toSorted((a, b) => a - b);
  const named = joinWords(days.map((day) => day === -1 ? "no último dia" : String(day)));
  if (frequency === "MONTHLY") {
    if (days.length === 1 && days[0] === -1) return `no último dia ${every}`;
    return interval === 1 && !days.includes(-1) ? `todo dia ${named}` : `no dia ${named}, ${every}`;
  }
  const months = rule.months.length > 0 ? rule.months : [first?.month ?? 1];
  const ofMonths = joinWords(
    months.toSorted((a, b) => a - b).map((month) => (MONTH_NAMES[month - 1] ?? "").replace("marco", "março")),
  );
  return `em ${named} de ${ofMonths}, ${interval === 1 ? "todo ano" : every}`;
}

const WORKING = "1,2,3,4,5";

function sayWeekdays(days: number[]): { every: string; on: string } {
  const ordered = days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
  if (ordered.join() === WORKING) return { every: "nos dias úteis", on: "nos dias úteis" };
  const isMasculine = ordered[0] === 0 || ordered[0] === 6;
  const names = joinWords(ordered.map((day) => WEEKDAYS[day] ?? ""));
  return { every: `${isMasculine ? "todo" : "toda"} ${names}`, on: `${isMasculine ? "no" : "na"} ${names}` };
}

/** "na primeira segunda de cada mês", "no 5º dia útil de cada mês". */
function sayOrdinals({ weekdays, position }: Recurrence, every: string): string {
  if (position === undefined) {
    const names = weekdays.map(({ day, ordinal }) => {
      const isMasculine = day === 0 || day === 6;
      return `${isMasculine ? "no" : "na"} ${sayOrdinal(ordinal, isMasculine)} ${WEEKDAYS[day]}`;
    });
    return `${joinWords(names)} ${every}`;
  }
  const days = weekdays.map(({ day }) => day).toSorted();
  let kind = `dia entre ${joinWords(days.map((day) => WEEKDAYS[day] ?? ""))}`;
  if (days.join() === WORKING) kind = "dia útil";
  else if (days.length === 1) kind = WEEKDAYS[days[0] ?? 0] ?? "";
  return `no ${sayOrdinal(position, true)} ${kind} ${every}`;
}

function sayOrdinal(ordinal: number, isMasculine: boolean): string {
  const words = ORDINALS[ordinal];
  if (words) return words[isMasculine ? 0 : 1];
  const sign = `${Math.abs(ordinal)}${isMasculine ? "º" : "ª"}`;
  return ordinal < 0 ? `${sign} a contar do fim` : sign;
}

function pad(hour: number): string {
  return String(hour).padStart(2, "0");
}

/** A warning when some months or years do not have the day of a rule; empty when all have it. */
export function sayMissingDays(rule: Recurrence, start: string): string {
  const day = CalendarDay.parse(start.slice(0, 10));
  if (day === null || rule.weekdays.length > 0) return "";
  const days = rule.monthDays.length > 0 ? rule.monthDays : [day.day];
  const longest = Math.max(...days);
  if (rule.frequency === "MONTHLY" && longest > 28) {
    return ` Nos meses sem dia ${longest} não aviso; se quiser o último dia do mês, é só dizer.`;
  }
  const months = rule.months.length > 0 ? rule.months : [day.month];
  return rule.frequency === "YEARLY" && longest === 29 && months.includes(2)
    ? " Só nos anos que têm 29 de fevereiro."
    : "";
}
