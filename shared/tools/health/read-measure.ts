import { readDates } from "../../text/date.ts";
import { readDurations } from "../../text/duration.ts";
import { fold } from "../../text/fold.ts";
import { readNumbers } from "../../text/number.ts";
import { readQuantities } from "../../text/quantity.ts";
import { given } from "../arguments.ts";
import { withoutSpans } from "../read-correction.ts";

/** What a correction says anew; `value` is in the unit asked for. */
interface MeasureReading {
  value?: number;
  date?: string;
}

/**
 * The value and the day in the user's words ("na verdade 75,5", "foi ontem", "2,5 litros"), the last of each when there
 * are several: what is right is said after what was wrong.
 *
 * @param unit canonical unit of the metric (kg, ml, h, min); otherwise the number counts as it stands.
 */
export function readMeasure(text: string, today: string, unit?: string | null): MeasureReading {
  const dates = readDates(text, today);
  // Without the days: "dia 5" is not the value 5.
  return given({ value: readValue(withoutSpans(fold(text), dates), unit), date: dates.at(-1)?.date });
}

// "às 7h", "lá pelas 15:00": when, not how much.
const CLOCK = /\b(?:as|pelas|das|ate as|desde as) \d{1,2}(?::\d{2}|h(?:\d{2})?| horas)?\b/g;
const HOURS_AND_MINUTES = /\b(\d{1,2}):(\d{2})\b/g;
const OTHER_UNIT =
  /^ ?(?:km|m|metros?|vezes|vez|x|series?|kg|g|quilos?|ml|l|litros?|copos?|h|horas?|min|minutos?|kcal|calorias?|bpm)\b/;

interface ValueMention {
  value: number;
  start: number;
  end: number;
}

function readValue(text: string, unit?: string | null): number | undefined {
  const timeless = text.replace(CLOCK, (clock) => " ".repeat(clock.length));
  const measured = readMeasured(timeless, unit);
  const bare = readNumbers(timeless)
    .filter(({ start, end }) => !measured.some((other) => start < other.end && other.start < end))
    .filter(({ end }) => !OTHER_UNIT.test(timeless.slice(end)))
    .map((number) => ({ ...number, value: inCanonicalUnit(number.value, unit) }));
  return [...measured, ...bare].sort((a, b) => a.start - b.start).at(-1)?.value;
}

function readMeasured(text: string, unit?: string | null): ValueMention[] {
  if (unit === "kg" || unit === "ml") {
    const kind = unit === "kg" ? "mass" : "volume";
    return readQuantities(text).filter((quantity) => quantity.kind === kind);
  }
  if (unit !== "h" && unit !== "min") return [];
  const perUnit = unit === "h" ? 60 : 1;
  return [...readDurations(text), ...readColons(text)]
    .map(({ minutes, start, end }) => ({ value: minutes / perUnit, start, end }));
}

/** "7:30" is a length of time where one is asked for. */
function readColons(text: string): { minutes: number; start: number; end: number }[] {
  return [...text.matchAll(HOURS_AND_MINUTES)].map((match) => ({
    minutes: Number(match[1]) * 60 + Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A number without a unit, in the unit one would leave out at its size: nobody drinks 2 ml or sleeps 450 hours. */
function inCanonicalUnit(value: number, unit?: string | null): number {
  if (unit === "ml" && value <= 10) return value * 1000;
  if (unit === "h" && value > 24) return value / 60;
  return value;
}
