import { FUNCTION_WORDS } from "../../tools/grounding/function-words.ts";
import { type Word, wordsOf } from "../../tools/grounding/words-of.ts";

/** A summary may use words of its own, but half of them have to come from what was said. */
const LEAST_SHARE = 0.5;

/**
 * Whether a text can come from a message: its names and numbers are there, and at least half of its other words, up to
 * inflection. What the model took from memory, from a tool or from its own words fails.
 */
export function isSupported(text: string, message: string): boolean {
  const said = wordsOf(message);
  const told = wordsOf(text).filter((word) => !FUNCTION_WORDS.has(word.text));
  if (!told.every((word) => isCommon(word) || said.some((other) => same(word, other)))) return false;
  const common = told.filter(isCommon);
  const found = common.filter((word) => said.some((other) => same(word, other)));
  return common.length === 0 || found.length / common.length >= LEAST_SHARE;
}

function isCommon({ proper, value }: Word): boolean {
  return !proper && value === undefined;
}

function same(word: Word, other: Word): boolean {
  if (word.value !== undefined) return word.value === other.value;
  return word.text === other.text || (!word.proper && word.stem === other.stem);
}
