import { remember } from "../remember.ts";
import { otherReadings, readDates } from "./date.ts";
import { readDurations } from "./duration.ts";
import { fold } from "../fold.ts";
import { readMoney } from "./money.ts";
import { scanNumbers } from "./number.ts";
import { readQuantities } from "./quantity.ts";
import { readTimes } from "./time-of-day.ts";
import { tokenize } from "../tokenize.ts";

/**
 * A number, an amount, a quantity, a duration, a day or a time named in a text. It has every sense that its words may have: "10h" is
 * a time and a duration. `start` and `end` index into `fold(text)`.
 */
export interface Figure {
  /** Its words, folded. */
  text: string;
  start: number;
  end: number;
  /** `YYYY-MM-DD`: the words read as a past day and as a future day. */
  dates: string[];
  /** `HH:MM` */
  times: string[];
  /** In reais. */
  amounts: number[];
  minutes: number[];
  /** In kilograms or millilitres. */
  quantities: number[];
  numbers: number[];
  /** Whether money is named: "R$ 50", "50 conto". */
  isMoney: boolean;
}

/** Whether a figure has no unit, day or time: "50", "duas". */
export function isBare({ dates, times, minutes, quantities }: Figure): boolean {
  return dates.length + times.length + minutes.length + quantities.length === 0;
}

/** The characters of a text that are read. All readers together take 80 ms for 8,000 characters. */
const LONGEST = 4000;

/**
 * The figures of a Portuguese text, in order. What several readers find in the same place is one figure with all their senses. A
 * lone "um" or "uma" is none.
 *
 * @param today `YYYY-MM-DD`
 */
export const readFigures: (text: string, today: string) => readonly Figure[] = remember(400, readAnew);

function readAnew(text: string, today: string): Figure[] {
  // A timestamp is a day and a time.
  const folded = fold(text).slice(0, LONGEST).replace(/(?<=\d{4}-\d{2}-\d{2})t(?=\d{2}:\d{2})/g, " ");
  const found: (Partial<Figure> & Pick<Figure, "start" | "end">)[] = [
    ...readDates(folded, today, "past").map(({ date, start, end }) => ({ start, end, dates: [date] })),
    ...readDates(folded, today, "future").map(({ date, start, end }) => ({
      start,
      end,
      dates: [date, ...otherReadings(date, folded.slice(start, end))],
    })),
    ...readTimes(folded).map(({ time, start, end }) => ({ start, end, times: [time] })),
    ...readMoney(folded).map(({ amount, start, end, isExplicit }) => ({
      start,
      end,
      amounts: [amount],
      isMoney: isExplicit,
    })),
    ...readDurations(folded).map(({ minutes, start, end }) => ({ start, end, minutes: [minutes] })),
    ...readQuantities(folded).map(({ value, start, end }) => ({ start, end, quantities: [value] })),
    ...scanNumbers(tokenize(folded)).filter(({ isArticle }) => !isArticle)
      .map(({ value, start, end }) => ({ start, end, numbers: [value] })),
  ];
  const figures: Figure[] = [];
  for (const one of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = figures.at(-1);
    const figure = last !== undefined && one.start < last.end ? last : emptyFigure(one.start);
    if (figure !== last) figures.push(figure);
    figure.end = Math.max(figure.end, one.end);
    figure.text = folded.slice(figure.start, figure.end).trim();
    for (const sense of ["amounts", "minutes", "quantities", "numbers"] as const) {
      figure[sense] = [...new Set([...figure[sense], ...one[sense] ?? []])];
    }
    figure.dates = [...new Set([...figure.dates, ...one.dates ?? []])];
    figure.times = [...new Set([...figure.times, ...one.times ?? []])];
    figure.isMoney ||= one.isMoney ?? false;
  }
  return figures;
}

function emptyFigure(start: number): Figure {
  return {
    text: "",
    start,
    end: start,
    dates: [],
    times: [],
    amounts: [],
    minutes: [],
    quantities: [],
    numbers: [],
    isMoney: false,
  };
}
