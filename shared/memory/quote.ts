import { fold } from "../text/fold.ts";
import { scanNumbers } from "../text/number.ts";
import { tokenize } from "../text/tokenize.ts";

/**
 * Whether a quote stands word by word in one of the texts, up to capitals, accents and spaces. What somebody says they were told
 * rests on this: a model may put it in other words, but not find it where it is not.
 */
export function isQuoted(quote: string, texts: readonly string[]): boolean {
  const wanted = words(quote).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return wanted !== "" &&
    texts.some((text) => ` ${words(text)} `.split(wanted).some((_, at, parts) => at > 0 && stands(parts, at)));
}

/** Not the middle of a word: "ana" is not in "banana". */
function stands(parts: string[], at: number): boolean {
  const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);
  return !isPart(parts[at - 1]!.at(-1)) && !isPart(parts[at]!.at(0));
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
