import { readDates } from "../../shared/text/date.ts";
import { type DurationMention, readDurations } from "../../shared/text/duration.ts";
import { readMoney } from "../../shared/text/money.ts";
import { readNumbers } from "../../shared/text/number.ts";
import { readQuantities } from "../../shared/text/quantity.ts";
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
  for (const one of readDates(text, today)) if (!isMark(text, one)) add({ kind: "date", date: one.date }, one);
  for (const one of readDurations(text)) add(...wholeTime(text, one));
  for (const one of money) add({ kind: "money", amount: one.amount, explicit: false }, one);
  for (const one of readNumbers(text)) add({ kind: "number", amount: one.value }, one);
  return found.filter(({ end }) => !/[ºª°]/.test(text.charAt(end))).sort((a, b) => a.start - b.start);
}

/** "humor 8/10", "energia: 7/10": a mark, not a day of October. */
function isMark(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!/^\d{1,2}\/10$/.test(text.slice(start, end))) return false;
  return /(?:humor|energia|disposi|nota|ânimo|animo|pique|astral|sentindo|sinto)[^.;,]{0,25}$/i.test(
    text.slice(0, start),
  );
}

/** "7h30 anteontem": minutes glued to the hour belong to it whatever follows. */
function wholeTime(text: string, { minutes, start, end }: DurationMention): [Mention, { start: number; end: number }] {
  const rest = /h$/i.test(text.slice(start, end)) ? /^[0-5]\d(?![\d%]|[.,]\d)/.exec(text.slice(end))?.[0] : undefined;
  const whole = minutes + Number(rest ?? 0);
  return [{ kind: "time", minutes: whole }, { start, end: end + (rest?.length ?? 0) }];
}
