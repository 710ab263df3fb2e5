import type { Clause } from "./clause.ts";

/** What one does at a place, on its own or with others of the kind. */
const AT_A_PLACE = /^(?:nascer|crescer|morar|viver|estudar|trabalhar|casar)$/;

/** "nasci e cresci em Osasco" says both of Osasco. */
export function shareComplement(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    if (clause.rest.length > 0 || next?.link !== "e" || next.before.length > 0) return clause;
    if (!AT_A_PLACE.test(clause.main.lemma) || !AT_A_PLACE.test(next.main.lemma)) return clause;
    return { ...clause, rest: next.rest, fullRest: next.fullRest };
  });
}
