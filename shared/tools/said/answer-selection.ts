import { readFigures } from "../../language/figures/figures.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { namedPlaces, readRestriction } from "../../language/orders/exceptions.ts";
import { NAMELESS_STEMS } from "../../language/orders/order-object.ts";
import { type CallWords, isChanged, stemsOfOtherTargets, type WantedWrite, wordsOfCall } from "./wanted-write.ts";
import { isOrderable } from "./orderable-tools.ts";

/**
 * Whether an answer means this call among several: it does not leave it out ("menos o uber"), and does not limit itself to others ("só
 * o mercado").
 *
 * @param scope the sentences of the answer
 */
export function isSelected(scope: string, allWords: CallWords, write: WantedWrite): boolean {
  const { only, except, text } = readRestriction(scope, write.said.now, isChanged(write));
  // "sim mas tira o cavaquinho": a word that the change takes out of the call, or of a text, does not name the call.
  const args = { ...write.args, remove: undefined };
  const words = isChanged(write) ? wordsOfCall({ ...write, args, facts: {}, proposal: undefined }) : allWords;
  if (except.some((phrase) => phraseNamesCall(phrase, words, write))) return false;
  if (only.length === 0) return true;
  const others = stemsOfOtherTargets(write);
  if (only.some((phrase) => phraseNamesCall(phrase, words, write) || namesNoOther(phrase, others, write))) return true;
  // "só o segundo, a pressão foi 13 por 9": named elsewhere in the sentence, the pressure is meant too.
  const rest = only.reduce((left, phrase) => left.replace(phrase, " "), text);
  return meaningStems(rest).some((stem) => words.stems.has(stem));
}

/** Whether a phrase has a name that fits no other target: "o remédio" may be the losartan, where nothing else is called so. */
function namesNoOther(phrase: string, others: ReadonlySet<string>, { said, tool }: WantedWrite): boolean {
  const stems = meaningStems(phrase);
  return isOrderable(tool) && stems.length > 0 && !stems.some((stem) => others.has(stem)) &&
    readFigures(phrase, said.today).length === 0 &&
    namedPlaces(phrase, 1).length === 0;
}

/** Whether a phrase of an answer names a call: by its place in the list, a word, its kind, a figure or its day. */
export function phraseNamesCall(
  phrase: string,
  { stems, numbers, dates, kindNouns }: CallWords,
  { said, proposal }: WantedWrite,
): boolean {
  const places = namedPlaces(phrase, proposal?.items ?? 0);
  if (proposal !== undefined && places.includes(proposal.item)) return true;
  // "menos esse de registrar direto" names no record, though each offer says "registre".
  if (meaningStems(phrase).some((stem) => stems.has(stem) && !NAMELESS_STEMS.has(stem))) return true;
  const words = phrase.match(/[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];
  if (words.some((word) => kindNouns.has(word))) return true;
  // "a venda de hoje não" is about a sale, not about everything of today.
  const mayNameByDay = meaningStems(phrase).length === 0;
  return readFigures(phrase, said.today).some((figure) =>
    figure.numbers.some((number) => numbers.has(number)) ||
    mayNameByDay && figure.dates.some((date) => dates.has(date)) ||
    // "o 2"
    proposal !== undefined && figure.numbers.includes(proposal.item) && /^[oa] \d+/.test(phrase)
  );
}
