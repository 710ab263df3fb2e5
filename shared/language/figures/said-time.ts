import { CalendarDay } from "./calendar-day.ts";
import { type Figure, isBare } from "./figures.ts";
import { fold } from "../fold.ts";

/** Words and figures in which a moment or a rule is looked for. */
export interface SaidTimes {
  /** Folded, of all texts. */
  text: string;
  figures: readonly Figure[];
  today: string;
  /** `YYYY-MM-DDTHH:MM` */
  nowLocal: string;
  /** A time was said of this; where none was, it is nine in the morning. By default any time counts. */
  isTimed?: boolean;
}

const COUNTED: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, meia: 0.5 };
const SHIFT = /\b(\d+|um|uma|dois|duas|tres|meia) (dia|semana|hora|min(?:uto)?|h)s? (antes|depois)\b|\bvespera\b/g;
const MINUTES_OF: Readonly<Record<string, number>> = { dia: 1440, semana: 10080, hora: 60, h: 60, min: 1, minuto: 1 };

/** By how many minutes a moment lies before one that was said: "1 dia antes", "na véspera", "meia hora antes". */
function shiftsIn(folded: string): number[] {
  return [...folded.matchAll(SHIFT)].map(([, count = "1", unit = "dia", side = "antes"]) =>
    (COUNTED[count] ?? Number(count)) * MINUTES_OF[unit]! * (side === "antes" ? 1 : -1)
  );
}

function shifted(moment: string, minutes: number): string {
  return new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Whether a day was named; today needs no word, and a day without a year matches by day and month ("--03-14"). */
export function isDaySaid(day: string, said: SaidTimes): boolean {
  const isShifted = /^\d{4}-/.test(day) &&
    shiftsIn(said.text).some((minutes) =>
      Math.abs(minutes) >= 1440 && isDayNamed(shifted(`${day}T12:00`, minutes).slice(0, 10), said)
    );
  return isShifted || isDayNamed(day, said);
}

function isDayNamed(day: string, { figures, today }: SaidTimes): boolean {
  const dates = figures.flatMap((figure) => figure.dates);
  if (day === today || dates.includes(day)) return true;
  return day.startsWith("--") && dates.some((date) => date.endsWith(day.slice(1)));
}

const MORNING = "09:00";
/** "amanhã cedo", "terça de noite": any hour of it. */
const PARTS_OF_DAY: readonly [RegExp, from: string, to: string][] = [
  [/\b(?:cedo|(?:de|da|pela) manha)\b/, "05:00", "11:59"],
  [/\b(?:a|de|da|pela) tarde\b/, "12:00", "18:59"],
  [/\b(?:a|de|da|pela) (?:noite|noitinha)\b/, "18:00", "23:59"],
];

/**
 * Whether a moment follows from what was said: a day and a time that were named, the next such time where no day
 * was, nine in the morning where no time was, or as long from now as was said ("daqui a 2 horas").
 *
 * @param repeats the day is the first one of a rule, which says it
 */
export function isMomentSaid(at: string, said: SaidTimes, repeats: boolean): boolean {
  return isMomentNamed(at, said, repeats) ||
    shiftsIn(said.text).some((minutes) => isMomentNamed(shifted(at, minutes), said, repeats));
}

function isMomentNamed(at: string, said: SaidTimes, repeats: boolean): boolean {
  const [day = "", time = ""] = at.split("T");
  if (isFromNow(at, said)) return true;
  if (!isTimeSaid(day, time, said)) return false;
  const named = said.figures.some(({ dates }) => dates.length > 0);
  if (repeats || isDaySaid(day, said) && (day !== said.today || at > said.nowLocal)) return true;
  const tomorrow = CalendarDay.parse(said.today)?.plusDays(1).toString();
  return !named && day === tomorrow && `${said.today}T${time}` <= said.nowLocal;
}

/** Whether a time of a day was said, nine in the morning where none was. */
export function isTimeSaid(
  day: string,
  time: string,
  { figures, text, today, nowLocal, isTimed = figures.some(({ times }) => times.length > 0) }: SaidTimes,
): boolean {
  const named = figures.flatMap((figure) => [
    ...figure.times,
    ...figure.minutes.filter((minutes) => minutes < 24 * 60).map(clockOf),
    ...(isBare(figure) ? figure.numbers.filter((number) => Number.isInteger(number) && number < 24) : [])
      .map((hour) => clockOf(hour * 60)),
  ]);
  if (named.includes(time)) return true;
  const earlier = clockOf(minutesOf(time) - 12 * 60);
  // "às 8" said at ten is eight in the evening.
  const isEvening = /\b(?:da|de|a|hoje a|hj a) (?:tarde|noite|noitinha)\b/.test(text) ||
    (day === today && `${today}T${earlier}` < nowLocal);
  if (minutesOf(time) >= 12 * 60 && isEvening && named.includes(earlier)) return true;
  return !isTimed &&
    (time === MORNING || PARTS_OF_DAY.some(([part, from, to]) => part.test(text) && time >= from && time <= to));
}

function isFromNow(at: string, { figures, text, nowLocal }: SaidTimes): boolean {
  if (!/\b(?:daqui|daki|dentro de|em|depois de)\b/.test(text)) return false;
  const ahead = (Date.parse(`${at}Z`) - Date.parse(`${nowLocal.slice(0, 16)}Z`)) / 60_000;
  return figures.some(({ minutes }) => minutes.some((said) => Math.abs(said - ahead) <= 2));
}

/** `HH:MM` of the minutes since midnight. */
export function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Words of the week, from Sunday on. */
const WEEKDAYS = [
  /^dom(?:ing\w*)?$/,
  /^(?:seg|segundas?)$/,
  /^(?:ter|tercas?)$/,
  /^(?:qua|quartas?)$/,
  /^(?:qui|quintas?)$/,
  /^(?:sex|sextas?)$/,
  /^(?:sab|sabad\w*)$/,
];

/** The weekdays that a folded text names, "seg a qui" with what lies between; 0 is Sunday. */
export function weekdaysIn(folded: string): Set<number> {
  const words = folded.match(/[a-z]+/g) ?? [];
  const dayAt = words.map((word) => WEEKDAYS.findIndex((pattern) => pattern.test(word)));
  const days = new Set(dayAt.filter((day) => day >= 0));
  dayAt.forEach((from, at) => {
    const offset = /^(?:a|ate)$/.test(words[at + 1] ?? "") ? 2 : /^feira$/.test(words[at + 1] ?? "") ? 3 : 0;
    const to = offset === 0 ? -1 : dayAt[at + offset] ?? -1;
    if (from < 0 || to < 0) return;
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day);
  });
  return days;
}

/** The folded texts, one after the other. */
export function joinFolded(texts: readonly string[]): string {
  return fold(texts.join("\n"));
}
