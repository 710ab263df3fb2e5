import { verbIndex } from "../language/verb-index.ts";
import type { Clause } from "./clause.ts";

const WANTING = new Set(["want", "try", "decide"]);

/** "quero emagrecer e voltar a estudar" wants two things: a clause for each verb. */
export function coordinateGoals(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause) => {
    const first = clause.aspects[0];
    const at = clause.rest.findIndex(({ key }, i) => key === "e" && infinitiveAt(clause, i + 1) !== undefined);
    if (first === undefined || !WANTING.has(first) || at < 0) return [clause];
    const main = infinitiveAt(clause, at + 1)!;
    const rest = clause.rest.slice(0, at);
    const behind = clause.rest.slice(at + 2);
    return [
      { ...clause, rest, fullRest: rest },
      ...coordinateGoals([{
        ...clause,
        aspects: [first],
        main,
        verbs: [clause.verbs[0]!, clause.rest[at + 1]!],
        rest: behind,
        fullRest: behind,
      }]),
    ];
  });
}

function infinitiveAt({ rest }: Clause, at: number) {
  return verbIndex(rest[at]?.key ?? "").find(({ tense }) => tense === "infinitive");
}
