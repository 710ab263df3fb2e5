const DAY_MS = 86_400_000;

/** Calendar days as `YYYY-MM-DD`, without a time zone. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days after another a day is. */
export function dayNumber(date: string, from: string): number {
  return (Date.parse(date) - Date.parse(from)) / DAY_MS;
}

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}
