// deno run --allow-read --allow-write=shared/language bench/train-word-model.ts [--folds]
//
// Learns the weights of shared/language/triggers/word-model-weights.ts from our labelled messages and from the development
// set of the offline model: for each skill a logistic regression, one against the rest. The same input gives the same
// file. With --folds it writes nothing: it learns from four fifths of the messages, reads the other fifth, five times, and
// prints how many are right. With --errors it prints the others too.
import { type Features, featuresOf } from "../shared/language/triggers/features.ts";
import { findHeadings } from "../shared/language/triggers/find-headings.ts";
import { findSkills, normalizeForSkills } from "../shared/language/triggers/find-skills.ts";
import type { SkillName } from "../shared/language/triggers/skill-name.ts";
import { modelSkills, scaleOf, weightOf, type Weights } from "../shared/language/triggers/word-model.ts";
import { DEFAULT_PRIORITY } from "../shared/skills/definition.ts";
import { skills } from "../shared/skills/registry.ts";
import { readToolExamples } from "./read-tool-examples.ts";

interface Example {
  text: string;
  labels: string[];
}

interface Sample extends Features {
  labels: string[];
  /** Whose lists have words of the message. */
  listed: Set<string>;
  /** Told to a tool: what else it is about, nobody has labelled. */
  isTold: boolean;
}

/** It learns from both. The net that hears a crisis learns from `dev` too: whoever adds sentences there also trains that one. */
const MESSAGES = ["dev", "dev-2"].map((name) => new URL(`../data/skills/${name}.jsonl`, import.meta.url));
const OUTPUT = new URL("../shared/language/triggers/word-model-weights.ts", import.meta.url);
const ITERATIONS = 800;
/** How much the examples count against small weights; 50 gave 0.1 points less on messages kept apart, 100 as much. */
const FIDELITY = 200;
/** 6,000 gave 0.4 points less on messages kept apart, 12,000 nothing more; every worker carries them (92 KB). */
const MOST_FEATURES = 9_000;
/** A feature of fewer messages tells of the message, not of its subject. */
const FEWEST_MESSAGES = 2;
/** Weights are stored as one character of 81. */
const STEPS = 40;
const FOLDS = 5;

async function readExamples(): Promise<Example[]> {
  const files = await Promise.all(MESSAGES.map((file) => Deno.readTextFile(file)));
  return files.flatMap((text) => text.trim().split("\n")).map((line) => JSON.parse(line) as Example);
}

function sampleOf({ text, labels }: Example, isTold: boolean): Sample {
  const readable = normalizeForSkills(text);
  const matches = findHeadings(readable);
  const listed = new Set(matches.flatMap(({ owner }) => owner ?? []));
  return { ...featuresOf(readable, matches), labels, listed, isTold };
}

interface Row {
  /** Numbers of the features in the vocabulary, and how much each counts. */
  known: Int32Array;
  scales: Float64Array;
  sample: Sample;
}

function train(samples: Sample[]): Weights {
  const counts = countFeatures(samples);
  const all = trainOn(samples, [...counts.keys()]);
  const influence = (feature: number) => {
    const offset = all.offsets.get(feature) as number;
    const strength = Math.max(...all.values.subarray(offset, offset + modelSkills.length).map(Math.abs));
    return strength * Math.sqrt(counts.get(feature) as number);
  };
  const kept = [...counts.keys()].toSorted((one, other) => influence(other) - influence(one)).slice(0, MOST_FEATURES);
  return rounded(trainOn(samples, kept.toSorted((one, other) => one - other)));
}

/** In how many messages each feature is. */
function countFeatures(samples: Sample[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { words, headings } of samples) {
    for (const feature of new Set([...words, ...headings])) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= FEWEST_MESSAGES));
}

function trainOn(samples: Sample[], vocabulary: number[]): Weights {
  const places = new Map(vocabulary.map((feature, place) => [feature, place]));
  const rows = samples.map((sample) => rowOf(sample, places));
  const values = new Float64Array(vocabulary.length * modelSkills.length);
  const bias = modelSkills.map((skill, index) => {
    const weights = trainSkill(rows.filter(({ sample }) => isExample(sample, skill)), vocabulary.length, skill);
    for (let place = 0; place < vocabulary.length; place++) {
      values[place * modelSkills.length + index] = weights[place]!;
    }
    return weights.at(-1) as number;
  });
  const offsets = new Map(vocabulary.map((feature, place) => [feature, place * modelSkills.length]));
  return { offsets, values, bias, unit: 1 };
}

function rowOf(sample: Sample, places: ReadonlyMap<number, number>): Row {
  const scaled = [...sample.words, ...sample.headings].flatMap((feature, index) => {
    const place = places.get(feature);
    const scale = scaleOf(index < sample.words.length ? sample.words : sample.headings);
    return place === undefined ? [] : [[place, scale] as const];
  });
  return {
    known: Int32Array.from(scaled, ([place]) => place),
    scales: Float64Array.from(scaled, ([, scale]) => scale),
    sample,
  };
}

