import { readWords } from "./read-words.ts";
import type { Word } from "./word.ts";

/** A sentence: its words and commas, and how it ends. */
export interface Sentence {
  words: Word[];
  question: boolean;
  /** "mentira, tô zoando" takes back what was said. */
  takenBack: boolean;
}

const END = /^[.!?;\n…]$/;
const TAKEN_BACK =
  /(?:^|, )(?:(?:eh |foi )?(?:so )?(?:brincadeira|brincadeirinha|mentira|mentirinha|zoeira|zueira|brinks|zoas)(?: (?:minha|ne))?|(?:to|tava) (?:so )?(?:brincando|zoando|zuando|de zoas?)|so que nao|sqn|quem me dera|ironia)(?:$|,| )/;

/** The sentences of a message, without what it quotes. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  const close = (end: string) => {
    if (words.some(({ kind }) => kind !== "mark")) sentences.push({ words, question: end === "?", takenBack: false });
    else if (end === "?" && sentences.length > 0) sentences.at(-1)!.question = true;
    words = [];
  };
  for (const word of readWords(text)) {
    if (END.test(word.key) && !isDecimal(word, words)) close(word.key);
    else words.push(word.key === "esta" ? { ...word, key: "ta" } : word);
  }
  close("");
  takeBack(sentences);
  return sentences;
}

function isDecimal(word: Word, words: Word[]): boolean {
  return word.key === "." && words.at(-1)?.kind === "number" && words.at(-1)?.end !== word.start;
}

/** A joke is told by what follows: its own sentence, or the one before it when it says nothing else. */
function takeBack(sentences: Sentence[]): void {
  sentences.forEach((sentence, at) => {
    const keys = sentence.words.map(({ key, kind }) => kind === "mark" ? "," : key).join(" ").replace(/ ,/g, ",");
    if (!TAKEN_BACK.test(keys)) return;
    sentence.takenBack = true;
    const own = keys.replace(TAKEN_BACK, "").replace(/[, ]/g, "");
    if (own.length < 12 && at > 0) sentences[at - 1]!.takenBack = true;
  });
}
