import { fold } from "../../text/fold.ts";
import { grammaticalGender } from "../../text/grammatical-gender.ts";

/** How to speak of a person: "a Júlia"; "sua mãe" when that is all they are known by. */
export function callPerson(name: string, relationship?: string): string {
  const unnamed = relationship !== undefined && fold(relationship) === fold(name);
  return unnamed ? yourRelation(relationship) : withArticle(name, relationship);
}

const ARTICLES = { feminine: "a ", masculine: "o " };

/** A person's name as one says it in a sentence: "a Júlia", "o Pedro", and without an article when unsure. */
export function withArticle(name: string, relationship?: string): string {
  const gender = grammaticalGender(name, relationship);
  return `${gender === null ? "" : ARTICLES[gender]}${name}`;
}

/** "sua irmã", "seu amigo": a relationship as one says it to the user. */
export function yourRelation(relationship: string, name = relationship): string {
  const relation = relationship.trim().replace(/^(?:é\s+)?(?:(?:a|o|um|uma|meu|minha|seu|sua)\s+)+/i, "");
  const possessive = grammaticalGender(name, relation) === "masculine" ? "seu" : "sua";
  return `${possessive} ${relation.charAt(0).toLowerCase()}${relation.slice(1)}`;
}

const RELATION =
  /^(?:mae|pai|irma|irmao|avo|vo|vovo|bisavo|tia|tio|prim[ao]|filh[ao]|espos[ao]|marido|mulher|namorad[ao]|noiv[ao]|sogr[ao]|cunhad[ao]|genro|nora|sobrinh[ao]|net[ao]|padrasto|madrasta|entead[ao]|padrinho|madrinha|afilhad[ao]|amig[ao]|chefe|chefa|colega|vizinh[ao]|soci[ao]|terapeuta|psicolog[ao]|ex|companheir[ao]|bebe)$/;

/** Whether somebody is called by what they are to the user, having no name: "prima". */
export function isRelation(name: string): boolean {
  return RELATION.test(fold(name.trim()));
}
