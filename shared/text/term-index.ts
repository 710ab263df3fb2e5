import { stemWord } from "./stem-word.ts";
import { tokenize } from "./tokenize.ts";

/** The terms of a text that something is found by, and how much the text says of it. */
export type Field = readonly [terms: Terms, weight: number];
/** Of each term what a match of it is worth. */
export type Terms = ReadonlyMap<string, number>;

const FUNCTION_WORDS = new Set(
  ("a as ao aos o os um uma uns umas de da do das dos em na no nas nos num numa por pra pro pras pros para pelo pela com sem e ou " +
    "que se mas eu me mim meu meus minha minhas voce te ele ela isso isto esse essa este esta aquele aquela la ai aqui ja so " +
    "nao sim e eh sao ser era foi ta to tem ter tenho vai vou ir esta estou como qual quais quem onde quando quanto quanta " +
    "quantos quantas mais menos muito muita bem tudo algo alguma algum me diz fala mostra quero queria preciso pode posso " +
    "consegue favor por oi ola entao agora ali tambem ainda depois antes sobre ate entre cada outro outra mesmo dela dele " +
    "hoje amanha ontem dia vez coisa gente")
    .split(" "),
);
/** Of one family: "simular" and "simulação" begin alike where no ending explains them. */
const PREFIX = 5;
const PREFIX_WEIGHT = 0.45;
/** How soon more of a word in one document says no more. */
const SATURATION = 1.2;

/**
 * Finds documents by the words of a text, as BM25 does: rare words count more, and a word that a document has often hardly more
 * than once. Words are compared by their stems, and with less weight by how they begin. Built once, then asked often.
 */
export class TermIndex {
  /** Of each term the documents that have it: place, weight, place, weight… */
  readonly #postings = new Map<string, number[]>();
  readonly #names: readonly string[];

  constructor(documents: ReadonlyMap<string, readonly Field[]>) {
    this.#names = [...documents.keys()];
    [...documents.values()].forEach((fields, document) => {
      const weights = new Map<string, number>();
      for (const [terms, weight] of fields) {
        for (const [term, share] of terms) weights.set(term, (weights.get(term) ?? 0) + weight * share);
      }
      for (const [term, weight] of weights) {
        const posting = this.#postings.get(term);
        if (posting) posting.push(document, weight);
        else this.#postings.set(term, [document, weight]);
      }
    });
  }

  /** What each document scores for a text, by name; none that shares no word with it. */
  score(terms: Terms): Map<string, number> {
    const scores = new Map<string, number>();
    for (const [term, share] of terms) {
      const posting = this.#postings.get(term) ?? [];
      const rarity = share * Math.log(1 + this.#names.length / (posting.length / 2 + 0.5));
      for (let at = 0; at < posting.length; at += 2) {
        const [name, weight] = [this.#names[posting[at]!]!, posting[at + 1]!];
        scores.set(name, (scores.get(name) ?? 0) + rarity * weight / (weight + SATURATION));
      }
    }
    return scores;
  }
}

/** The terms of a folded text, each once. */
export function termsOf(text: string): Terms {
  const terms = new Map<string, number>();
  for (const { text: word } of tokenize(text)) {
    if (!/^[a-z]{2,}$/.test(word) || FUNCTION_WORDS.has(word)) continue;
    terms.set(stemOf(word), 1);
    if (word.length >= PREFIX) terms.set(`${word.slice(0, PREFIX)}-`, PREFIX_WEIGHT);
  }
  return terms;
}

/** Descriptions say the same few thousand words. Bounded, so that no message can fill memory. */
const stems = new Map<string, string>();
const MOST_STEMS = 10_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}
