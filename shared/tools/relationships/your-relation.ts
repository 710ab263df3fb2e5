import { grammaticalGender } from "./grammatical-gender.ts";

/** "sua irmã", "seu amigo": a relationship as one says it to the user. */
export function yourRelation(relationship: string, name = relationship): string {
  const relation = relationship.trim().replace(/^(?:é\s+)?(?:(?:a|o|um|uma|meu|minha|seu|sua)\s+)+/i, "");
  const possessive = grammaticalGender(name, relation) === "masculine" ? "seu" : "sua";
  return `${possessive} ${relation.charAt(0).toLowerCase()}${relation.slice(1)}`;
}
