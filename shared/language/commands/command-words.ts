import { isSlip } from "../edit-distance.ts";
import { fold } from "../fold.ts";
import { readUrls } from "../figures/url.ts";

/** Stands for the only link of a message. */
export const LINK_MARK = "\ue000";

/** The words of a message, in the form that the patterns of commands match. */
export interface CommandWords {
  /** The words and marks with one space between them: folded, with short forms written out, without emojis. */
  plain: string;
  /** The message as it was typed, with {@link LINK_MARK} in place of its link. */
  text: string;
  /** For each word: `at` is where it begins in `plain`; `start` and `end` are its place in `text`. */
  words: { at: number; start: number; end: number }[];
  url?: string;
  /** Whether a typing slip was corrected. */
  hasSlip: boolean;
}

const SHORT_FORMS = new Map(Object.entries({
  vc: "voce",
  ce: "voce",
  td: "tudo",
  tds: "todos",
  q: "que",
  oq: "o que",
  oque: "o que",
  para: "pra",
  items: "itens",
}));
const WORD_OR_SIGN = /[a-z0-9]+(?:[-'][a-z0-9]+)*|[^\sa-z0-9]/gu;
const EMOJI = /^[\p{Extended_Pictographic}\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]$/u;
/** Longer messages have content of their own, whose words must not be corrected into words of a command. */
const MOST_WORDS_WITH_SLIPS = 10;

/**
 * Reads the words of a message; null when it has several links.
 *
 * @param commandWords words of commands, in which one typing slip is corrected
 */
export function readCommandWords(text: string, commandWords: readonly string[]): CommandWords | null {
  const [url, another] = readUrls(text);
  if (another !== undefined || text.includes(LINK_MARK)) return null;
  const source = url === undefined ? text : text.replace(url, () => LINK_MARK);
  const tokens = [...fold(source).matchAll(WORD_OR_SIGN)].filter(([token]) => !EMOJI.test(token));
  const correctsSlips = tokens.length <= MOST_WORDS_WITH_SLIPS;
  const read: CommandWords = { plain: "", text: source, words: [], url, hasSlip: false };
  const parts: string[] = [];
  let at = 0;
  for (const { 0: token, index } of tokens) {
    const single = token.replace(/([a-z])\1{2,}/g, "$1");
    const word = SHORT_FORMS.get(single) ?? single;
    const meant = correctsSlips && word.length >= 4 ? correctSlip(word, commandWords) : word;
    read.hasSlip ||= meant !== word;
    read.words.push({ at, start: index, end: index + token.length });
    parts.push(meant);
    at += meant.length + 1;
  }
  read.plain = parts.join(" ");
  return read;
}

function correctSlip(word: string, commandWords: readonly string[]): string {
  return commandWords.includes(word) ? word : commandWords.find((known) => isSlip(word, known)) ?? word;
}
