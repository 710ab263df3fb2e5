import {
  countsFromNow,
  countsRepetitions,
  findAsides,
  findLeftOutClauses,
  isCountOfItems,
  isCountTimesPrice,
  isNegated,
  isPositionInList,
  namesException,
  namesPriceOfEach,
  splitAtMarks,
} from "../../language/figures/figure-context.ts";
import { type Figure, isBare, readFigures } from "../../language/figures/figures.ts";

import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { findOrderScopes } from "../../language/orders/order.ts";
import { type CallValues, hasFigure, hasTime, type RunningCall, valuesOfCall, valuesOfText } from "./call-values.ts";

/**
 * The figures and days that a person ordered, and that stand in no call: "pode registrar, mas 50" over 500 gives "50". Only sentences
 * with an order or a yes are read, where the text has one. Figures that say how many things are meant ("sim aos 4") or which of the list
 * ("o 2", "a de 46,90 sim") need to stand in no call.
 *
 * @param texts the clauses to look at
 * @param calls all that run on the message, the one in question first
 * @param otherTargets texts and arguments of what else the message may be about: a no to it, or a yes to another
 * @param message the whole message of which they are clauses: "4 potes, 35 cada" takes two clauses
 */
export function findUnmetFigures(
  texts: readonly string[],
  calls: readonly RunningCall[],
  today: string,
  otherTargets: readonly string[],
  message = texts.join(". "),
): string[] {
  const context: MessageContext = {
    message,
    figures: readFigures(message, today),
    asides: findAsides(fold(message)),
    hasHalf: /\bmetade\b/.test(fold(message)),
    hasEach: namesPriceOfEach(fold(message)),
    calls,
    valuesByCall: calls.map((call) => valuesOfCall(call, today)),
    otherValues: valuesOfText(otherTargets.join("\n"), today),
    items: calls.length + otherTargets.length,
    today,
  };
  const scopes = texts.flatMap((text) => {
    const found = findOrderScopes(text);
    return found.length > 0 ? found : [text];
  });
  const unmet = [...new Set(scopes)].flatMap((scope) => {
    const figures = readFigures(scope, today);
    const folded = fold(scope);
    const sentence = { scope, folded, figures, leftOut: findLeftOutClauses(folded) };
    return figures.filter((figure) => isUnmet(figure, sentence, context));
  });
  return [...new Set(unmet.map((figure) => figure.text))];
}

interface MessageContext {
  message: string;
  /** Those of the whole message. */
  figures: readonly Figure[];
  /** Where its brackets that describe a thing begin and end. */
  asides: readonly [start: number, end: number][];
  /** "metade" */
  hasHalf: boolean;
  /** "cada" */
  hasEach: boolean;
  calls: readonly RunningCall[];
  valuesByCall: readonly CallValues[];
  otherValues: CallValues;
  /** How many things the message may be about. */
  items: number;
  today: string;
}

/** A sentence with its figures. */
interface ScopeContext {
  scope: string;
  folded: string;
  figures: readonly Figure[];
  /** Where its clauses that leave something out begin and end. */
  leftOut: readonly [start: number, end: number][];
}

