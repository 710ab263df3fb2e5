import type { SkillDefinition } from "./definition.ts";
import { leaningFeatures } from "./leaning-features.ts";
import { leaningWeights } from "./leaning-weights.ts";
import { skills } from "./list.ts";

/** Shorter messages are answers and commands more often than topics. */
const FEWEST_WORDS = 4;

let weights: Map<string, number[]> | undefined;

/**
 * The skill whose words a message uses, for what no pattern foresaw: a small linear model over words, learned from our
 * labelled messages. Nothing when no skill is at least as probable as `sure`. Takes the result of normalizeMessage().
 */
export function leaning(text: string, sure: number): SkillDefinition | undefined {
  if (text.split(" ").length < FEWEST_WORDS) return undefined;
  weights ??= parse();
  const features = leaningFeatures(text);
  const sums = leaningWeights.bias.map(() => 0);
  for (const feature of features) {
    weights.get(feature)?.forEach((weight, index) => sums[index] = (sums[index] ?? 0) + weight);
  }
  const scale = leaningWeights.unit / Math.sqrt(features.size);
  const scores = sums.map((sum, index) => sum * scale + (leaningWeights.bias[index] ?? 0));
  const best = Math.max(...scores);
  if (1 / (1 + Math.exp(-best)) < sure) return undefined;
  const name = leaningWeights.skills[scores.indexOf(best)];
  return skills.find((skill) => skill.name === name);
}

function parse(): Map<string, number[]> {
  const count = leaningWeights.skills.length;
  return new Map(
    leaningWeights.features.split(" ").map((entry) => [
      entry.slice(0, -count),
      [...entry.slice(-count)].map((character) => character.charCodeAt(0) - 64),
    ]),
  );
}
