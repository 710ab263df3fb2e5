// deno run --allow-read --allow-write=shared/language bench/train-word-model.ts [file.jsonl …]
//
// Learns the weights of shared/language/triggers/word-model-weights.ts from labelled messages (by default our own development set, and
// what is told to the offline model in its own): for each skill a logistic regression, one against the rest. Same input,
// same file. Takes a few seconds.
import { hashFeature, visitFeatures } from "../shared/language/triggers/word-model.ts";
import { skillTriggers } from "../shared/language/triggers/find-skills.ts";
import { normalizeMessage } from "../shared/language/triggers/normalize-message.ts";
import { readToolExamples } from "./read-tool-examples.ts";

interface Sample {
  /** Numbers of the features known to the model. */
  known: number[];
  /** 1 / √(number of features, unknown ones included): words never seen make the model cautious. */
  scale: number;
  labels: string[];
}

const OWN_FILE = new URL("../data/skills/dev.jsonl", import.meta.url);
const OUTPUT = new URL("../shared/language/triggers/word-model-weights.ts", import.meta.url);
const ITERATIONS = 1500;
/** How much the examples count against small weights; 20–60 gave the same accuracy on messages kept apart. */
const FIDELITY = 60;
/** Bound of the curvature of the loss, for a step size that converges. */
const CURVATURE = FIDELITY * 600;
/** More gave the same accuracy on messages kept apart, and every worker carries them. */
const MOST_FEATURES = 4_000;
/** Weights are stored as one character of 55. */
const STEPS = 27;

const names: string[] = skillTriggers.map(({ skill }) => skill);
const files = Deno.args.length > 0 ? Deno.args : [OWN_FILE];
const labelled = (await Promise.all(files.map((file) => Deno.readTextFile(file))))
  .flatMap((text) => text.trim().split("\n"))
  .map((line) => JSON.parse(line) as { text: string; labels: string[] });
const examples = [...labelled, ...Deno.args.length > 0 ? [] : await readToolExamples()]
  .map(({ text, labels }) => ({ features: featuresOf(normalizeMessage(text)), labels }));

const vocabulary = chooseVocabulary();
const samples: Sample[] = examples.map(({ features, labels }) => ({
  known: features.flatMap((feature) => vocabulary.get(feature) ?? []),
  scale: 1 / Math.sqrt(Math.max(features.length, 1)),
  labels,
}));
const models = names.map((name) => train(samples.map((sample) => sample.labels.includes(name))));
await Deno.writeTextFile(OUTPUT, render());

/** The features of a text, spelled out. The hashes visited must be theirs, or detection would not find them again. */
function featuresOf(text: string): string[] {
  const words = (text.replace(/\d+(?:[.,]\d+)*/g, "#").match(/[a-z#]+/g) ?? []).slice(0, 60);
  const features = words.flatMap((word, index) => [
    ...[4, 5, 6].filter((length) => word.length > length).map((length) => `${word.slice(0, length)}~`),
    word,
    `${words[index - 1] ?? "^"}_${word}`,
  ]);
  if (words.length > 0) features.push(`${words.at(-1)}_$`);
  const visited: number[] = [];
  visitFeatures(text, (hash) => visited.push(hash));
  if (visited.join() !== features.map(hashFeature).join()) throw new Error(`features differ: ${text}`);
  return features;
}

/** Every word and beginning of a word; pairs only when they occur twice. */
function chooseVocabulary(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const kept = [...counts].filter(([feature, count]) => count > 1 || !feature.includes("_")).map(([feature]) =>
    feature
  );
  return new Map(kept.toSorted().map((feature, index) => [feature, index]));
}

/** Accelerated gradient descent (Nesterov) on the regularised logistic loss. */
function train(wanted: boolean[]): { weights: Float64Array; bias: number } {
  const bias = vocabulary.size;
  const weights = new Float64Array(vocabulary.size + 1);
  const previous = new Float64Array(vocabulary.size + 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const momentum = iteration / (iteration + 3);
    const point = weights.map((weight, index) => weight + momentum * (weight - (previous[index] as number)));
    const gradient = point.map((weight, index) => index === bias ? 0 : weight);
    samples.forEach(({ known, scale }, index) => {
      const sum = known.reduce((total, feature) => total + (point[feature] as number), 0) * scale +
        (point[bias] as number);
      const error = FIDELITY * (1 / (1 + Math.exp(-sum)) - (wanted[index] ? 1 : 0));
      for (const feature of known) gradient[feature] = (gradient[feature] as number) + error * scale;
      gradient[bias] = (gradient[bias] as number) + error;
    });
    previous.set(weights);
    weights.forEach((_, index) => weights[index] = (point[index] as number) - (gradient[index] as number) / CURVATURE);
  }
  return { weights, bias: weights[bias] as number };
}

function render(): string {
  const strength = (index: number) => Math.max(...models.map(({ weights }) => Math.abs(weights[index] as number)));
  const kept = [...vocabulary].toSorted(([, a], [, b]) => strength(b) - strength(a)).slice(0, MOST_FEATURES);
  const unit = strength((kept[Math.floor(kept.length / 100)] as [string, number])[1]) / STEPS;
  const step = (weight: number) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / unit)));
  let before = "";
  const entries = kept.toSorted(([a], [b]) => a < b ? -1 : 1).map(([feature, index]) => {
    const shared = sharedLength(before, feature);
    before = feature;
    return shared.toString(36) + feature.slice(shared) +
      models.map(({ weights }) => String.fromCharCode(64 + step(weights[index] as number))).join("");
  });
  return `// Written by bench/train-word-model.ts. Do not edit.

/**
 * How much each feature speaks for each skill. An entry is how many letters a feature begins with like the one before (base
 * 36), its other letters, and one character a skill, "@" for nothing.
 */
export const wordModelWeights = {
  skills: ${JSON.stringify(names)} as const,
  bias: ${JSON.stringify(models.map(({ bias }) => Number(bias.toFixed(3))))},
  unit: ${unit.toFixed(5)},
  features:
    ${JSON.stringify(entries.join(""))},
};
`;
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return Math.min(length, 35);
}
