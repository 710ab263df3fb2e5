// deno run --allow-read --allow-write=shared/skills bench/train-crisis-net.ts
//
// Learns shared/skills/crisis-net-weights.ts, a logistic regression, from tests/unit/skills/data/crisis.jsonl and prints how
// it does on sentences kept apart. Same input, same file. Takes some ten seconds.
import { crisisFeatures, scoreOf } from "../shared/skills/crisis-net.ts";
import { signalsCrisis } from "../shared/skills/crisis.ts";

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
}

interface Model {
  /** The strongest ones first. */
  weights: Map<string, number>;
  bias: number;
}

const SENTENCES = new URL("../tests/unit/skills/data/crisis.jsonl", import.meta.url);
const OUTPUT = new URL("../shared/skills/crisis-net-weights.ts", import.meta.url);
const FOLDS = 6;
/**
 * How many of the harmless sentences, which are near to danger on purpose, may get a needless line of help. Of the messages
 * for routing that are not about feelings 9 % get one.
 */
const FALSE_SHARE = 0.18;
const ITERATIONS = 120;
/** How much the sentences count against small weights; 4 to 30 gave nearly the same. */
const FIDELITY = 20;
/** All 19,000 would be three times the size and miss half a percent fewer. */
const MOST_FEATURES = 6_000;
/** Weights are stored as one character, "P" for nothing. */
const STEPS = 40;

/** The text of the weights' file, and how the threshold does on sentences kept apart: shares of 1. */
export function trainCrisisNet(sentences: CrisisSentence[]): { source: string; missed: number; false: number } {
  const samples = sentences.map(({ text, danger }) => ({ features: crisisFeatures(text)[0] as Set<string>, danger }));
  const groups = [...new Set(sentences.map(({ group }) => group))];
  const folds = sentences.map(({ group }) => groups.indexOf(group) % FOLDS);
  const scores: number[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const { weights, bias } = train(samples.filter((_, index) => folds[index] !== fold));
    sentences.forEach(({ text }, index) => {
      if (folds[index] !== fold) return;
      scores[index] = signalsCrisis(text) ? Infinity : scoreOf(crisisFeatures(text)[0] as Set<string>, weights, bias);
    });
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
  };
}

/** Accelerated gradient descent (Nesterov) on the regularised logistic loss. */
function train(samples: Sample[]): Model {
  const vocabulary = [...new Set(samples.flatMap(({ features }) => [...features]))].toSorted();
  const numbers = new Map(vocabulary.map((feature, index) => [feature, index]));
  const rows = samples.map(({ features, danger }) => ({
    known: Int32Array.from(features, (feature) => numbers.get(feature) as number),
    danger,
  }));
  const bias = vocabulary.length;
  const curvature = 1 + FIDELITY * samples.length / 8;
  const weights = new Float64Array(bias + 1);
  const previous = new Float64Array(bias + 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const momentum = iteration / (iteration + 3);
    const point = weights.map((weight, index) => weight + momentum * (weight - (previous[index] as number)));
    const gradient = point.map((weight, index) => index === bias ? 0 : weight);
    for (const { known, danger } of rows) {
      const scale = 1 / Math.sqrt(Math.max(known.length, 1));
      let sum = 0;
      for (const feature of known) sum += point[feature] as number;
      const error = FIDELITY * (1 / (1 + Math.exp(-sum * scale - (point[bias] as number))) - (danger ? 1 : 0));
      for (const feature of known) gradient[feature] = (gradient[feature] as number) + error * scale;
      gradient[bias] = (gradient[bias] as number) + error;
    }
    previous.set(weights);
    weights.forEach((_, index) => weights[index] = (point[index] as number) - (gradient[index] as number) / curvature);
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
  const { source, ...shares } = trainCrisisNet(lines.map((line) => JSON.parse(line)));
  await Deno.writeTextFile(OUTPUT, source);
  console.log({ sentences: lines.length, bytes: source.length, ...shares });
}
