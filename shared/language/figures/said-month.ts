import { CalendarDay, MONTH_NAMES } from "./calendar-day.ts";

const SHORT_NAMES = MONTH_NAMES.map((name) => name.slice(0, 3));
/** "janeiro", "janeiro de 2027"; in short only behind a preposition: "em jan". */
const NAMED = new RegExp(
  String.raw`\b(${MONTH_NAMES.join("|")})\b(?: d[eo] (\d{4}))?|\b(?:em|de|desde|ate|pra|para) (${
    SHORT_NAMES.join("|")
  })\b`,
  "g",
);
const NUMBERED = /\b(\d{1,2})\/(\d{4})\b|\b(\d{4})-(\d{2})(?!-?\d)/g;
const NEXT = /\b(?:mes que vem|proximo mes|mes seguinte)\b/;
const THIS = /\b(?:[en]?st?e mes|nesse mes|este mes|mes atual|ja)\b/;

/** A month that was said: `YYYY-MM`, or `-MM` where its year was not. */
export function monthsIn(folded: string, today: string): string[] {
  const first = CalendarDay.parse(today)!.startOfMonth();
  const pad = (month: number) => String(month).padStart(2, "0");
  return [
    ...[...folded.matchAll(NAMED)].map(([, name = "", year, short = ""]) => {
      const month = pad((name === "" ? SHORT_NAMES.indexOf(short) : MONTH_NAMES.indexOf(name)) + 1);
      return year === undefined ? `-${month}` : `${year}-${month}`;
    }),
    ...[...folded.matchAll(NUMBERED)].map(([, month, year, isoYear, isoMonth]) =>
      isoYear === undefined ? `${year}-${pad(Number(month))}` : `${isoYear}-${isoMonth}`
    ),
    ...NEXT.test(folded) ? [first.plusMonths(1).toString().slice(0, 7)] : [],
    ...THIS.test(folded) ? [today.slice(0, 7)] : [],
  ];
}

/** Whether one of the months that were said is this one. @param month `YYYY-MM` */
export function isMonthAmong(month: string, said: readonly string[]): boolean {
  return said.some((one) => month.endsWith(one));
}

/** Whether folded words limit something to one month: "só em março", "só esse mês". */
export function isOfOneMonth(folded: string): boolean {
  return /\bso (?:em|n?esse mes|este mes|dessa vez)\b/.test(folded);
}
