import { findOrderWords } from "../../language/orders/order-words.ts";
import { type Figure, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { names } from "./answer-selection.ts";
import { categoryName } from "../finance/category.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { NAMELESS_STEMS, objectStems, objectsToErase, ordersEverything } from "../../language/orders/order-object.ts";
import type { CallWords, WantedWrite } from "./wanted-write.ts";

/** Whether words of an order name a call, or name nothing else. */
export function namesCall(
  scope: string,
  words: CallWords,
  { tool, args, said, answered, order }: WantedWrite,
): boolean {
  const figures = readFigures(scope, said.today);
  // "registra a parcela", "anota esse gasto": what the tool itself is about.
  const called = new Set(meaningStems(`${tool.description} ${categoryName(String(args.category ?? ""))}`));
  const spoken = (scope.match(/[\p{L}\d]+/gu) ?? []).filter((word) => findOrderWords([fold(word)]) === null).join(" ");
  const stems = meaningStems(spoken).filter((stem) => !NAMELESS_STEMS.has(stem) || words.stems.has(stem));
  // "anota aí", "registra tudo isso", "corrige logo homi": of whatever was told or waits, where nothing else is named.
  const others = new Set(answered.flatMap(meaningStems));
  const isBare = objectStems(withoutFigures(scope, figures)).length === 0 && !stems.some((stem) => others.has(stem));
  if (figures.length === 0 && isBare || ordersEverything(order)) return true;
  return stems.some((stem) => words.stems.has(stem) || called.has(stem)) ||
    figures.some(({ numbers, amounts, minutes, quantities, dates, times }) =>
      [...numbers, ...amounts, ...minutes, ...quantities, ...minutes.map((one) => one / 60)].some((one) =>
        words.numbers.has(one)
      ) ||
      dates.some((date) => words.dates.has(date)) || times.some((time) => words.times.has(time))
    );
}

function withoutFigures(scope: string, figures: readonly Figure[]): string {
  return figures.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), fold(scope));
}

/** "apaga o mercado" is no yes to erasing the ride; "pode apagar" and "apaga esse aí" are. */
export function isToErase(scope: string, words: CallWords, write: WantedWrite): boolean {
  const objects = objectsToErase(scope);
  const named = objects.filter((object) =>
    meaningStems(object).some((stem) => !NAMELESS_STEMS.has(stem)) || readFigures(object, write.said.today).length > 0
  );
  return named.length === 0 || named.some((object) => names(object, words, write));
}
