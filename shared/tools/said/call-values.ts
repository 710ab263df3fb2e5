import { type Figure, isBare, readFigures } from "../../language/figures/figures.ts";
import { clockOf } from "../../language/figures/said-time.ts";
import type { JsonObject } from "../definition.ts";

/** A write that runs on a message, with what its preparation found. */
export interface RunningCall {
  tool: string;
  args: JsonObject;
  facts: JsonObject;
}

/** The numbers, days and times that stand in a call or a text, in every sense that a figure may have. */
export interface CallValues {
  numbers: Set<number>;
  dates: Set<string>;
  times: Set<string>;
  /** It has a rule with weekdays or days of months: any day is in it. */
  recurs: boolean;
  /** A record without a day: it is of today. */
  isOfToday: boolean;
  /** A record of a kind that has no day at all: "emprestei 150 ontem, registra". */
  isDateless: boolean;
}

const DATELESS_KIND = /^(?:debt|loan_given|budget|investment)$/;

/** The values of a call's arguments and of what its preparation found. */
export function valuesOfCall({ args, facts }: Omit<RunningCall, "tool">, today: string): CallValues {
  const values = valuesOfText("", today);
  for (const [name, value] of [...Object.entries(facts), ...Object.entries(args)]) addValue(values, name, value, today);
  const { amount, installments, current_installment: next } = args;
  // "390 em 6x": the total from which the instalment was computed.
  if (typeof amount === "number" && typeof installments === "number") {
    values.numbers.add(amount * installments).add(Math.round(amount * installments));
  }
  // "já paguei 22": the next one is the 23rd.
  if (typeof next === "number") values.numbers.add(next - 1);
  values.recurs ||= Array.isArray(args.days);
  values.isDateless = DATELESS_KIND.test(String(args.kind));
  values.isOfToday = !["date", "paid_on", "at"].some((name) => typeof args[name] === "string");
  return values;
}

function addValue(values: CallValues, name: string, value: unknown, today: string): void {
  if (typeof value === "number") values.numbers.add(value);
  else if (Array.isArray(value)) value.forEach((one) => addValue(values, name, one, today));
  else if (typeof value === "object" && value !== null) {
    for (const [key, one] of Object.entries(value)) addValue(values, key, one, today);
  } else if (typeof value === "string" && !/_id$|^id$/.test(name)) addText(values, name, value, today);
}

function addText(values: CallValues, name: string, text: string, today: string): void {
  const [day = "", time = ""] = text.split("T");
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) values.dates.add(day);
  if (/^\d{2}:\d{2}/.test(time)) values.times.add(time.slice(0, 5));
  if (name === "recurrence") {
    for (const [number] of text.matchAll(/\d+/g)) values.numbers.add(Number(number));
    // "a cada 15 dias"
    if (/FREQ=WEEKLY;INTERVAL=2\b/.test(text)) values.numbers.add(15);
    values.recurs = true;
    return;
  }
  const more = valuesOfText(text, today);
  for (const number of more.numbers) values.numbers.add(number);
  for (const date of more.dates) values.dates.add(date);
  for (const one of more.times) values.times.add(one);
}

/** The values of the figures in a text. */
export function valuesOfText(text: string, today: string): CallValues {
  const values: CallValues = {
    numbers: new Set(),
    dates: new Set(),
    times: new Set(),
    recurs: false,
    isOfToday: false,
    isDateless: false,
  };
  for (const figure of readFigures(text, today)) {
    for (const number of [...figure.numbers, ...figure.amounts, ...figure.minutes, ...figure.quantities]) {
      values.numbers.add(number);
    }
    for (const date of figure.dates) values.dates.add(date);
    for (const time of figure.times) values.times.add(time);
  }
  return values;
}

/** Whether a figure stands in a call in one of its senses: "2 litros" as 2000, "7h30" as 7.5, "ontem" as a day. */
export function hasFigure(values: CallValues, figure: Figure, today: string): boolean {
  const { dates, times, amounts, minutes, quantities, numbers } = figure;
  const hasNumber = (wanted: number) => [...values.numbers].some((number) => Math.abs(number - wanted) < 0.005);
  if (dates.length > 0) {
    return values.isDateless || values.recurs || dates.some((date) => values.dates.has(date)) ||
      values.isOfToday && dates.includes(today) ||
      // "dia 5" of a bill
      numbers.some(hasNumber);
  }
  if (hasTime(values, times)) return true;
  // "me lembra às 8"
  const isFullHour = (hour: number) => values.times.has(`${String(hour).padStart(2, "0")}:00`);
  if (times.length === 0 && isBare(figure) && numbers.some(isFullHour)) return true;
  return amounts.some(hasNumber) || numbers.some(hasNumber) ||
    // Kilograms and litres, or grams and millilitres.
    quantities.some((one) => hasNumber(one) || hasNumber(one / 1000)) ||
    minutes.some((one) => hasNumber(one) || hasNumber(one / 60) || values.times.has(clockOf(one)));
}

/** Whether one of some times stands in a call; "às 8" may be eight in the evening. */
export function hasTime({ times }: CallValues, wanted: readonly string[]): boolean {
  return wanted.some((time) => times.has(time) || times.has(twelveHoursLater(time)));
}

function twelveHoursLater(time: string): string {
  const hour = Number(time.slice(0, 2)) + 12;
  return hour < 24 ? `${hour}${time.slice(2)}` : time;
}
