import { CalendarDay } from "./calendar-day.ts";
import { type Figure, isBare } from "./figures.ts";

/** The words and figures of a person against which a day, a time or a rule is checked. */
export interface TimeEvidence {
  /** All their texts, folded, one a line. */
  folded: string;
  /** The figures of these texts. */
  figures: readonly Figure[];
  today: string;
  /** `YYYY-MM-DDTHH:MM` */
  nowLocal: string;
  /** Whether a time was said for the thing that is checked. If not, it is at nine. By default any time in `figures` counts. */
  isTimed?: boolean;
}

const COUNTED: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, meia: 0.5 };
const SHIFT = /\b(\d+|um|uma|dois|duas|tres|meia) ?(dia|semana|hora|min(?:uto)?|h)s? (antes|depois)\b|\bvespera\b/g;
const MINUTES_OF: Readonly<Record<string, number>> = { dia: 1440, semana: 10080, hora: 60, h: 60, min: 1, minuto: 1 };

/** The minutes by which a moment lies before a named one: "1 dia antes", "na véspera", "meia hora antes". Negative for "depois". */
function readShifts(folded: string): number[] {
  return [...folded.matchAll(SHIFT)].map(([, count = "1", unit = "dia", side = "antes"]) =>
    (COUNTED[count] ?? Number(count)) * MINUTES_OF[unit]! * (side === "antes" ? 1 : -1)
  );
}

function addMinutes(moment: string, minutes: number): string {
  return new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Whether a day was said. Today needs no words. A day without a year ("--03-14") fits a date by its day and month. */
export function isDaySaid(day: string, evidence: TimeEvidence): boolean {
  const isShifted = /^\d{4}-/.test(day) &&
    readShifts(evidence.folded).some((minutes) =>
      Math.abs(minutes) >= 1440 && isDayNamed(addMinutes(`${day}T12:00`, minutes).slice(0, 10), evidence)
    );
  return isShifted || isDayNamed(day, evidence);
}

function isDayNamed(day: string, { figures, today }: TimeEvidence): boolean {
  const dates = figures.flatMap((figure) => figure.dates);
  if (day === today || dates.includes(day)) return true;
  return day.startsWith("--") && dates.some((date) => date.endsWith(day.slice(1)));
}

const MORNING = "09:00";
/** "amanhã cedo", "terça de noite": any time from the first to the last one. */
const PARTS_OF_DAY: readonly [RegExp, from: string, to: string][] = [
  [/\b(?:cedo|(?:de|da|pela) manha)\b/, "05:00", "11:59"],
  [/\b(?:a|de|da|pela) tarde\b/, "12:00", "18:59"],
  [/\b(?:a|de|da|pela) (?:noite|noitinha)\b/, "18:00", "23:59"],
];

/** Whether a text says in which part of the day something is: "de noite". */
export function namesPartOfDay(folded: string): boolean {
  return PARTS_OF_DAY.some(([part]) => part.test(folded));
}

/**
 * Whether a moment follows from what was said. That is a named day and time, or the time from now that was named ("daqui a 2
 * horas"). Without a day it is the next such time, without a time it is nine in the morning.
 *
 * @param repeats whether a rule repeats the moment: it also gives the first day, which is then not checked
 */
export function isMomentSaid(at: string, evidence: TimeEvidence, repeats: boolean): boolean {
  return isMomentNamed(at, evidence, repeats) ||
    readShifts(evidence.folded).some((minutes) => isMomentNamed(addMinutes(at, minutes), evidence, repeats));
}

function isMomentNamed(at: string, evidence: TimeEvidence, repeats: boolean): boolean {
  const { figures, today, nowLocal } = evidence;
  const [day = "", time = ""] = at.split("T");
  if (isFromNow(at, evidence)) return true;
  if (!isTimeSaid(day, time, evidence)) return false;
  if (repeats || isDaySaid(day, evidence) && (day !== today || at > nowLocal)) return true;
  const hasDate = figures.some(({ dates }) => dates.length > 0);
  const tomorrow = CalendarDay.parse(today)?.plusDays(1).toString();
  return !hasDate && day === tomorrow && `${today}T${time}` <= nowLocal;
}

/** Whether a time was said for a day. Where no time was said, nine in the morning counts as said. */
export function isTimeSaid(
  day: string,
  time: string,
  { figures, folded, today, nowLocal, isTimed = figures.some(({ times }) => times.length > 0) }: TimeEvidence,
): boolean {
  const named = figures.flatMap((figure) => [
    ...figure.times,
    ...figure.minutes.filter((minutes) => minutes < 24 * 60).map(clockOf),
    ...(isBare(figure) ? figure.numbers.filter((number) => Number.isInteger(number) && number < 24) : [])
      .map((hour) => clockOf(hour * 60)),
  ]);
  if (named.includes(time)) return true;
  const earlier = clockOf(minutesOf(time) - 12 * 60);
  // "às 8", said at ten in the morning, is eight in the evening.
  const isEvening = /\b(?:da|de|a|hoje a|hj a) (?:tarde|noite|noitinha)\b/.test(folded) ||
    (day === today && `${today}T${earlier}` < nowLocal);
  if (minutesOf(time) >= 12 * 60 && isEvening && named.includes(earlier)) return true;
  return !isTimed &&
    (time === MORNING || PARTS_OF_DAY.some(([part, from, to]) => part.test(folded) && time >= from && time <= to));
}

/** "pouco mais de uma hora" names no moment. */
const ABOUT = /\b(?:mais|menos) de (?:\d+|uma?|dois|duas|tres|meia) ?(?:h\b|horas?|min)/;

/** "daqui a 2 horas": within two minutes of the named time from now. */
function isFromNow(at: string, { figures, folded, nowLocal }: TimeEvidence): boolean {
  if (!/\b(?:daqui|daki|dentro de|em|depois de)\b/.test(folded) || ABOUT.test(folded)) return false;
  const minutesAhead = (Date.parse(`${at}Z`) - Date.parse(`${nowLocal.slice(0, 16)}Z`)) / 60_000;
  return figures.some(({ minutes }) => minutes.some((named) => Math.abs(named - minutesAhead) <= 2));
}

/** The minutes since midnight as `HH:MM`. */
export function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The words for each weekday, from Sunday on. */
const WEEKDAYS = [
  /^dom(?:ing\w*)?$/,
  /^(?:seg|segundas?)$/,
  /^(?:ter|tercas?)$/,
  /^(?:qua|quartas?)$/,
  /^(?:qui|quintas?)$/,
  /^(?:sex|sextas?)$/,
  /^(?:sab|sabad\w*)$/,
];

/** The weekdays that a folded text names; 0 is Sunday. "seg a qui" has all days from Monday to Thursday. */
export function weekdaysIn(folded: string): Set<number> {
  const words = folded.match(/[a-z]+/g) ?? [];
  const dayOfWord = words.map((word) => WEEKDAYS.findIndex((pattern) => pattern.test(word)));
  const days = new Set(dayOfWord.filter((day) => day >= 0));
  dayOfWord.forEach((from, at) => {
    const next = words[at + 1] ?? "";
    // The last day stands two words behind the first one: "seg a qui"; three behind "segunda-feira".
    const offset = /^(?:a|ate)$/.test(next) ? 2 : next === "feira" ? 3 : 0;
    const to = offset === 0 ? -1 : dayOfWord[at + offset] ?? -1;
    if (from < 0 || to < 0) return;
    for (let day = from; day !== to; day = (day + 1) % 7) days.add(day);
  });
  return days;
}
