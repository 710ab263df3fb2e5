import { stemWord } from "../language/stem-word.ts";
import { tokenize } from "../language/tokenize.ts";

/** The terms of a text that something is found by, and how much the text says of it. */
export type Field = readonly [terms: Terms, weight: number];
/** Of each term what a match of it is worth. */
export type Terms = ReadonlyMap<string, number>;

/** Of one family: "simular" and "simulação" begin alike where no ending explains them. */
const PREFIX = 5;
const PREFIX_WEIGHT = 0.45;
/** Two words as they follow each other: "vai dar" says more than either. */
const PAIR_WEIGHT = 0.5;
/** How soon more of a word in one document says no more. */
const SATURATION = 1.2;
/** How much more a long document has to say it, so that none is found for its length alone. */
const LENGTH_COUNTS = 0.75;

/**
 * Finds documents by the words of a text, as BM25 does: rare words count more, and a word that a document has often hardly more
 * than once. Words are compared by their stems, and with less weight by how they begin. Built once, then asked often.
 */
export class TermIndex {
  /** Of each term the documents that have it: place, weight, place, weight… */
  readonly #postings = new Map<string, number[]>();
  readonly #names: readonly string[];
  /** Of each document. */
  readonly #saturation: readonly number[];
  readonly #beside?: TermIndex;
  /** Of all that is found, added up. */
  readonly length: number;

  /** @param beside documents that are found too, and by whose words these are weighed with */
  constructor(documents: ReadonlyMap<string, readonly Field[]>, beside?: TermIndex) {
    this.#names = [...documents.keys()];
    this.#beside = beside;
    const texts = [...documents.values()].map(mergeFields);
    texts.forEach((terms, document) => {
      for (const [term, weight] of terms) {
        const posting = this.#postings.get(term);
        if (posting) posting.push(document, weight);
        else this.#postings.set(term, [document, weight]);
      }
    });
    const lengths = texts.map((terms) => [...terms.values()].reduce((sum, weight) => sum + weight, 0));
    this.length = lengths.reduce((sum, length) => sum + length, 0) + (beside?.length ?? 0);
    const mean = this.length / this.size;
    this.#saturation = lengths.map((length) => SATURATION * (1 - LENGTH_COUNTS + LENGTH_COUNTS * length / mean));
  }

  /** How many documents are found. */
  get size(): number {
    return this.#names.length + (this.#beside?.size ?? 0);
  }

  /** How many of them have a term. */
  having(term: string): number {
    return (this.#postings.get(term)?.length ?? 0) / 2 + (this.#beside?.having(term) ?? 0);
  }

  /** What a word that one document alone has says of it. */
  get rarest(): number {
    return Math.log(1 + this.size / 1.5);
  }

  /** What each document scores for a text, by name; none that shares no word with it. */
  score(terms: Terms): Map<string, number> {
    const scores = this.#beside?.score(terms) ?? new Map<string, number>();
    for (const [term, share] of terms) {
      const posting = this.#postings.get(term) ?? [];
      const rarity = share * Math.log(1 + this.size / (this.having(term) + 0.5));
      for (let at = 0; at < posting.length; at += 2) {
        const [name, weight] = [this.#names[posting[at]!]!, posting[at + 1]!];
        scores.set(name, (scores.get(name) ?? 0) + rarity * weight / (weight + this.#saturation[posting[at]!]!));
      }
    }
    return scores;
  }
}

/** The terms of a folded text, each once: words, how they begin, and pairs of them. What words say nothing is known by how many have them. */
export function termsOf(text: string): Terms {
  const terms = new Map<string, number>();
  let before = "";
  for (const { text: word } of tokenize(text)) {
    if (!/^[a-z]+$/.test(word)) continue;
    const stem = stemOf(word);
    terms.set(stem, 1);
    if (word.length >= PREFIX) terms.set(`${word.slice(0, PREFIX)}-`, PREFIX_WEIGHT);
    if (before !== "") terms.set(`${before} ${stem}`, PAIR_WEIGHT);
    before = stem;
  }
  return terms;
}

/** What all fields of a document say together. */
export function mergeFields(fields: readonly Field[]): Terms {
  const all = new Map<string, number>();
  for (const [terms, weight] of fields) {
    for (const [term, share] of terms) all.set(term, (all.get(term) ?? 0) + weight * share);
  }
  return all;
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
