import { fold } from "../text/fold.ts";
import { scanNumbers } from "../text/number.ts";
import { tokenize } from "../text/tokenize.ts";

/**
 * Whether a quote stands word by word in one of the texts, up to capitals, accents and spaces. What somebody says they were told
 * rests on this: a model may put it in other words, but not find it where it is not.
 */
export function isQuoted(quote: string, texts: readonly string[]): boolean {
  const wanted = words(quote).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return wanted !== "" && texts.some((text) => standsIn(wanted, ` ${words(text)} `));
}

/** Not within a word: "ana" is not in "banana". Places may overlap: "0 0" begins twice in "00 0 0". */
function standsIn(wanted: string, text: string): boolean {
  const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + wanted.length])) return true;
  }
  return false;
}

function words(text: string): string {
  return fold(text.normalize("NFC")).replace(/\s+/g, " ").trim();
}

/**
 * Names and numbers of a text that are in none of the sources: what nobody said. A name is a word with a capital that is not
 * the first of its sentence; a number counts by its value, in digits or words, a year in two digits or four.
 */
export function unfoundedWords(text: string, sources: readonly string[]): string[] {
  const said = new Set(sources.flatMap((source) => fold(source.normalize("NFC")).match(/[\p{L}\p{N}]+/gu) ?? []));
  const values = new Set(sources.flatMap(numbersIn));
  const isSaid = (value: number) => values.has(value) || (value >= 1900 && value < 2100 && values.has(value % 100));
  return [
    ...namesIn(text).filter((name) => !said.has(fold(name))),
    ...numbersIn(text).filter((value) => !isSaid(value)).map(String),
  ];
}

function namesIn(text: string): string[] {
  return [...text.normalize("NFC").matchAll(/(?<=[^\s.!?…:][\s"“(]+|\p{L}[-/'’])\p{Lu}[\p{L}\p{N}]*(?!\$)/gu)].map((
    [name],
  ) => name);
}

function numbersIn(text: string): number[] {
  return scanNumbers(tokenize(fold(text))).filter(({ article }) => !article).map(({ value }) => value);
}
