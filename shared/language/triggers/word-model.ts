import type { SkillName } from "./skill-triggers.ts";
import { wordModelWeights } from "./word-model-weights.ts";

/** Probability from which on a skill is likely. */
export const LIKELY = 0.5;
/** Shorter messages are answers and commands more often than topics. */
const FEWEST_WORDS = 4;

const CLASSES = wordModelWeights.skills.length;

interface Weights {
  /** Where a feature's weights begin, by its hash. */
  offsets: Map<number, number>;
  values: Int8Array;
}

let weights: Weights | undefined;

/**
 * The skill whose words a message uses, where no pattern matched: a small linear model over words, learned from our
 * labelled messages. Nothing when no skill is at least as probable as `sure`, 0 to 1. Takes the result of
 * normalizeMessage().
 */
export function likelySkill(text: string, sure: number): SkillName | undefined {
  if (text.split(" ", FEWEST_WORDS).length < FEWEST_WORDS) return undefined;
  const { offsets, values } = weights ??= parse();
  const sums = new Float64Array(CLASSES);
  const count = visitFeatures(text, (hash) => {
    const offset = offsets.get(hash);
    if (offset === undefined) return;
    for (let i = 0; i < CLASSES; i++) sums[i] = (sums[i] as number) + (values[offset + i] as number);
  });
  const scale = wordModelWeights.unit / Math.sqrt(Math.max(count, 1));
  const scores = sums.map((sum, index) => sum * scale + (wordModelWeights.bias[index] ?? 0));
  const best = Math.max(...scores);
  if (1 / (1 + Math.exp(-best)) < sure) return undefined;
  return wordModelWeights.skills[scores.indexOf(best)];
}

/** Letters shared with the feature before, the other letters, one character a skill: see word-model-weights.ts. */
const ENTRY = new RegExp(`(.)([#$^_a-z~]*)(.{${CLASSES}})`, "g");

function parse(): Weights {
  const entries = [...wordModelWeights.features.matchAll(ENTRY)];
  const offsets = new Map<number, number>();
  const values = new Int8Array(entries.length * CLASSES);
  let feature = "";
  entries.forEach(([, shared = "", letters = "", weights = ""], index) => {
    feature = feature.slice(0, Number.parseInt(shared, 36)) + letters;
    offsets.set(hashFeature(feature), index * CLASSES);
    for (let i = 0; i < CLASSES; i++) values[index * CLASSES + i] = weights.charCodeAt(i) - 64;
  });
  return { offsets, values };
}

/** Only so many words are read: the subject stands at the beginning, and time is bounded. */
const MOST_WORDS = 60;
const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 6;

// Signs in the spelling of a feature, as the training script writes it.
const START = "^".charCodeAt(0);
const END = "$".charCodeAt(0);
const NUMBER = "#".charCodeAt(0);
const REST = "~".charCodeAt(0);
const PAIR = "_".charCodeAt(0);

/**
 * Visits what a message is weighed by: its words, the beginnings of longer ones ("namor~") and pairs of neighbours
 * ("meu_chefe"; "^" and "$" are the ends, "#" is any number). Each as the hash of that text, computed on the way, so that
 * nothing is allocated. Takes the result of normalizeMessage(); returns how many there were.
 */
export function visitFeatures(text: string, visit: (hash: number) => void): number {
  let count = 0;
  let words = 0;
  let pair = extendHash(extendHash(0, START), PAIR);
  let word = 0;
  let length = 0;
  const finish = () => {
    visit(word);
    visit(pair);
    count += 2;
    words++;
    pair = extendHash(word, PAIR);
    word = 0;
    length = 0;
  };
  for (let i = 0; i <= text.length && words < MOST_WORDS; i++) {
    const code = text.charCodeAt(i);
    const number = isDigit(code);
    if (number) { while (isDigit(text.charCodeAt(i + 1)) || isSeparator(text, i + 1)) i++; }
    if (number || (code >= 97 && code <= 122)) {
      if (length >= SHORTEST_PREFIX && length <= LONGEST_PREFIX) {
        visit(extendHash(word, REST));
        count++;
      }
      word = extendHash(word, number ? NUMBER : code);
      pair = extendHash(pair, number ? NUMBER : code);
      length++;
    } else if (length > 0) {
      finish();
    }
  }
  if (words > 0) visit(extendHash(pair, END));
  return count + (words > 0 ? 1 : 0);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** "1.234,56" is one number; the point at the end of a sentence is not part of it. */
function isSeparator(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return (code === 46 || code === 44) && isDigit(text.charCodeAt(index + 1));
}

/** The hash of a feature as it is written in the list of weights. */
export function hashFeature(feature: string): number {
  let hash = 0;
  for (let i = 0; i < feature.length; i++) hash = extendHash(hash, feature.charCodeAt(i));
  return hash;
}

/**
 * A hash with one more character code in it, beginning with 0. 30 bits, so that it stays a small integer: seven in a million
 * unknown words look like one of 7,000 known ones.
 */
function extendHash(hash: number, code: number): number {
  return (Math.imul(hash ^ code, 0x01000193) + 0x9e3779b) & 0x3fffffff;
}
