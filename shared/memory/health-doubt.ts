import {
  type HealthFact,
  isAboutAllergy,
  isHealthKind,
  isOtherDose,
  saysDose,
  saysEnded,
} from "../language/meaning/told-ended.ts";
import { SAFETY_LABEL } from "../prompt/user-memory-text.ts";
import type { FiledBelief } from "./unfounded-filing.ts";

/** The sentence of the person that a belief is read from, and what is known beside it. */
export interface HealthSource {
  sentence: string;
  question?: string | null;
  known: readonly string[];
}

/**
 * Whether a belief would end an allergy, a condition, a medicine or its dose, though the person does not say so outright. `ask`: its own
 * words say what would no longer be so, and the person can be asked. `refuse`: they do not.
 */
export function healthDoubt(
  belief: FiledBelief & { holds?: unknown },
  { sentence, question = null, known }: HealthSource,
): "ask" | "refuse" | null {
  const fact = healthFactOf(belief);
  if (fact === null) return null;
  const isDenied = saysEnded(fact, belief.content);
  if (isDenied || belief.holds === false) {
    if (saysEnded(fact, sentence, question)) return null;
    return isDenied ? "ask" : "refuse";
  }
  const { value } = belief;
  if (fact.kind !== "medication" || !value || !isOtherDose(fact, value, known.flatMap(entriesOf))) return null;
  return saysDose(fact, value, sentence, question) ? null : "ask";
}

/**
 * A belief without the value that an allergy or a condition has none of: with one it would take the place of what is known of the same
 * allergy.
 */
export function withoutHealthValue<T extends { slot?: unknown; value?: unknown }>(belief: T): T {
  const hasNone = belief.slot === "allergy" || belief.slot === "condition";
  return hasNone && belief.value !== undefined ? { ...belief, value: null } : belief;
}

function healthFactOf({ content, slot, key }: FiledBelief): HealthFact | null {
  if (isHealthKind(slot)) return { kind: slot, key, content };
  return isAboutAllergy(content) ? { kind: "allergy", content } : null;
}

function entriesOf(text: string): string[] {
  return text.split(/[;\n]/);
}

/**
 * Whether an item that a belief would replace is among the allergies, conditions and medicines of the profile, and the sentence does not
 * say outright that it is over.
 */
export function isStandingSafety(content: string, sentence: string, known: readonly string[]): boolean {
  const safety = known.flatMap((text) => text.split("\n")).filter((line) => line.startsWith(`${SAFETY_LABEL}: `));
  return safety.some((line) => line.includes(content)) &&
    !(["allergy", "condition", "medication"] as const).some((kind) => saysEnded({ kind, content }, sentence));
}
