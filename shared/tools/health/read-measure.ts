import { type DateMention, readDates } from "../../text/date.ts";
import { readDurations } from "../../text/duration.ts";
import { fold } from "../../text/fold.ts";
import { readNumbers } from "../../text/number.ts";
import { readQuantities } from "../../text/quantity.ts";

/** What a correction says anew; `value` is in the unit asked for. */
export interface MeasureReading {
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
  const value = readValue(withoutDates(text, dates), unit);
  const date = dates.at(-1)?.date;
  return { ...(value === undefined ? {} : { value }), ...(date === undefined ? {} : { date }) };
}

/** Blanks the days, so that "dia 5" is not read as the value 5. */
function withoutDates(text: string, dates: readonly DateMention[]): string {
  return dates.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    fold(text),
  );
}

function readValue(text: string, unit?: string | null): number | undefined {
  return readMeasured(text, unit) ?? readBare(text, unit);
}

function readMeasured(text: string, unit?: string | null): number | undefined {
  if (unit === "kg" || unit === "ml") {
    const kind = unit === "kg" ? "mass" : "volume";
    return readQuantities(text).findLast((quantity) => quantity.kind === kind)?.value;
  }
  if (unit !== "h" && unit !== "min") return undefined;
  const minutes = readDurations(text).at(-1)?.minutes;
  return minutes === undefined || unit === "min" ? minutes : minutes / 60;
}

/** A number without a unit, in the unit one would leave out at its size: nobody drinks 2 ml or sleeps 450 hours. */
function readBare(text: string, unit?: string | null): number | undefined {
  const value = readNumbers(text).at(-1)?.value;
  if (value === undefined) return undefined;
  if (unit === "ml" && value <= 10) return value * 1000;
  if (unit === "h" && value > 24) return value / 60;
  return value;
}
