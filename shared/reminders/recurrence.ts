import { CalendarDay } from "../language/figures/calendar-day.ts";

/** How a reminder repeats: those parts of an RFC 5545 RRULE that `sayRecurrence` can put into words. */
export interface Recurrence {
  frequency: "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval: number;
  /** How many times in all. */
  count?: number;
  /** The last possible moment in local time, `YYYY-MM-DDTHH:MM`. */
  until?: string;
  hours: number[];
  /** `ordinal` says which one of the month: 1 is the first, -1 the last, 0 every one. */
  weekdays: { day: number; ordinal: number }[];
  /** 1 to 31, or -1 for the last day. */
  monthDays: number[];
  months: number[];
  /** Which one of all `weekdays` in a month: 5 for "the fifth working day", -1 for the last. */
  position?: number;
}

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const PARTS = /^(?:FREQ|INTERVAL|COUNT|UNTIL|BYHOUR|BYMINUTE|BYSECOND|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)$/;
const LONGEST = 200;
const MOST_TIMES = 1_000;
const TOO_OFTEN = "o mais seguido que dá é de hora em hora";
const UNKNOWN = "essa repetição não existe aqui: use FREQ=DAILY, WEEKLY, MONTHLY ou YEARLY (HOURLY de hora em hora)";

/** Reads a rule, with or without "RRULE:" before it. The reason why it cannot be used is in Portuguese, for the model. */
export function readRecurrence(text: string): { rule: Recurrence } | { reason: string } {
  const parts = new Map<string, string>();
  if (text.length > LONGEST) return { reason: UNKNOWN };
  for (const part of text.trim().toUpperCase().replace(/^RRULE:/, "").split(";").filter((one) => one !== "")) {
    const [name = "", value = "", ...more] = part.split("=");
    if (!PARTS.test(name) || value === "" || more.length > 0 || parts.has(name)) return { reason: UNKNOWN };
    parts.set(name, value);
  }
  const numbers = (name: string) => parts.get(name)?.split(",").map((value) => /^[+-]?\d+$/.test(value) ? +value : NaN);
  const frequency = parts.get("FREQ");
  if (frequency === "SECONDLY" || frequency === "MINUTELY") return { reason: TOO_OFTEN };
  // The minute comes from the reminder itself, so a rule may name at most one.
  if ((numbers("BYMINUTE")?.length ?? 1) > 1 || (numbers("BYSECOND")?.length ?? 1) > 1) return { reason: TOO_OFTEN };
  const rule: Recurrence = {
    frequency: frequency as Recurrence["frequency"],
    interval: numbers("INTERVAL")?.[0] ?? 1,
    count: numbers("COUNT")?.[0],
    until: readUntil(parts.get("UNTIL")),
    hours: numbers("BYHOUR") ?? [],
    weekdays: (parts.get("BYDAY")?.split(",") ?? []).map(readWeekday),
    monthDays: numbers("BYMONTHDAY") ?? [],
    months: numbers("BYMONTH") ?? [],
    position: numbers("BYSETPOS")?.[0],
  };
  const reason = parts.has("UNTIL") && rule.until === undefined ? UNKNOWN : refusalOf(rule);
  return reason === null ? { rule } : { reason };
}

function readWeekday(text: string): Recurrence["weekdays"][number] {
  const [, ordinal = "", name = ""] = /^([+-]?\d)?([A-Z]{2})$/.exec(text) ?? [];
  return { day: DAYS.indexOf(name), ordinal: Number(ordinal) };
}

/** A day without a time includes the whole day. The time is local, even when "Z" is written behind it. */
function readUntil(text = ""): string | undefined {
  const [, year, month, day, hour = "23", minute = "59"] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?Z?)?$/.exec(text) ?? [];
  return CalendarDay.parse(`${year}-${month}-${day}`) ? `${year}-${month}-${day}T${hour}:${minute}` : undefined;
}

