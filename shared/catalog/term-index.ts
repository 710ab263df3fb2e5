import { stemWord } from "../language/stem-word.ts";
import { tokenize } from "../language/tokenize.ts";

/** The terms of one text about a document, and how much that text counts. */
export type Field = readonly [terms: Terms, weight: number];
/** Terms, each with what a match of it is worth. */
export type Terms = ReadonlyMap<string, number>;

/** Words of one family often begin alike where their stems differ: "simular", "simulação". */
const PREFIX_LENGTH = 5;
const PREFIX_WEIGHT = 0.45;
/** Two words in a row: "vai dar" says more than either word. */
const PAIR_WEIGHT = 0.5;
/** BM25's k1: the lower, the sooner a repeated word in one document counts no more. */
const SATURATION = 1.2;
/** BM25's b: how much a long document is held back, so that none is found for its length alone. */
const LENGTH_WEIGHT = 0.75;

/**
 * Finds documents by the words of a text, with BM25: rare words count more, and a repeated word counts hardly more than once. Words are
 * compared by their stems and, with less weight, by their first letters. Built once, then searched often.
 */
export class TermIndex {
  /** For each term the documents that have it: index, weight, index, weight… */
  readonly #postings = new Map<string, number[]>();
  readonly #names: readonly string[];
  /** For each document: SATURATION, adjusted to its length. */
  readonly #saturation: readonly number[];
  readonly #base?: TermIndex;
  /** The lengths of all documents, added up. */
  readonly length: number;

  /** @param base an index whose documents are found too, and count in how rare a word is */
  constructor(documents: ReadonlyMap<string, readonly Field[]>, base?: TermIndex) {
    this.#names = [...documents.keys()];
    this.#base = base;
    const texts = [...documents.values()].map(mergeFields);
    texts.forEach((terms, document) => {
      for (const [term, weight] of terms) {
        const posting = this.#postings.get(term);
        if (posting) posting.push(document, weight);
        else this.#postings.set(term, [document, weight]);
      }
    });
    const lengths = texts.map((terms) => [...terms.values()].reduce((sum, weight) => sum + weight, 0));
    this.length = lengths.reduce((sum, length) => sum + length, 0) + (base?.length ?? 0);
    const mean = this.length / this.size;
    this.#saturation = lengths.map((length) => SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length / mean));
  }

  /** The number of documents. */
  get size(): number {
    return this.#names.length + (this.#base?.size ?? 0);
  }

  /** How many documents have a term. */
  countDocumentsWith(term: string): number {
    return (this.#postings.get(term)?.length ?? 0) / 2 + (this.#base?.countDocumentsWith(term) ?? 0);
  }

  /** What a match of a word is worth that only one document has. */
  get rarest(): number {
    return Math.log(1 + this.size / 1.5);
  }

  /** The score of each document for a text, by name. Documents that share no term with the text are left out. */
  score(terms: Terms): Map<string, number> {
    const scores = this.#base?.score(terms) ?? new Map<string, number>();
    for (const [term, worth] of terms) {
      const posting = this.#postings.get(term) ?? [];
      const rarity = worth * Math.log(1 + this.size / (this.countDocumentsWith(term) + 0.5));
      for (let at = 0; at < posting.length; at += 2) {
        const [name, weight] = [this.#names[posting[at]!]!, posting[at + 1]!];
        scores.set(name, (scores.get(name) ?? 0) + rarity * weight / (weight + this.#saturation[posting[at]!]!));
      }
    }
    return scores;
  }
}

/**
 * The terms of a folded text, each once: stems, first letters and pairs. There is no list of stop words: a word that most documents
 * have counts little anyway.
 */
export function termsOf(text: string): Terms {
  const terms = new Map<string, number>();
  let before = "";
  for (const { text: word } of tokenize(text)) {
    if (!/^[a-z]+$/.test(word)) continue;
    const stem = stemOf(word);
    terms.set(stem, 1);
    if (word.length >= PREFIX_LENGTH) terms.set(`${word.slice(0, PREFIX_LENGTH)}-`, PREFIX_WEIGHT);
    if (before !== "") terms.set(`${before} ${stem}`, PAIR_WEIGHT);
    before = stem;
  }
  return terms;
}

/** The terms of all fields of a document, weighted and added up. */
export function mergeFields(fields: readonly Field[]): Terms {
  const all = new Map<string, number>();
  for (const [terms, weight] of fields) {
    for (const [term, worth] of terms) all.set(term, (all.get(term) ?? 0) + weight * worth);
  }
  return all;
}

/** A cache: descriptions use the same few thousand words. It is bounded, so that messages cannot fill memory. */
const stems = new Map<string, string>();
const MOST_STEMS = 10_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemWord(word);
  if (stems.size < MOST_STEMS) stems.set(word, stem);
  return stem;
}
