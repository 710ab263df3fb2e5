import type { Features } from "./features.ts";
import type { SkillName } from "./skill-name.ts";
import { wordModelWeights } from "./word-model-weights.ts";

/** The skills that the model knows, in the order of the probabilities that it gives. */
export const modelSkills: readonly SkillName[] = wordModelWeights.skills;

/** How much each feature speaks for each skill. */
export interface Weights {
  /** The index in `values` at which the weights of a feature begin, one weight a skill. */
  offsets: ReadonlyMap<number, number>;
  values: Float64Array;
  /** One a skill. */
  bias: readonly number[];
  /** Each value is multiplied by this. */
  unit: number;
}

let learned: Weights | undefined;

/** The probability of each skill, by a linear model over words and headings that was trained on labelled messages. */
export function skillProbabilities(
  { words, headings }: Features,
  weights: Weights = learned ??= parseWeights(),
): number[] {
  const sums = new Float64Array(modelSkills.length);
  addWeights(sums, words, scaleOf(words), weights);
  addWeights(sums, headings, scaleOf(headings), weights);
  return Array.from(sums, (sum, skill) => 1 / (1 + Math.exp(-sum - (weights.bias[skill] ?? 0))));
}

/** The factor of each feature, smaller the more there are: otherwise many weak features would weigh as much as a strong one. */
export function scaleOf(features: number[]): number {
  return 1 / Math.sqrt(Math.max(features.length, 1));
}

function addWeights(sums: Float64Array, features: number[], scale: number, { offsets, values, unit }: Weights): void {
  for (const feature of features) {
    const offset = offsets.get(feature);
    if (offset === undefined) continue;
    for (let skill = 0; skill < sums.length; skill++) sums[skill]! += values[offset + skill]! * unit * scale;
  }
}

const HASH_LENGTH = 4;

/** Reads the weights from the notation of word-model-weights.ts. */
function parseWeights(): Weights {
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

/** The weight, in units, of a stored step. Steps are squared, so that small weights are stored more exactly than large ones. */
export function weightOf(step: number): number {
  return step * Math.abs(step);
}
