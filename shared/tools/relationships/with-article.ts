import { grammaticalGender } from "./grammatical-gender.ts";

const ARTICLES = { feminine: "a ", masculine: "o " };

/** A person's name as one says it in a sentence: "a Júlia", "o Pedro", and without an article when unsure. */
export function withArticle(name: string, relationship?: string): string {
  const gender = grammaticalGender(name, relationship);
  return `${gender === null ? "" : ARTICLES[gender]}${name}`;
}
