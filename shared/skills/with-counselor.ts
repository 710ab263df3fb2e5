import { counselor } from "./counselor.ts";
import type { SkillDefinition } from "./definition.ts";

/** The skills of a turn in a conversation of type `counselor`: counselor is dominant, one other may join it. */
export function withCounselor(skills: SkillDefinition[]): SkillDefinition[] {
  const other = skills.find((skill) => skill.name !== "counselor" && skill.name !== "general");
  return other ? [counselor, other] : [counselor];
}
