import type { Clause } from "./clause.ts";
import type { Word } from "./word.ts";

/** "sou caminhoneiro, casado e pai de quatro" says three things: a clause for each that `isPredicate` knows. */
export function coordinatePredicates(clauses: readonly Clause[], isPredicate: (keys: string) => boolean): Clause[] {
  return clauses.flatMap((clause) => {
    if (clause.main.lemma !== "ser" || clause.aspects.length > 0 || clause.finite.tense !== "present") return [clause];
    const parts = split(clause.rest);
    const known = parts.every((part) => isPredicate(part.map(({ key }) => key).join(" ")));
    return parts.length < 2 || !known ? [clause] : parts.map((rest) => ({ ...clause, rest, fullRest: rest }));
  });
}

function split(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (word.key === "," || word.key === "e") parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part) => part.length > 0);
}
