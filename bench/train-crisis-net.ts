// deno run --allow-read --allow-write=shared/skills bench/train-crisis-net.ts
//
// Learns shared/language/crisis/crisis-net-weights.ts, a logistic regression, from data/crisis/sentences.jsonl and the
// everyday messages of dev.jsonl beside it, and prints how it does on sentences kept apart. Same input, same file.
import { crisisFeatures, scoreOf } from "../shared/language/crisis/crisis-net.ts";
import { signalsCrisis } from "../shared/language/crisis/crisis.ts";

export interface CrisisSentence {
  text: string;
  /** Whether somebody's life may be in danger. */
  danger: boolean;
  /** Sentences written one after another are often alike: they are learned from together or kept apart together. */
  group: string;
}

interface Sample {
  features: Set<string>;
  danger: boolean;
  weight: number;
}

interface Model {
  /** The strongest ones first. */
  weights: Map<string, number>;
  bias: number;
}

const SENTENCES = new URL("../data/crisis/sentences.jsonl", import.meta.url);
const MESSAGES = new URL("../data/skills/dev.jsonl", import.meta.url);
const OUTPUT = new URL("../shared/language/crisis/crisis-net-weights.ts", import.meta.url);
const FOLDS = 6;
/** An everyday message counts for less than a sentence near to danger; .25 to 1 gave nearly the same. */
const EVERYDAY_WEIGHT = 0.5;
/**
 * How many of the harmless sentences, which are near to danger on purpose, may get a needless line of help. Of everyday
 * messages 2 % get one.
 */
const FALSE_SHARE = 0.11;
/** 160 miss one and a half percent more, 500 no fewer. */
const ITERATIONS = 300;
/** How much the sentences count against small weights; 10 to 40 gave nearly the same. */
const FIDELITY = 20;
/** What fits into 80 KB; twice as many miss no fewer. */
const MOST_FEATURES = 13_000;
/** A feature of fewer sentences tells of the sentence, not of danger. */
const SEEN = 2;
/** Weights are stored as one character, "P" for nothing. */
const STEPS = 40;

/** The text of the weights' file, and how the threshold does on sentences and everyday messages kept apart: shares of 1. */
export function trainCrisisNet(
  sentences: CrisisSentence[],
  everyday: string[],
): { source: string; missed: number; false: number; falseEveryday: number } {
  const messages = everyday.map((text, index) => ({
    text,
    danger: false,
    group: `everyday ${Math.floor(index / 10)}`,
  }));
  const all = [...sentences, ...messages];
  const parts = all.map(({ text }) => crisisFeatures(text));
  const samples = all.map(({ danger }, index) => ({
    features: parts[index]![0]!,
    danger,
    weight: index < sentences.length ? 1 : EVERYDAY_WEIGHT,
  }));
  const groups = new Map([...new Set(all.map(({ group }) => group))].map((group, index) => [group, index]));
  const folds = all.map(({ group }) => groups.get(group) as number % FOLDS);
  const scores: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = train(samples.filter((_, index) => folds[index] !== fold));
    all.forEach(({ text }, index) => folds[index] === fold && (scores[index] = score(text, parts[index]!, model)));
  }
  const scoresOf = (danger: boolean) => scores.filter((_, index) => sentences[index]?.danger === danger);
  const harmless = scoresOf(false).toSorted((a, b) => b - a);
  const threshold = harmless[Math.floor(harmless.length * FALSE_SHARE)] as number;
  const above = (scores: number[]) => scores.filter((score) => score > threshold).length / scores.length;
  const { weights, bias } = train(samples);
  return {
    source: render({ weights, bias: bias - threshold }),
    missed: 1 - above(scoresOf(true)),
    false: above(harmless),
    falseEveryday: above(scores.slice(sentences.length)),
  };
}

function score(text: string, parts: Set<string>[], { weights, bias }: Model): number {
  if (signalsCrisis(text)) return Infinity;
  return Math.max(...parts.map((features) => scoreOf(features, weights, bias)));
}

