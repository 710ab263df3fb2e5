import { fold } from "../../../text/fold.ts";
import { SPELLED_OUT } from "../language/spelled-out.ts";
import type { Word } from "./word.ts";

const TOKEN = /https?:\/\/\S+|[rR]\$|\p{L}+(?:['’-]\p{L}+)*|\d+(?:[.,:/]\d+)*|\n|\S/gu;
const LAUGHTER = /^(?:k{2,}|(?:rs)+|(?:h[aeiu]){2,}h?|(?:[hu]{0,2}a[hs]u?){3,}s?|lol|haha\w*)$/;
const TITLE = /^(?:dr|dra|sr|sra|prof|profa|av)$/;

/** The words, numbers and marks of a message. Laughter is a mark "kkk", pictures are commas. */
export function readWords(text: string): Word[] {
  const shouted = !/\p{Ll}/u.test(text) && text.length > 3;
  const words: Word[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw, start] = [match[0], match.index];
    const before = words.at(-1);
    if (raw === "." && before !== undefined && TITLE.test(before.key)) continue;
    words.push(...readToken(shouted ? raw.toLowerCase() : raw, start, start + raw.length));
  }
  return words;
}

function readToken(raw: string, start: number, end: number): Word[] {
  const place = { start, end };
  if (/^\d/.test(raw)) return [{ key: raw, out: raw, kind: "number", capital: false, ...place }];
  if (!/^\p{L}/u.test(raw) || /^https?:/.test(raw)) {
    const key = /^[.,!?;:()\n…"“”«»/&+%*]$/.test(raw)
      ? raw
      : /^[-–—]$/.test(raw)
      ? "-"
      : /^R\$$/i.test(raw)
      ? "r$"
      : ",";
    if (key === "r$") return [{ key, out: "R$", kind: "word", capital: false, ...place }];
    return [{ key, out: raw, kind: "mark", capital: false, ...place }];
  }
  const short = shorten(fold(raw));
  if (LAUGHTER.test(fold(raw))) return [{ key: "kkk", out: "", kind: "mark", capital: false, ...place }];
  const capital = /^\p{Lu}/u.test(raw);
  if (/^é$/i.test(raw)) return [{ key: "eh", out: "é", kind: "word", capital, ...place }];
  const spelled = SPELLED_OUT.get(short);
  if (spelled === undefined || /\P{ASCII}/u.test(raw) && !/^(?:tô|tá|apê|ocê|ñ)$/i.test(raw)) {
    return [{
      key: keyOf(short),
      out: short.length < raw.length ? raw.replace(/(\p{L})\1+$/iu, "$1").replace(/(\p{L})\1{2,}/giu, "$1") : raw,
      kind: "word",
      capital,
      ...place,
    }];
  }
  return spelled.split(" ").map((out) => ({
    key: out === "é" ? "eh" : keyOf(fold(out)),
    out: capital && !/^\p{Lu}/u.test(out) ? out.charAt(0).toUpperCase() + out.slice(1) : out,
    kind: "word",
    capital,
    ...place,
  }));
}

/** "adorooo" is "adoro", "muitoo" is "muito"; "voo" stays. */
function shorten(folded: string): string {
  const short = folded.replace(/([a-z])\1{2,}/g, "$1");
  return /(?:voo|enjoo|zoo)$/.test(short) ? short : short.replace(/([aeiou])\1$/, "$1");
}

function keyOf(folded: string): string {
  return KEYS[folded] ?? folded;
}

/** One key for the spellings of a word. */
const KEYS: Record<string, string> = {
  para: "pra",
  estou: "to",
  esta: "ta",
  estava: "tava",
  mamae: "mae",
  papai: "pai",
  vovo: "vo",
};
