import type { Features } from "./features.ts";
import type { SkillName } from "./skill-triggers.ts";
import { wordModelWeights } from "./word-model-weights.ts";

/** The skills the model tells apart, in the order in which it gives their probabilities. */
export const modelSkills: readonly SkillName[] = wordModelWeights.skills;

/** How much each feature speaks for each skill. */
export interface Weights {
  /** Where a feature's weights begin among `values`. */
  offsets: ReadonlyMap<number, number>;
  values: Float64Array;
  bias: readonly number[];
  /** What a value is multiplied with. */
  unit: number;
}

let learned: Weights | undefined;

/**
 * The probability of each skill, by a linear model over words and headings that has learned from our labelled messages.
 */
export function skillProbabilities({ words, headings }: Features, weights: Weights = learned ??= parse()): number[] {
  const sums = new Float64Array(modelSkills.length);
  add(sums, words, scaleOf(words), weights);
  add(sums, headings, scaleOf(headings), weights);
  return Array.from(sums, (sum, skill) => 1 / (1 + Math.exp(-sum - (weights.bias[skill] ?? 0))));
}

/** How much each feature counts among so many: otherwise many weak ones would be as sure as a strong one. */
export function scaleOf(features: number[]): number {
  return 1 / Math.sqrt(Math.max(features.length, 1));
}

function add(sums: Float64Array, features: number[], scale: number, { offsets, values, unit }: Weights): void {
  for (const feature of features) {
    const offset = offsets.get(feature);
    if (offset === undefined) continue;
    for (let skill = 0; skill < sums.length; skill++) sums[skill]! += values[offset + skill]! * unit * scale;
  }
}

const HASH_LENGTH = 4;

/** See word-model-weights.ts. */
function parse(): Weights {
  const { features, bias, unit } = wordModelWeights;
  const width = HASH_LENGTH + modelSkills.length;
  const offsets = new Map<number, number>();
  const values = new Float64Array(features.length / width * modelSkills.length);
  let offset = 0;
  for (let at = 0; at < features.length; at += width) {
    let hash = 0;
    for (let i = 0; i < HASH_LENGTH; i++) hash = hash * 64 + features.charCodeAt(at + i) - 48;
    offsets.set(hash, offset);
    for (let i = 0; i < modelSkills.length; i++) {
      values[offset++] = weightOf(features.charCodeAt(at + HASH_LENGTH + i) - 80);
    }
  }
  return { offsets, values, bias, unit };
}

/** The weight that a stored step stands for, in units. */
export function weightOf(step: number): number {
  return step * Math.abs(step);
}
