import { BEING_RULES } from "./being-rules.ts";
import { GOAL_RULES } from "./goal-rules.ts";
import { GROWTH_RULES } from "./growth-rules.ts";
import { HABIT_RULES } from "./habit-rules.ts";
import { HAVING_RULES } from "./having-rules.ts";
import { HEALTH_RULES } from "./health-rules.ts";
import { HOME_RULES } from "./home-rules.ts";
import { LOVE_AND_FAMILY_RULES } from "./love-and-family-rules.ts";
import { MONEY_RULES } from "./money-rules.ts";
import { NAME_RULES } from "./name-rules.ts";
import type { Rule } from "./rule.ts";
import { TASTE_RULES } from "./taste-rules.ts";
import { WORK_RULES } from "./work-rules.ts";

/** Every rule; the first that fits decides. */
const ALL: readonly Rule[] = [
  ...NAME_RULES,
  ...LOVE_AND_FAMILY_RULES,
  ...WORK_RULES,
  ...HOME_RULES,
  ...HEALTH_RULES,
  ...MONEY_RULES,
  ...GROWTH_RULES,
  ...HABIT_RULES,
  ...BEING_RULES,
  ...HAVING_RULES,
  ...TASTE_RULES,
  ...GOAL_RULES,
];

const byVerb = new Map<string, Rule[]>();
for (const rule of ALL) {
  for (const verb of rule.verbs.split(" ")) byVerb.set(verb, [...byVerb.get(verb) ?? [], rule]);
}

/** The rules for a verb, by its infinitive. */
export function rulesFor(lemma: string): readonly Rule[] {
  return byVerb.get(lemma) ?? [];
}
