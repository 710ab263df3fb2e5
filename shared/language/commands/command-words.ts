import { isSlip } from "../edit-distance.ts";
import { fold } from "../fold.ts";
import { readUrls } from "../figures/url.ts";

/** Stands for the one link of a message. */
export const LINK = "\ue000";

/** A message word by word, as patterns of commands read it. */
export interface CommandWords {
  /** Words and signs with one space between, folded, short forms written out; without emojis. */
  text: string;
  written: string;
  /** Of each word: where it begins in `text`, and from where to where it goes in `written`. */
  words: { at: number; start: number; end: number }[];
  url?: string;
  /** Whether a slip was forgiven. */
  mended: boolean;
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
/** Longer messages bring content, in which nothing is a slip of a command. */
const SLIPS_UNTIL = 10;

/** @param forgiven words in which a slip of the finger is mended */
export function readWords(written: string, forgiven: readonly string[]): CommandWords | null {
  const [url, another] = readUrls(written);
  if (another !== undefined || written.includes(LINK)) return null;
  const source = url === undefined ? written : written.replace(url, () => LINK);
  const tokens = [...fold(source).matchAll(WORD_OR_SIGN)].filter(([token]) => !EMOJI.test(token));
  const forgives = tokens.length <= SLIPS_UNTIL;
  const read: CommandWords = { text: "", written: source, words: [], url, mended: false };
  const parts: string[] = [];
  let at = 0;
  for (const { 0: token, index } of tokens) {
    const plain = token.replace(/([a-z])\1{2,}/g, "$1");
    const word = SHORT_FORMS.get(plain) ?? plain;
    const meant = forgives && word.length >= 4 ? mend(word, forgiven) : word;
    read.mended ||= meant !== word;
    read.words.push({ at, start: index, end: index + token.length });
    parts.push(meant);
    at += meant.length + 1;
  }
  read.text = parts.join(" ");
  return read;
}

function mend(word: string, forgiven: readonly string[]): string {
  return forgiven.includes(word) ? word : forgiven.find((known) => isSlip(word, known)) ?? word;
}
