import { fold } from "./fold.ts";
import { stemWord } from "./stem-word.ts";

/** Whether a set of stems has a stem, a beginning or a continuation of it, or one that it ends with. */
export function isStemSaid(stem: string, stems: ReadonlySet<string>): boolean {
  if (stems.has(stem)) return true;
  // "supermercado" for "mercado", "prof" for "professora"
  return stem.length >= 4 &&
    [...stems].some((other) =>
      other.length >= 4 && (other.startsWith(stem) || stem.startsWith(other) || stem.endsWith(other))
    );
}

/** Words that do not show what a text is about. */
const EMPTY_WORDS = new Set(
  ("com para pra pro por que dos das nos nas uma uns umas seu sua " +
    "meu minha ele ela este esta esse essa isso mais menos muito hoje ontem amanha " +
    "tem ter foi era ser sao dia dias mes ano registro gasto reais real lembrar lembrete tomar fazer vespera todo toda todos todas " +
    "vc tb hj pq td mt qd dps kk rs pf kg km cm ml mg dr sr nn")
    .split(" "),
);

/** A word, or a short name: "BB", "TV", "C6", "B12". Words of two letters that only join others have a vowel. */
const WORD = /[a-z]{3,}|\b(?:[b-df-hj-np-tv-xz]{2}|[a-z]\d{1,2})\b/g;

/** The stems of the words that show what a text is about. */
export function meaningStems(text: string): string[] {
  return (fold(text).match(WORD) ?? []).filter((word) => !EMPTY_WORDS.has(word)).map(stemWord);
}