function isUnmet(figure: Figure, { scope, folded, figures, leftOut }: ScopeContext, context: MessageContext): boolean {
  const { calls, valuesByCall, otherValues, items, today } = context;
  const [call] = calls;
  const isInCall = (one: Figure) => valuesByCall.some((values) => hasFigure(values, one, today));
  // "100 de gasolina no uno 2011": a year that belongs to a name.
  const isYear = /^(?:19|20)\d\d$/.test(figure.text);
  if (isYear && figures.some((other) => other !== figure && isInCall(other))) return false;
  if (leftOut.some(([start, end]) => figure.start >= start && figure.end <= end)) return false;
  if (isAside(figure, context)) return false;

  const lead = folded.slice(0, figure.start);
  const behind = folded.slice(figure.end);
  // "e não 85": a denied figure must not stand in the call.
  if (isNegated(lead)) return hasFigure(valuesOfCall({ args: call?.args ?? {}, facts: {} }, today), figure, today);

  if (isInCall(figure) || hasFigure(otherValues, figure, today)) return false;
  if (isPartOfProduct(figure, context)) return false;
  // It says which things are meant, or how often the person said it.
  if (isCountOfItems(figure, scope, lead, behind, items) || isPositionInList(figure, lead, behind, items)) return false;
  if (namesException(figure, lead, behind) || countsRepetitions(lead, behind)) return false;
  // It tells something that the record has no place for.
  if (isTimeWithoutPlace(figure, call) || isBeforePrice(figure, context) || isDayAheadOfRecord(figure, call, today)) {
    return false;
  }
  if (isOtherTimeOfReminder(figure, context)) return false;
  // "daqui a 2 horas": that the moment is right is checked with the arguments.
  return !(figure.minutes.length > 0 && countsFromNow(lead) && valuesByCall.some(({ times }) => times.size > 0));
}

/** "120 de gasolina na F1000 (é 89)": a bare figure in brackets describes the thing. */
function isAside(figure: Figure, { asides, figures }: MessageContext): boolean {
  if (asides.length === 0) return false;
  const same = figures.filter(({ text }) => text === figure.text);
  return isBare(figure) && same.length > 0 &&
    same.every(({ start, end }) => asides.some(([from, to]) => start > from && end < to));
}

/** "a sertralina foi pra 75, comprei, 38 reais": a figure without a unit before the price is something else. */
function isBeforePrice(figure: Figure, { figures, calls: [call] }: MessageContext): boolean {
  const amount = call?.args.amount;
  if (figure.isMoney || figure.dates.length > 0 || typeof amount !== "number") return false;
  const place = figures.findIndex(({ text }) => text === figure.text);
  return figures.some(({ isMoney, amounts }, at) => at > place && isMoney && amounts.includes(amount));
}

/** "carne pro churrasco de amanhã, 96": a record of what was done has no day ahead. */
function isDayAheadOfRecord({ dates }: Figure, call: RunningCall | undefined, today: string): boolean {
  return dates.length > 0 && dates.every((date) => date > today) &&
    /^(?:(?:create|update)_expense|record_\w+|pay_debt|mark_bill_paid|receive_income)$/.test(call?.tool ?? "");
}

/** "almocei 12h30 no quilo, 26": a time that the record has no argument for. A record with a value needs lengths of time ("7h30"). */
function isTimeWithoutPlace({ times, minutes, isMoney }: Figure, call: RunningCall | undefined): boolean {
  if (call === undefined || isMoney || times.length + minutes.length === 0) return false;
  if (["at", "note", "recurrence"].some((name) => name in call.args)) return false;
  return !("value" in call.args) || minutes.length === 0;
}

/**
 * "amanhã 20h me lembra da joelheira, tipo 19h15": a reminder rings at one of the times that were said. The time that it has must not
 * belong to something else.
 */
function isOtherTimeOfReminder(figure: Figure, { message, today, valuesByCall: [own] }: MessageContext): boolean {
  if (own === undefined || figure.times.length === 0 || figure.dates.length > 0) return false;
  return splitAtMarks(message, today).some(({ figures, after }) =>
    figures.some(({ times }, at) => meaningStems(after[at]!).length === 0 && hasTime(own, times))
  );
}

/** "4 potes, 35 cada" of 140, "foi 20, ele pagou metade" of 10. */
function isPartOfProduct(figure: Figure, { figures, hasHalf, hasEach, calls }: MessageContext): boolean {
  return calls.some(({ args: { amount } }) =>
    typeof amount === "number" &&
    (hasHalf && figure.numbers.includes(amount * 2) ||
      hasEach && figures.some((other) => other.text !== figure.text && isCountTimesPrice(amount, [figure, other])))
  );
}