/** A told message says nothing about a skill whose words it has and whose tool was not expected. */
function isExample({ isTold, labels, listed }: Sample, skill: SkillName): boolean {
  return !isTold || labels.includes(skill) || !listed.has(skill);
}

/** Accelerated gradient descent (Nesterov) on the regularised logistic loss; the bias is the last weight. */
function trainSkill(rows: Row[], size: number, skill: SkillName): Float64Array {
  // Bound of the curvature of the loss, for a step size that converges.
  const curvature = FIDELITY * rows.length / 8;
  const weights = new Float64Array(size + 1);
  const previous = new Float64Array(size + 1);
  const point = new Float64Array(size + 1);
  const gradient = new Float64Array(size + 1);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const momentum = iteration / (iteration + 3);
    for (let at = 0; at <= size; at++) point[at] = weights[at]! + momentum * (weights[at]! - previous[at]!);
    gradient.set(point);
    for (const { known, scales, sample } of rows) {
      let sum = point[size]!;
      for (let at = 0; at < known.length; at++) sum += point[known[at]!]! * scales[at]!;
      const error = FIDELITY * (1 / (1 + Math.exp(-sum)) - (sample.labels.includes(skill) ? 1 : 0));
      for (let at = 0; at < known.length; at++) gradient[known[at]!]! += error * scales[at]!;
      gradient[size]! += error;
    }
    previous.set(weights);
    for (let at = 0; at <= size; at++) weights[at] = point[at]! - gradient[at]! / curvature;
  }
  return weights;
}

/** As the weights are stored: the square of a step keeps both the many small ones and the few strong ones. */
function rounded({ offsets, values, bias }: Weights): Weights {
  const strongest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const unit = Number((strongest / STEPS ** 2).toFixed(6));
  const steps = values.map((value) => Math.sign(value) * Math.round(Math.sqrt(Math.abs(value) / unit)));
  return { offsets, values: steps.map(weightOf), bias: bias.map((one) => Number(one.toFixed(3))), unit };
}

function list(values: readonly (string | number)[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

function render({ offsets, values, bias, unit }: Weights): string {
  const characters = (codes: Iterable<number>) => String.fromCharCode(...codes);
  const entries = [...offsets].map(([feature, offset]) =>
    characters([18, 12, 6, 0].map((shift) => 48 + (feature >> shift & 63))) +
    characters(
      Array.from(
        values.subarray(offset, offset + modelSkills.length),
        (value) => 80 + Math.sign(value) * Math.sqrt(Math.abs(value)),
      ),
    )
  );
  return `// Written by bench/train-word-model.ts. Do not edit.

/**
 * How much each feature speaks for each skill. An entry is the number of a feature in four characters ("0" stands for
 * zero, base 64), and one character a skill, "P" for nothing.
 */
export const wordModelWeights = {
  skills: ${list(modelSkills)} as const,
  bias: ${list(bias)},
  unit: ${unit},
  features:
    ${JSON.stringify(entries.join(""))},
};
`;
}

/** Of messages kept apart: how many have the dominant skill right, and how many all. */
function checkFolds(examples: Example[], samples: Sample[], told: Sample[]): void {
  let dominant = 0;
  let exact = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = train([...samples.filter((_, index) => index % FOLDS !== fold), ...told]);
    examples.forEach(({ text, labels }, index) => {
      if (index % FOLDS !== fold) return;
      const found = choose(text, weights);
      if (found[0] === labels[0]) dominant++;
      if (found.toSorted().join() === labels.toSorted().join()) exact++;
      else if (Deno.args.includes("--errors")) console.log(`${labels.join("+")} ≠ ${found.join("+")}\t${text}`);
    });
  }
  const percent = (count: number) => `${(100 * count / examples.length).toFixed(1)} %`;
  console.log(`kept apart: dominant ${percent(dominant)}, all labels ${percent(exact)}`);
}

function choose(text: string, weights: Weights): string[] {
  const priority = (name: string) => skills.find((one) => one.name === name)?.priority ?? DEFAULT_PRIORITY;
  const found = findSkills(normalizeForSkills(text), weights).map(({ skill }) => skill as string);
  return found.length === 0 ? ["general"] : found.toSorted((a, b) => priority(a) - priority(b)).slice(0, 2);
}

const examples = await readExamples();
const samples = examples.map((example) => sampleOf(example, false));
const told = (await readToolExamples()).map((example) => sampleOf(example, true));
if (Deno.args.includes("--folds")) checkFolds(examples, samples, told);
else await Deno.writeTextFile(OUTPUT, render(train([...samples, ...told])));
