import { findOrderScopes } from "../../language/orders/order.ts";
import { type Figure, isBare, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import type { JsonObject } from "../definition.ts";
import {
  asidesIn,
  countsFromNow,
  countsSaying,
  isCount,
  isDeniedBy,
  isPlaceInList,
  leftOutIn,
  namesException,
} from "../../language/figures/figure-context.ts";
import { isProductSaid, partsOf } from "../../language/figures/message-parts.ts";
import { meaningStems } from "../../language/meaning-stems.ts";

/** A write that runs on a message, with what its preparation found. */
export interface RunningCall {
  tool: string;
  args: JsonObject;
  facts: JsonObject;
}

/**
 * Figures and days of the sentences that hold an order or a yes which stand in no call that runs on them: "pode
 * registrar, mas 50" over 500 gives "50". How many things are meant ("sim aos 4"), and which of the list ("o 2",
 * "a de 46,90 sim"), is met.
 *
 * @param calls the one that is asked about first
 * @param alsoAnswered texts and arguments of what the message answers besides: no to it, or a yes to another
 * @param whole the message of which `message` is a clause: "4 potes, 35 cada" stands in two
 */
export function unmetIn(
  message: string,
  calls: readonly RunningCall[],
  today: string,
  alsoAnswered: readonly string[],
  whole = message,
): string[] {
  const scopes = [...new Set(findOrderScopes(message))];
  const running = calls.map((call) => valuesOf(call, today));
  const besides = textValues(alsoAnswered.join("\n"), today);
  const items = calls.length + alsoAnswered.length;
  const said = readFigures(whole, today);
  const unmet = (scopes.length > 0 ? scopes : [message]).flatMap((scope) => {
    const folded = fold(scope);
    const leftOut = leftOutIn(folded);
    const figures = readFigures(scope, today);
    const isMet = (figure: Figure) => running.some((values) => isIn(figure, values, today));
    return figures.filter((figure) => {
      // "100 de gasolina no uno 2011": a year behind a name.
      if (/^(?:19|20)\d\d$/.test(figure.text) && figures.some((other) => other !== figure && isMet(other))) {
        return false;
      }
      if (leftOut.some(([start, end]) => figure.start >= start && figure.end <= end)) return false;
      if (isAside(figure, said, whole)) return false;
      const lead = folded.slice(0, figure.start);
      const behind = folded.slice(figure.end);
      // "e não 85": the one figure that must not stand there.
      if (isDeniedBy(lead)) return isIn(figure, valuesOf({ args: calls[0]?.args ?? {}, facts: {} }, today), today);
      return !(isMet(figure) || isPartOfProduct(figure, said, calls, whole) || isIn(figure, besides, today) ||
        isCount(figure, scope, lead, behind, items) || isPlaceInList(figure, lead, behind, items) ||
        namesException(figure, lead, behind) || isIdleTime(figure, calls[0]) ||
        isBeforePrice(figure, said, calls[0]) ||
        isAhead(figure, calls[0], today) ||
        isOtherTime(figure, whole, today, running[0]) ||
        // "daqui a 2 horas": the moment it comes to was checked by the clock.
        (figure.minutes.length > 0 && countsFromNow(lead) &&
          running.some(({ times }) => times.size > 0)) ||
        countsSaying(lead, behind));
    });
  });
  return [...new Set(unmet.map(({ text }) => text))];
}

/** "120 de gasolina na F1000 (é 89)": a bare figure in brackets tells of the thing. */
function isAside(figure: Figure, figures: readonly Figure[], message: string): boolean {
  const asides = asidesIn(fold(message));
  const same = figures.filter(({ text }) => text === figure.text);
  return isBare(figure) && same.length > 0 &&
    same.every(({ start, end }) => asides.some(([from, to]) => start > from && end < to));
}

/** "a sertralina foi pra 75, comprei, 38 reais": a bare figure before the price is something else. */
function isBeforePrice(figure: Figure, figures: readonly Figure[], call: RunningCall | undefined): boolean {
  const isBare = !figure.isMoney && figure.dates.length === 0;
  const amount = call?.args.amount;
  const place = figures.findIndex(({ text }) => text === figure.text);
  return isBare && typeof amount === "number" &&
    figures.some(({ isMoney, amounts }, at) => at > place && isMoney && amounts.includes(amount));
}

/** "carne pro churrasco de amanhã, 96": what was done is of no day ahead. */
function isAhead({ dates }: Figure, call: RunningCall | undefined, today: string): boolean {
  return dates.length > 0 && dates.every((date) => date > today) &&
    /^(?:(?:create|update)_expense|record_\w+|pay_debt|mark_bill_paid|receive_income)$/.test(call?.tool ?? "");
}

/** "almocei 12h30 no quilo, 26": what has no hour needs none, what has a value no hour that is no length. */
function isIdleTime({ times, minutes, isMoney }: Figure, call: RunningCall | undefined): boolean {
  if (call === undefined || isMoney || times.length + minutes.length === 0) return false;
  if (["at", "note", "recurrence"].some((name) => name in call.args)) return false;
  return "value" in call.args ? minutes.length === 0 : true;
}

/** "amanhã 20h me lembra da joelheira, tipo 19h15": a reminder rings at one of the times that were said, unless it is another's. */
function isOtherTime(figure: Figure, message: string, today: string, own: CallValues | undefined): boolean {
  if (own === undefined || figure.times.length === 0 || figure.dates.length > 0) return false;
  return partsOf(message, today).some(({ figures, behind }) =>
    figures.some(({ times }, at) =>
      meaningStems(behind[at]!).length === 0 &&
      times.some((time) => own.times.has(time) || own.times.has(twelveLater(time)))
    )
  );
}

/** "4 potes, 35 cada" of 140, "foi 20, ele pagou metade" of 10. */
function isPartOfProduct(
  figure: Figure,
  figures: readonly Figure[],
  calls: readonly RunningCall[],
  message: string,
): boolean {
  return calls.some(({ args: { amount } }) =>
    typeof amount === "number" &&
    (/\bmetade\b/.test(fold(message)) && figure.numbers.includes(amount * 2) ||
      figures.some((other) => other.text !== figure.text && isProductSaid(amount, fold(message), [figure, other])))
  );
}

/** What stands in a call, in every sense that a figure may have. */
interface CallValues {
  numbers: Set<number>;
  dates: Set<string>;
  times: Set<string>;
  /** Weekdays and days of months of a rule: any such day is met. */
  recurs: boolean;
  /** A record without a day is of today. */
  isOfToday: boolean;
  /** It has no day at all: "emprestei 150 ontem, registra". */
  isDateless: boolean;
}

const DATELESS = /^(?:debt|loan_given|budget|investment)$/;

function valuesOf({ args, facts }: Omit<RunningCall, "tool">, today: string): CallValues {
  const values = textValues("", today);
  const add = (value: unknown, name: string): void => {
    if (typeof value === "number") values.numbers.add(value);
    else if (Array.isArray(value)) value.forEach((one) => add(one, name));
    else if (typeof value === "object" && value !== null) {
      for (const [key, one] of Object.entries(value)) add(one, key);
    } else if (typeof value === "string" && !/_id$|^id$/.test(name)) {
      const [day = "", time = ""] = value.split("T");
      if (/^\d{4}-\d{2}-\d{2}$/.test(day)) values.dates.add(day);
      if (/^\d{2}:\d{2}/.test(time)) values.times.add(time.slice(0, 5));
      if (name === "recurrence") {
        for (const [number] of value.matchAll(/\d+/g)) values.numbers.add(Number(number));
        values.recurs = true;
      } else mergeInto(values, textValues(value, today));
    }
  };
  for (const [name, value] of [...Object.entries(facts), ...Object.entries(args)]) add(value, name);
  const { amount, installments, current_installment: next } = args;
  // "390 em 6x", "já paguei 22": what an instalment and the next one were made of.
  if (typeof amount === "number" && typeof installments === "number") {
    values.numbers.add(amount * installments).add(Math.round(amount * installments));
  }
  if (typeof next === "number") values.numbers.add(next - 1);
  values.recurs ||= Array.isArray(args.days);
  values.isDateless = DATELESS.test(String(args.kind));
  values.isOfToday = !["date", "paid_on", "at"].some((name) => typeof args[name] === "string");
  return values;
}

function textValues(text: string, today: string): CallValues {
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

function mergeInto(values: CallValues, more: CallValues): void {
  for (const number of more.numbers) values.numbers.add(number);
  for (const date of more.dates) values.dates.add(date);
  for (const time of more.times) values.times.add(time);
}

/** Whether a figure stands in a call in one of its senses: "2 litros" as 2000, "7h30" as 7.5, "ontem" as a day. */
function isIn(figure: Figure, values: CallValues, today: string): boolean {
  const { dates, times, amounts, minutes, quantities, numbers } = figure;
  const has = (wanted: number) => [...values.numbers].some((number) => Math.abs(number - wanted) < 0.005);
  if (dates.length > 0) {
    return values.isDateless || dates.some((date) => values.dates.has(date)) ||
      (values.isOfToday && dates.includes(today)) ||
      // "dia 5" of a bill or of a rule
      (numbers.length > 0 && numbers.some(has)) || values.recurs;
  }
  if (times.some((time) => values.times.has(time) || values.times.has(twelveLater(time)))) return true;
  if (
    times.length === 0 && isBare(figure) &&
    numbers.some((hour) => values.times.has(`${String(hour).padStart(2, "0")}:00`))
  ) {
    return true;
  }
  return amounts.some(has) || numbers.some(has) || quantities.some((one) => has(one) || has(one / 1000)) ||
    minutes.some((one) => has(one) || has(one / 60) || values.times.has(clockOf(one)));
}

function twelveLater(time: string): string {
  const hour = Number(time.slice(0, 2)) + 12;
  return hour < 24 ? `${hour}${time.slice(2)}` : time;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
