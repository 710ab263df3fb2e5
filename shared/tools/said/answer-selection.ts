import { readFigures } from "../../language/figures/figures.ts";
import { namedPlaces, type Restriction } from "../../language/orders/exceptions.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import type { CallWords, WantedWrite } from "./wanted-write.ts";
import { isOrderable } from "./with-order.ts";

/** Whether a call is among what an answer selects. */
export function isSelected({ only, except, text }: Restriction, words: CallWords, write: WantedWrite): boolean {
  if (except.some((phrase) => names(phrase, words, write))) return false;
  if (only.length === 0) return true;
  // Named elsewhere in the sentence it is meant too: "só o segundo, a pressão foi 13 por 9".
  const rest = only.reduce((left, phrase) => left.replace(phrase, " "), text);
  // "o remédio sim" may be the losartan, where nothing else that waits is called so.
  const others = new Set(write.answered.flatMap(meaningStems));
  const mayName = (phrase: string) => names(phrase, words, write) || isFreeName(phrase, others, write);
  return only.some(mayName) || meaningStems(rest).some((stem) => words.stems.has(stem));
}

function isFreeName(phrase: string, others: ReadonlySet<string>, { said, tool }: WantedWrite): boolean {
  const stems = meaningStems(phrase);
  return isOrderable(tool) && stems.length > 0 && !stems.some((stem) => others.has(stem)) &&
    readFigures(phrase, said.today).length === 0 &&
    namedPlaces(phrase, 1).length === 0;
}

/** Whether a phrase of an answer means this call: by place, by a word or its kind, by a figure or by its day. */
export function names(
  phrase: string,
  { stems, numbers, dates, kinds }: CallWords,
  { said, proposal }: WantedWrite,
): boolean {
  const words = phrase.match(/[a-z]+|\d+(?:[.,]\d+)?/g) ?? [];
  const places = namedPlaces(phrase, proposal?.items ?? 0);
  if (proposal !== undefined && places.includes(proposal.item)) return true;
  if (meaningStems(phrase).some((stem) => stems.has(stem)) || words.some((word) => kinds.has(word))) return true;
  // "a venda de hoje não" is about a sale, and not about all that is of today.
  const isOfDay = meaningStems(phrase).length === 0;
  return readFigures(phrase, said.today).some((figure) =>
    figure.numbers.some((number) => numbers.has(number)) ||
    isOfDay && figure.dates.some((date) => dates.has(date)) ||
    (proposal !== undefined && figure.numbers.includes(proposal.item) && /^[oa] \d+/.test(phrase))
  );
}
