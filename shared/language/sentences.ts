import { fold } from "./fold.ts";

/** A word or mark of a sentence; `start` and `end` index into the folded text. */
export interface SentenceWord {
  /** Folded, with abbreviations written out and without repeated letters: "nao" for "n", "sim" for "simmm". */
  plain: string;
  start: number;
  end: number;
  /** Whether it stands between quotation marks. */
  isQuoted: boolean;
  /** Whether it is a comma or another mark within the sentence. */
  isMark: boolean;
}

/** A sentence of a message, up to its full stop, exclamation mark, question mark or end of line. */
export interface Sentence {
  /** As it was typed. */
  written: string;
  words: readonly SentenceWord[];
  /** The words and marks with one space between them, the form that patterns match. */
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
/** A web address in folded text. Marks at its end belong to the sentence. */
const ADDRESS = /(?:\b(?:https?:\/\/|www\.)[^\s"'<>]+|\b[a-z0-9][a-z0-9.-]*\.[a-z]{2,}\/[^\s"'<>]*)(?<![.,;:!?…)])/g;
const TOKEN = /guarda-[a-z]+|[a-z0-9]+(?:[.,:/]\d+)*|[^\s\w]/gu;
/** The marks that end a sentence. A smiley does too; a full stop within a number or after a title ("dr.") does not. */
const ENDS = /:['-]?[()/](?=\s|$)|(?<!\b(?:dr|dra|sr|sra|prof|profa|av|r|n))\.+(?=\s|$|["')])|[!?…]+|\.{2,}|\n+/g;
const QUOTATION = /"[^"]*"|«[^»]*»|(?<![a-z0-9])'[^']*'(?![a-z0-9])|"[^"]*$/g;
const MARK = /^[^a-z0-9\p{Extended_Pictographic}]$/u;

const MOST_QUOTATIONS = 100;

/** The sentences of a text, in order. */
export function readSentences(text: string): Sentence[] {
  const written = text.normalize("NFC");
  const folded = fold(written);
  const quotations = [...folded.matchAll(QUOTATION)].slice(0, MOST_QUOTATIONS).map(({ index, 0: quotation }) =>
    [index, index + quotation.length] as const
  );
  const sentences: Sentence[] = [];
  let from = 0;
  const { masked, addresses } = maskAddresses(folded);
  for (const { start, end, mark } of [...endsOf(masked), { start: folded.length, end: folded.length, mark: "" }]) {
    const words = wordsBetween(written, masked, from, start).map((word) => ({
      ...word,
      plain: addresses.get(word.start) ?? word.plain,
      isQuoted: quotations.some(([first, last]) => word.start >= first && word.end <= last),
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

/**
 * Makes each web address one word of the letter x, as long as the address, so that nothing in it is read as a word or mark of the
 * sentence. `addresses` has the letters and digits of each address by its place.
 */
function maskAddresses(folded: string): { masked: string; addresses: Map<number, string> } {
  const addresses = new Map<number, string>();
  const masked = folded.replace(ADDRESS, (address, start: number) => {
    addresses.set(start, address.replace(/[^a-z0-9]/g, ""));
    return "x".repeat(address.length);
  });
  return { masked, addresses };
}

function endsOf(folded: string) {
  return [...folded.matchAll(ENDS)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, mark }));
}

function wordsBetween(text: string, folded: string, from: number, to: number): Omit<SentenceWord, "isQuoted">[] {
  return [...folded.slice(from, to).matchAll(TOKEN)].map(({ index, 0: token }) => {
    const start = from + index;
    const end = start + token.length;
    const isPagan = text.slice(start, end).toLowerCase() === PAGAN;
    return { plain: isPagan ? PAGAN : spell(token), start, end, isMark: MARK.test(token) };
  });
}

/** Without its tilde it would be the order "paga". */
const PAGAN = "pagã";

/** Corrects the spelling of a folded word; numbers stay as they are. */
function spell(token: string): string {
  if (/^\d/.test(token)) return token;
  if (/^s+i+n?m+$/.test(token)) return "sim";
  if (/^n+a+o+$/.test(token)) return "nao";
  const single = token.replace(/([a-z])\1{2,}/g, "$1");
  return SPELLINGS.get(single) ?? single;
}

/** The words and marks of a sentence from one index up to before another, with one space between them. */
export function plainBetween({ words }: Sentence, from: number, to = Infinity): string {
  return words.slice(from, to).map(({ plain }) => plain).join(" ");
}
