import { grammaticalGender } from "./grammatical-gender.ts";

/** "é sua irmã", "é seu amigo": what somebody is to the user. */
export function relationshipClause(relationship: string, name: string): string {
  const relation = relationship.trim().replace(/^(?:é\s+)?(?:(?:a|o|um|uma|meu|minha|seu|sua)\s+)+/i, "");
  const gender = grammaticalGender(name, relation);
  return `é ${gender === "masculine" ? "seu" : "sua"} ${relation.charAt(0).toLowerCase()}${relation.slice(1)}`;
}
