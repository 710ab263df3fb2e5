import { fold } from "./fold.ts";

/** A word of a sentence; `start` and `end` index into the folded message. */
export interface SentenceWord {
  /**
   * Folded, chat spellings written out, letters held down let go: "não" for "n", "sim" for "simmm". Marks stand
   * for themselves.
   */
  plain: string;
  start: number;
  end: number;
  /** Stands between quotation marks. */
  isQuoted: boolean;
  /** A comma or another mark within the sentence. */
  isMark: boolean;
}

/** A sentence of a message, up to its full stop, exclamation mark, question mark or end of line. */
export interface Sentence {
  /** As it was written. */
  written: string;
  words: readonly SentenceWord[];
  /** The words and marks with one space between, as patterns read them. */
  plain: string;
  isQuestion: boolean;
}

const SPELLINGS = new Map(Object.entries({
  n: "nao",
  nn: "nao",
  naum: "nao",
  q: "que",
  vc: "voce",
  ce: "voce",
  tu: "voce",
  pq: "porque",
  td: "tudo",
  tds: "todos",
  hj: "hoje",
  amh: "amanha",
  amn: "amanha",
  tb: "tambem",
  tbm: "tambem",
  ta: "esta",
  tava: "estava",
  eh: "e",
  para: "pra",
  msm: "mesmo",
  vdd: "verdade",
  blz: "beleza",
  pf: "pfv",
  pls: "pfv",
  plis: "pfv",
  dps: "depois",
  qdo: "quando",
  qnd: "quando",
  lembraa: "lembra",
}));
/** Folded; marks at its end are the sentence's. */
const ADDRESS = /(?:\b(?:https?:\/\/|www\.)[^\s"'<>]+|\b[a-z0-9][a-z0-9.-]*\.[a-z]{2,}\/[^\s"'<>]*)(?<![.,;:!?…)])/g;
const TOKEN = /guarda-[a-z]+|[a-z0-9]+(?:[.,:/]\d+)*|[^\s\w]/gu;
/** A stop within a figure or behind a title ends nothing. */
const ENDS = /(?<!\b(?:dr|dra|sr|sra|prof|profa|av|r|n))\.+(?=\s|$|["')])|[!?…]+|\.{2,}|\n+/g;
const QUOTATION = /"[^"]*"|«[^»]*»|(?<![a-z0-9])'[^']*'(?![a-z0-9])|"[^"]*$/g;
const MARK = /^[^a-z0-9\p{Extended_Pictographic}]$/u;

const MOST_QUOTATIONS = 100;

/** The sentences of a message, in order. */
export function readSentences(message: string): Sentence[] {
  const written = message.normalize("NFC");
  const folded = fold(written);
  const quoted = [...folded.matchAll(QUOTATION)].slice(0, MOST_QUOTATIONS).map(({ index, 0: text }) =>
    [index, index + text.length] as const
  );
  const sentences: Sentence[] = [];
  let from = 0;
  const { text: plain, addresses } = closeAddresses(folded);
  for (const { start, end, mark } of [...endsOf(plain), { start: folded.length, end: folded.length, mark: "" }]) {
    const words = wordsBetween(written, plain, from, start).map((word) => ({
      ...word,
      plain: addresses.get(word.start) ?? word.plain,
      isQuoted: quoted.some(([first, last]) => word.start >= first && word.end <= last),
    }));
    const last = sentences.at(-1);
    if (words.length > 0) {
      sentences.push({
        written: written.slice(from, end).trim(),
        words,
        plain: words.map(({ plain }) => plain).join(" "),
        isQuestion: mark.includes("?"),
      });
    } else if (last !== undefined && mark.includes("?")) {
      sentences[sentences.length - 1] = { ...last, isQuestion: true };
    }
    from = end;
  }
  return sentences;
}

/** What an address says is nobody's word: it is one word, without marks, and as long as it was. */
function closeAddresses(folded: string): { text: string; addresses: Map<number, string> } {
  const addresses = new Map<number, string>();
  const text = folded.replace(ADDRESS, (address, start: number) => {
    addresses.set(start, address.replace(/[^a-z0-9]/g, ""));
    return "x".repeat(address.length);
  });
  return { text, addresses };
}

function endsOf(folded: string) {
  return [...folded.matchAll(ENDS)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, mark }));
}

function wordsBetween(written: string, folded: string, from: number, to: number): Omit<SentenceWord, "isQuoted">[] {
  return [...folded.slice(from, to).matchAll(TOKEN)].map(({ index, 0: token }) => {
    const asWritten = written.slice(from + index, from + index + token.length).toLowerCase();
    const bare = asWritten === OTHER_WORD ? asWritten : /^\d/.test(token) ? token : spell(token);
    return { plain: bare, start: from + index, end: from + index + token.length, isMark: MARK.test(token) };
  });
}

/** Without its tilde another word, an order. */
const OTHER_WORD = "pagã";

function spell(token: string): string {
  if (/^s+i+n?m+$/.test(token)) return "sim";
  if (/^n+a+o+$/.test(token)) return "nao";
  const released = token.replace(/([a-z])\1{2,}/g, "$1");
  return SPELLINGS.get(released) ?? released;
}
