import { readDates } from "../../text/date.ts";

/** The day that a correction puts in place of `current`: of several, the last one that differs from it. */
export function readNewDate(
  text: string,
  today: string,
  current: string | undefined,
  direction: "past" | "future" = "past",
): string | undefined {
  return readDates(text, today, direction).map(({ date }) => date).filter((date) => date !== current).at(-1);
}