/** The messages for routing that are not about feelings: no danger in any of them. */
export async function readEverydayMessages(): Promise<string[]> {
  const messages = (await Deno.readTextFile(MESSAGES)).trim().split("\n").map((line) => JSON.parse(line));
  return messages.filter(({ labels }) => !labels.includes("counselor")).map(({ text }) => text);
}

/** Accelerated gradient descent (Nesterov) on the regularised logistic loss. */
function train(samples: Sample[]): Model {
  const counts = new Map<string, number>();
  for (const { features } of samples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const vocabulary = [...counts].filter(([, count]) => count >= SEEN).map(([feature]) => feature).toSorted();
  const numbers = new Map(vocabulary.map((feature, index) => [feature, index]));
  const rows = samples.map(({ features, ...row }) => ({
    known: Int32Array.from([...features].flatMap((feature) => numbers.get(feature) ?? [])),
    size: features.size,
    ...row,
  }));
  const bias = vocabulary.length;
  const curvature = 1 + FIDELITY * samples.length / 8;
  const weights = new Float64Array(bias + 1);
  const previous = new Float64Array(bias + 1);
  const point = new Float64Array(bias + 1);
  const gradient = new Float64Array(bias + 1);
  // By index: iterators over numbers took twice the time.
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const momentum = iteration / (iteration + 3);
    for (let index = 0; index <= bias; index++) {
      point[index] = weights[index]! + momentum * (weights[index]! - previous[index]!);
    }
    gradient.set(point);
    gradient[bias] = 0;
    for (const { known, size, danger, weight } of rows) {
      const scale = 1 / Math.sqrt(Math.max(size, 1));
      let sum = 0;
      for (let at = 0; at < known.length; at++) sum += point[known[at]!]!;
      const error = FIDELITY * weight * (1 / (1 + Math.exp(-sum * scale - point[bias]!)) - (danger ? 1 : 0));
      for (let at = 0; at < known.length; at++) gradient[known[at]!]! += error * scale;
      gradient[bias]! += error;
    }
    previous.set(weights);
    for (let index = 0; index <= bias; index++) weights[index] = point[index]! - gradient[index]! / curvature;
  }
  const learned = vocabulary.map((feature, index) => [feature, weights[index] as number] as const);
  const strongest = learned.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, MOST_FEATURES);
  return { weights: new Map(strongest), bias: weights[bias] as number };
}

function render({ weights, bias }: Model): string {
  const strong = [...weights][Math.floor(weights.size / 100)]?.[1] ?? 1;
  const unit = Number((Math.abs(strong) / STEPS).toFixed(5));
  const step = (weight: number) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / unit)));
  let before = "";
  const entries = [...weights].toSorted(([a], [b]) => a < b ? -1 : 1).map(([feature, weight]) => {
    let shared = 0;
    while (shared < 35 && shared < before.length && before[shared] === feature[shared]) shared++;
    before = feature;
    return `${shared.toString(36)}${feature.slice(shared)}${String.fromCharCode(80 + step(weight))} `;
  });
  return `// Written by bench/train-crisis-net.ts. Do not edit.

/**
 * How much each feature speaks of danger to a life. An entry is how many letters a feature begins with like the one before
 * (base 36), its other letters, one character for its weight, "P" for nothing, and a blank.
 */
export const crisisNetWeights = {
  bias: ${bias.toFixed(4)},
  unit: ${unit},
  features:
    ${JSON.stringify(entries.join(""))},
};
`;
}

if (import.meta.main) {
  const lines = (await Deno.readTextFile(SENTENCES)).trim().split("\n");
  const { source, ...shares } = trainCrisisNet(
    lines.map((line) => JSON.parse(line)),
    await readEverydayMessages(),
  );
  await Deno.writeTextFile(OUTPUT, source);
  console.log({ sentences: lines.length, bytes: source.length, ...shares });
}
