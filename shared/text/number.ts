import { fold } from "./fold.ts";
import { scanNumbers } from "./scan-numbers.ts";
import { tokenize } from "./tokenize.ts";

/** A number in a text; `start` and `end` index into `fold(text)`. */
export interface NumberMention {
  value: number;
  start: number;
  end: number;
}

/**
 * Numbers of a pt-BR text, in digits ("1.234,56", "2k") and words ("dois mil e quinhentos", "meia dúzia"). A lone
 * "um" or "uma" counts only when nothing else is said, since it is an article otherwise.
 */
export function readNumbers(text: string): NumberMention[] {
  const tokens = tokenize(fold(text));
  return scanNumbers(tokens)
    .filter((number) => !number.article || tokens.length === 1)
    .map(({ value, start, end }) => ({ value, start, end }));
}
