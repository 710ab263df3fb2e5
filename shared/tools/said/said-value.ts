import { isCountTimesPrice, namesPriceOfEach } from "../../language/figures/figure-context.ts";
import { type Figure, isBare } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import type { JsonObject } from "../definition.ts";

/** Whether an amount was said: as it is, as a count and a price, as a half, or as an instalment of a total. */
export function isAmountSaid(
  value: number,
  { installments }: JsonObject,
  figures: readonly Figure[],
  text: string,
): boolean {
  const amounts = figures.flatMap((figure) => [...figure.amounts, ...isBare(figure) ? figure.numbers : []]);
  if (amounts.some((amount) => isSame(amount, value))) return true;
  if (namesPriceOfEach(text) && isCountTimesPrice(value, figures)) return true;
  // "o mercado deu 87, ela pagou metade"
  if (/\bmetade\b/.test(text) && amounts.some((amount) => isSame(amount, value * 2))) return true;
  // "390 em 6x": one instalment is the total divided by their number, rounded to a cent.
  const count = Number(installments);
  return count > 1 && amounts.some((amount) => Math.abs(amount - value * count) < count * 0.01 + 0.001);
}

const USUAL_UNITS: Readonly<Record<string, string>> = { weight: "kg", water: "ml", sleep: "h", exercise: "min" };
const HOURS = /^(?:h|hs|hrs?|horas?)$/;
const MINUTES = /^(?:min|mins|minutos?)$/;
const FACTORS: Readonly<Record<string, number>> = { ml: 1, l: 1000, litro: 1000, litros: 1000, kg: 1, g: 0.001 };

/** Whether a measure was said in its unit: "7h30" is 7.5 h, "2 litros" 2000 ml. A figure without a unit counts in any. */
export function isMeasureSaid(value: number, args: JsonObject, facts: JsonObject, figures: readonly Figure[]): boolean {
  const metric = String(args.metric ?? facts.metric ?? "");
  const unit = fold(String(args.unit ?? USUAL_UNITS[metric] ?? facts.unit ?? "")).trim();
  const bareNumbers = figures.filter(isBare).flatMap(({ numbers }) => numbers);
  if (bareNumbers.some((number) => isSame(number, value))) return true;
  if (MINUTES.test(unit)) return isDurationSaid(value, figures);
  if (HOURS.test(unit)) {
    // "dormi 8h" may be read as a time.
    return isDurationSaid(value * 60, figures) ||
      figures.some(({ times, numbers }) => times.length > 0 && numbers.includes(value));
  }
  const factor = FACTORS[unit];
  if (factor !== undefined) {
    // "bebi 2": up to ten, water is counted in litres.
    const isInLitres = (number: number) => number <= 10 && number * 1000 === value * factor;
    return figures.some(({ quantities }) => quantities.some((said) => isSame(said, value * factor))) ||
      metric === "water" && bareNumbers.some(isInLitres);
  }
  return figures.some((figure) =>
    figure.dates.length === 0 &&
    [...figure.numbers, ...figure.minutes, ...figure.minutes.map((minutes) => minutes / 60)]
      .some((said) => isSame(said, value))
  );
}

function isDurationSaid(minutes: number, figures: readonly Figure[]): boolean {
  return figures.some((figure) => figure.minutes.some((said) => Math.abs(said - minutes) < 0.6));
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005;
}
