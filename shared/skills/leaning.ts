import type { SkillDefinition } from "./definition.ts";
import { leaningHash } from "./leaning-hash.ts";
import { leaningWeights } from "./leaning-weights.ts";
import { skills } from "./list.ts";
import { visitLeaningFeatures } from "./visit-leaning-features.ts";

/** Shorter messages are answers and commands more often than topics. */
const FEWEST_WORDS = 4;

const CLASSES = leaningWeights.skills.length;

interface Weights {
  /** Where a feature's weights begin, by its hash. */
  offsets: Map<number, number>;
  values: Int8Array;
}

let weights: Weights | undefined;

/**
 * The skill whose words a message uses, for what no pattern foresaw: a small linear model over words, learned from our
 * labelled messages. Nothing when no skill is at least as probable as `sure`. Takes the result of normalizeMessage().
 */
export function leaning(text: string, sure: number): SkillDefinition | undefined {
  if (text.split(" ", FEWEST_WORDS).length < FEWEST_WORDS) return undefined;
  const { offsets, values } = weights ??= parse();
  const sums = new Float64Array(CLASSES);
  const count = visitLeaningFeatures(text, (hash) => {
    const offset = offsets.get(hash);
    if (offset === undefined) return;
    for (let i = 0; i < CLASSES; i++) sums[i] = (sums[i] as number) + (values[offset + i] as number);
  });
  const scale = leaningWeights.unit / Math.sqrt(Math.max(count, 1));
  const scores = sums.map((sum, index) => sum * scale + (leaningWeights.bias[index] ?? 0));
  const best = Math.max(...scores);
  if (1 / (1 + Math.exp(-best)) < sure) return undefined;
  const name = leaningWeights.skills[scores.indexOf(best)];
  return skills.find((skill) => skill.name === name);
}

/** Letters shared with the feature before, the other letters, one character a skill: see leaning-weights.ts. */
const ENTRY = new RegExp(`(.)([#$^_a-z~]*)(.{${CLASSES}})`, "g");

function parse(): Weights {
  const entries = [...leaningWeights.features.matchAll(ENTRY)];
  const offsets = new Map<number, number>();
  const values = new Int8Array(entries.length * CLASSES);
  let feature = "";
  entries.forEach(([, shared = "", letters = "", weights = ""], index) => {
    feature = feature.slice(0, Number.parseInt(shared, 36)) + letters;
    offsets.set(leaningHash(feature), index * CLASSES);
    for (let i = 0; i < CLASSES; i++) values[index * CLASSES + i] = weights.charCodeAt(i) - 64;
  });
  return { offsets, values };
}
