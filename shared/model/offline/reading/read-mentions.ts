import { readDates } from "../../../text/date.ts";
import { readDurations } from "../../../text/duration.ts";
import { readMoney } from "../../../text/money.ts";
import { readNumbers } from "../../../text/number.ts";
import { readQuantities } from "../../../text/quantity.ts";
import type { Mention } from "./unit.ts";

/** A value and where it stands. */
export interface PlacedMention {
  mention: Mention;
  start: number;
  end: number;
}

/** Every value of a text, in order, none overlapping: the more specific reading of the same words wins. */
export function readMentions(text: string, today: string): PlacedMention[] {
  const money = readMoney(text);
  const found: PlacedMention[] = [];
  const add = (mention: Mention, { start, end }: { start: number; end: number }) => {
    if (!found.some((other) => start < other.end && other.start < end)) found.push({ mention, start, end });
  };
  for (const one of readQuantities(text)) add({ kind: "quantity", measure: one.kind, value: one.value }, one);
  for (const one of money) if (one.explicit) add({ kind: "money", amount: one.amount, explicit: true }, one);
  for (const one of readDates(text, today)) add({ kind: "date", date: one.date }, one);
  for (const one of readDurations(text)) add({ kind: "time", minutes: one.minutes }, one);
  for (const one of money) add({ kind: "money", amount: one.amount, explicit: false }, one);
  for (const one of readNumbers(text)) add({ kind: "number", amount: one.value }, one);
  return found.sort((a, b) => a.start - b.start);
}