/** Why a rule cannot be used: it has parts that have no words, or no day fits it. Null when it can be used. */
function refusalOf(rule: Recurrence): string | null {
  const { frequency, interval, count = 1, hours, weekdays, monthDays, months, position } = rule;
  const areWithin = (values: number[], from: number, to: number) =>
    values.every((value) => Number.isInteger(value) && value >= from && value <= to);
  const isInRange = areWithin([interval], 1, 1000) && areWithin(hours, 0, 23) && areWithin(months, 1, 12) &&
    areWithin(monthDays.filter((day) => day !== -1), 1, 31) && areWithin(weekdays.map(({ day }) => day), 0, 6);
  if (!isInRange) return UNKNOWN;
  if (!areWithin([count], 1, MOST_TIMES)) return "no máximo 1.000 vezes; para sempre é sem COUNT";
  if (count > 1 && rule.until !== undefined) return "ou um número de vezes (COUNT) ou até um dia (UNTIL)";
  const haveOrdinals = weekdays.every(({ ordinal }) => ordinal !== 0 && Math.abs(ordinal) <= 4 || ordinal === 5);
  const haveNoOrdinals = weekdays.every(({ ordinal }) => ordinal === 0);
  const hasValidPosition = position === undefined ||
    haveNoOrdinals && weekdays.length > 0 && areWithin([Math.abs(position)], 1, 20);
  const isSupported: Record<Recurrence["frequency"], boolean> = {
    HOURLY: hours.length + weekdays.length + monthDays.length + months.length === 0 && position === undefined,
    DAILY: weekdays.length + monthDays.length + months.length === 0 && position === undefined,
    WEEKLY: haveNoOrdinals && monthDays.length + months.length === 0 && position === undefined,
    MONTHLY: months.length === 0 && (monthDays.length === 0 || weekdays.length === 0) &&
      (weekdays.length === 0 || (position === undefined ? haveOrdinals : hasValidPosition)) &&
      (position === undefined || weekdays.length > 0),
    YEARLY: weekdays.length === 0 && position === undefined && (monthDays.length === 0 || months.length > 0),
  };
  if (isSupported[frequency] !== true) return UNKNOWN;
  // Every weekday comes at least four times in a month: one of them has four positions, the five working days have twenty.
  if (position !== undefined && Math.abs(position) > 4 * weekdays.length) return "esse dia não existe em todo mês";
  return months.length > 0 && monthDays.length > 0 &&
      !months.some((month) => monthDays.some((day) => dayExists(day, month)))
    ? "esse dia não existe"
    : null;
}

/** 2024 is a leap year, so that 29 February exists. */
function dayExists(day: number, month: number): boolean {
  return day === -1 || CalendarDay.of(2024, month, day) !== null;
}

/** The rule as it is stored: its parts in a fixed order, without those that have their default. */
export function writeRecurrence(rule: Recurrence): string {
  const { frequency, interval, count, until, hours, weekdays, monthDays, months, position } = rule;
  const days = weekdays.map(({ day, ordinal }) => `${ordinal === 0 ? "" : ordinal}${DAYS[day]}`);
  const list = (name: string, values: readonly unknown[]) => values.length === 0 ? [] : [`${name}=${values.join(",")}`];
  return [
    `FREQ=${frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...list("BYMONTH", months),
    ...list("BYMONTHDAY", monthDays),
    ...list("BYDAY", days),
    ...list("BYHOUR", hours),
    ...(position === undefined ? [] : [`BYSETPOS=${position}`]),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(until === undefined ? [] : [`UNTIL=${until.replace(/[-:]/g, "")}00`]),
  ].join(";");
}

/** Moments of a rule. */
export interface Occurrences {
  /** Local times `YYYY-MM-DDTHH:MM`, strictly increasing. */
  times: string[];
  /** Whether the rule has no later moment. */
  isComplete: boolean;
}

/**
 * The moments of a rule in local time, without a time zone: 9:00 stays 9:00 when daylight saving time begins or ends. A month
 * without the day is skipped, as RFC 5545 says.
 *
 * @param start the first moment; it gives the days and hours that the rule does not name
 * @param from earlier moments are left out
 * @param most at most this many moments
 * @param mostSkipped after so many moments before `from` it gives up: each takes time
 */
export async function expandRecurrence(
  recurrence: string,
  start: string,
  { from, most, mostSkipped = Infinity }: { from: string; most: number; mostSkipped?: number },
): Promise<Occurrences> {
  // Imported only here: the library has 180 KB, and few turns need it.
  const { RRuleTemporal } = await import("rrule-temporal");
  const rule = new RRuleTemporal({
    // In UTC, which has no daylight saving time.
    rruleString: `DTSTART:${start.replace(/[-:]/g, "")}00Z\nRRULE:${recurrence.replace(/UNTIL=\w+/, "$&Z")}`,
    maxIterations: 3 * MOST_TIMES,
  });
  const times: string[] = [];
  let skipped = 0;
  try {
    rule.all((moment) => {
      const time = moment.toPlainDateTime().toString({ smallestUnit: "minute" });
      if (time > LAST) return false;
      if (time >= from) times.push(time);
      else skipped++;
      return times.length <= most && skipped <= mostSkipped;
    });
  } catch (error) {
    // A rule that almost no day fits ends where the library gives up searching.
    if (!(error instanceof Error && /iterations/.test(error.message))) throw error;
  }
  return { times: times.slice(0, most), isComplete: times.length <= most };
}

/** The last moment that the table can store. */
const LAST = "2099-12-30T23:59";
