import { CalendarDay } from "../language/figures/calendar-day.ts";

/** How a reminder comes again: the parts of an RFC 5545 RRULE that there are words for. */
export interface Recurrence {
  frequency: "HOURLY" | "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
  interval: number;
  /** How often in all. */
  count?: number;
  /** The last moment, local, `YYYY-MM-DDTHH:MM`. */
  until?: string;
  hours: number[];
  /** `ordinal`: which of the month, from its end where negative; 0 is each. */
  weekdays: { day: number; ordinal: number }[];
  /** 1 to 31, or -1 for the last. */
  monthDays: number[];
  months: number[];
  /** Which of the weekdays of a month, as in "the fifth working day". */
  position?: number;
}

const DAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
const PARTS = /^(?:FREQ|INTERVAL|COUNT|UNTIL|BYHOUR|BYMINUTE|BYSECOND|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|WKST)$/;
const LONGEST = 200;
const MOST_TIMES = 1_000;
const TOO_OFTEN = "o mais seguido que dá é de hora em hora";
const UNKNOWN = "essa repetição não existe aqui: use FREQ=DAILY, WEEKLY, MONTHLY ou YEARLY (HOURLY de hora em hora)";

/** Reads a rule, with or without "RRULE:" before it; or says, pt-BR, why it is none that can be kept. */
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
  // The minute is that of the reminder itself.
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

/** A day means all of it; the zone is the person's own, whatever is written behind. */
function readUntil(text = ""): string | undefined {
  const [, year, month, day, hour = "23", minute = "59"] =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?Z?)?$/.exec(text) ?? [];
  return CalendarDay.parse(`${year}-${month}-${day}`) ? `${year}-${month}-${day}T${hour}:${minute}` : undefined;
}

/** What of each frequency has words, and may come to pass. */
function refusalOf(rule: Recurrence): string | null {
  const { frequency, interval, count = 1, hours, weekdays, monthDays, months, position } = rule;
  const within = (values: number[], from: number, to: number) =>
    values.every((value) => Number.isInteger(value) && value >= from && value <= to);
  const fits = within([interval], 1, 1000) && within(hours, 0, 23) && within(months, 1, 12) &&
    within(monthDays.filter((day) => day !== -1), 1, 31) && within(weekdays.map(({ day }) => day), 0, 6);
  if (!fits) return UNKNOWN;
  if (!within([count], 1, MOST_TIMES)) return "no máximo 1.000 vezes; para sempre é sem COUNT";
  if (count > 1 && rule.until !== undefined) return "ou um número de vezes (COUNT) ou até um dia (UNTIL)";
  const ordinals = weekdays.every(({ ordinal }) => ordinal !== 0 && Math.abs(ordinal) <= 4 || ordinal === 5);
  const plain = weekdays.every(({ ordinal }) => ordinal === 0);
  const positioned = position === undefined || plain && weekdays.length > 0 && within([Math.abs(position)], 1, 20);
  const speaks: Record<Recurrence["frequency"], boolean> = {
    HOURLY: hours.length + weekdays.length + monthDays.length + months.length === 0 && position === undefined,
    DAILY: weekdays.length + monthDays.length + months.length === 0 && position === undefined,
    WEEKLY: plain && monthDays.length + months.length === 0 && position === undefined,
    MONTHLY: months.length === 0 && (monthDays.length === 0 || weekdays.length === 0) &&
      (weekdays.length === 0 || (position === undefined ? ordinals : positioned)) &&
      (position === undefined || weekdays.length > 0),
    YEARLY: weekdays.length === 0 && position === undefined && (monthDays.length === 0 || months.length > 0),
  };
  if (speaks[frequency] !== true) return UNKNOWN;
  // A plain Monday comes up to five times, working days at least twenty.
  if (position !== undefined && Math.abs(position) > 4 * weekdays.length) return "esse dia não existe em todo mês";
  return months.length > 0 && monthDays.length > 0 &&
      !months.some((month) => monthDays.some((day) => exists(day, month)))
    ? "esse dia não existe"
    : null;
}

/** 2024 has a 29 February. */
function exists(day: number, month: number): boolean {
  return day === -1 || CalendarDay.of(2024, month, day) !== null;
}

/** The rule as it is stored: its parts in one order, without what says nothing. */
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

/** Occurrences of a rule, and whether there are no more behind them. */
export interface Occurrences {
  /** Local, `YYYY-MM-DDTHH:MM`, strictly increasing. */
  times: string[];
  complete: boolean;
}

/**
 * Occurrences of a rule by the clock on the wall, without a zone: 9:00 is 9:00 on either side of a change of the clocks, and a
 * month that lacks the day is passed over, as RFC 5545 has it.
 *
 * @param start the first moment, which gives days and hours that the rule does not name
 * @param from nothing before this
 */
export async function expandRecurrence(
  recurrence: string,
  start: string,
  { from, most }: { from: string; most: number },
): Promise<Occurrences> {
  // 180 KB that hardly a turn needs.
  const { RRuleTemporal } = await import("rrule-temporal");
  const rule = new RRuleTemporal({
    // In UTC, which has no changes of the clocks.
    rruleString: `DTSTART:${start.replace(/[-:]/g, "")}00Z\nRRULE:${recurrence.replace(/UNTIL=\w+/, "$&Z")}`,
    maxIterations: 3 * MOST_TIMES,
  });
  const times: string[] = [];
  try {
    rule.all((moment) => {
      const time = moment.toPlainDateTime().toString({ smallestUnit: "minute" });
      if (time > LAST) return false;
      if (time >= from) times.push(time);
      return times.length <= most;
    });
  } catch (error) {
    // What hardly ever comes to pass ends where the search for it does.
    if (!(error instanceof Error && /iterations/.test(error.message))) throw error;
  }
  return { times: times.slice(0, most), complete: times.length <= most };
}

/** What the table takes. */
const LAST = "2099-12-30T23:59";
