import { type Figure, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { clausesAbout, type ClauseTarget, namesOnlyOthers } from "../../language/orders/answer-clauses.ts";
import { beforeBut, mentionsSeveral, withoutRestriction } from "../../language/orders/exceptions.ts";
import {
  isPreposition,
  NAMELESS_STEMS,
  objectStems,
  objectsToErase,
  ordersEverything,
  withoutOrderVerbs,
} from "../../language/orders/order-object.ts";
import { findOrderWords } from "../../language/orders/order-words.ts";
import { kindsNamed } from "../../language/record-nouns.ts";
import type { OrderReading } from "../../language/orders/order.ts";
import type { JsonObject } from "../definition.ts";
import { categoryName } from "../finance/category.ts";
import { phraseNamesCall } from "./answer-selection.ts";
import { meansOlder } from "./means-older.ts";
import { findUnsaidArguments } from "./unsaid-arguments.ts";
import { type CallWords, isChanged, stemsOfOtherTargets, type WantedWrite } from "./wanted-write.ts";
import { isErasing } from "./orderable-tools.ts";

/** An order, a yes or a correction that was found in the quoted words. */
export type FoundReading = OrderReading & { found: true };

/** Whether the quoted words answer this proposal, and not another one. */
export function answersProposal(
  reading: FoundReading,
  words: CallWords,
  write: WantedWrite & { proposal: NonNullable<WantedWrite["proposal"]> },
): boolean {
  if (write.proposal.older !== undefined && !meansOlder(reading, words, write)) return false;
  if (reading.kind === "change") {
    return isChanged(write) &&
      clausesAbout(write.quote, words.stems, write.said.today, clauseTargetOf(write.proposal)).length > 0;
  }
  if (isAboutOthersOnly(reading, words, write)) return false;
  // Which of several proposals "os outros 3 grava logo" means is left to the model, but what is erased has to be named.
  return reading.hasYes || !isErasing(write.tool, write.args) ||
    isToErase(withoutRestriction(reading.scope), words, write);
}

/** "do mercado sim, a gasolina vou ver" is no yes to the petrol. */
function isAboutOthersOnly({ kind, clause }: FoundReading, words: CallWords, write: WantedWrite): boolean {
  const answered = kind === "yes" ? beforeBut(clause) : clause;
  return !mentionsSeveral(answered) && !phraseNamesCall(answered, words, write) &&
    namesOnlyOthers(withoutRestriction(answered), words.stems, stemsOfOtherTargets(write));
}

/** By what else than its words a clause is about a proposal: a bare figure, where it is the only one, or its old value. */
export function clauseTargetOf({ args, items }: { args: JsonObject; items: number }): ClauseTarget {
  const values = [args.amount, args.value].filter((value) => typeof value === "number");
  return { isOnly: items === 1, values };
}

/** "apaga o mercado" is no yes to erasing the ride; "pode apagar" and "apaga esse aí" are. */
function isToErase(scope: string, words: CallWords, write: WantedWrite): boolean {
  const named = objectsToErase(scope).filter((object) =>
    meaningStems(object).some((stem) => !NAMELESS_STEMS.has(stem)) || readFigures(object, write.said.today).length > 0
  );
  return named.length === 0 || named.some((object) => phraseNamesCall(object, words, write));
}

/** Whether an order is for this new write: "me lembra de ligar" orders no debt that is told beside it. */
export function ordersThisWrite(reading: FoundReading, words: CallWords, write: WantedWrite): boolean {
  const { tool, args, facts, said } = write;
  if (reading.kind === "yes") {
    return findUnsaidArguments(tool, args, facts, { ...said, now: reading.scope }).length === 0;
  }
  if (isForAnotherKind(reading, words) || isToldOnlyBehind(reading.scope, words, write)) return false;
  // Its scope may hold a correction of something else: "marca sim. e errei, foi 35 o remédio". Then its own sentence names it.
  return [reading.scope, reading.sentence].some((text) => orderNamesCall(withoutRestriction(text), words, write));
}

/** "cria um lembrete: mercado, levar 50" orders no expense; "põe na conta" and "me lembra do boleto" name no record to make. */
function isForAnotherKind({ act, clause }: FoundReading, { kindNouns }: CallWords): boolean {
  const words = clause.split(" ");
  const order = findOrderWords(words);
  if (order === null || order.act !== act || act === "remind" || kindNouns.size === 0) return false;
  const object = words.slice(order.next, order.next + 2);
  const kinds = isPreposition(object[0] ?? "") ? [] : kindsNamed(object.join(" "));
  return kinds.length > 0 && !kinds.some((kind) => kindNouns.has(kind));
}

/**
 * Whether a call is told only behind an order that has something to record before it: "recebi 1200. registra. e o Zé depositou 600"
 * orders the 1200.
 */
function isToldOnlyBehind(scope: string, words: CallWords, { said }: WantedWrite): boolean {
  const [message, order] = [fold(said.now), fold(scope)];
  const at = message.indexOf(order);
  if (at < 0) return false;
  const [before, behind] = [message.slice(0, at), message.slice(at + order.length)];
  const tellsCall = (text: string) => meaningStems(text).some((stem) => words.stems.has(stem));
  return readFigures(before, said.today).length > 0 && !tellsCall(before) && !tellsCall(order) && tellsCall(behind);
}

/** Whether the words of an order name a call, or name nothing at all. */
function orderNamesCall(text: string, words: CallWords, write: WantedWrite): boolean {
  const figures = readFigures(text, write.said.today);
  const stems = meaningStems(withoutOrderVerbs(text)).filter((stem) =>
    !NAMELESS_STEMS.has(stem) || words.stems.has(stem)
  );
  // "anota aí", "registra tudo isso", "corrige logo homi": without a name, an order is for whatever was told or waits.
  const others = stemsOfOtherTargets(write);
  const isNameless = figures.length === 0 && objectStems(text).length === 0 && !stems.some((stem) => others.has(stem));
  if (isNameless || ordersEverything(write.quote)) return true;
  // "registra a parcela", "anota esse gasto": words of the tool and of the category.
  const category = categoryName(String(write.args.category ?? ""));
  const toolStems = new Set(meaningStems(`${write.tool.description} ${category}`));
  return stems.some((stem) => words.stems.has(stem) || toolStems.has(stem)) ||
    figures.some((figure) => isFigureOfCall(figure, words));
}

function isFigureOfCall(figure: Figure, words: CallWords): boolean {
  const { numbers, amounts, minutes, quantities, dates, times } = figure;
  const hours = minutes.map((one) => one / 60);
  return [...numbers, ...amounts, ...minutes, ...quantities, ...hours].some((one) => words.numbers.has(one)) ||
    dates.some((date) => words.dates.has(date)) || times.some((time) => words.times.has(time));
}
