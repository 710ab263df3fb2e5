import { CalendarDay } from "../../text/calendar-day.ts";
import { readDates } from "../../text/date.ts";
import { fold } from "../../text/fold.ts";

const DAY_ONLY = /(?:^|[^\d/])(?:dia )?(\d{1,2})(?!\d|\s*(?:\/|de [a-z]))/;

/**
 * The birthday that a correction puts in place of `current` (`YYYY-MM-DD` or `--MM-DD`): "dia 13" keeps its month, "13 de
 * maio" does not; null when it tells no day.
 */
export function readBirthday(text: string, current: string, today: string): string | null {
  const day = DAY_ONLY.exec(fold(text))?.[1];
  const month = current.slice(-5, -3);
  if (day !== undefined) {
    const whole = `${month}-${day.padStart(2, "0")}`;
    return CalendarDay.parse(`2024-${whole}`) === null ? null : `${current.slice(0, -5)}${whole}`;
  }
  const date = readDates(text, today).at(-1)?.date;
  return date === undefined ? null : `-${date.slice(4)}`;
}
