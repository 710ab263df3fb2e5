import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "../rules/candidate.ts";
import { RULES } from "../rules/rules.ts";

/** Below this a rule only guesses. */
const ENOUGH = 0.5;

/** The candidates of the rule that is surest about a clause; none when no rule is sure enough. */
export function bestCandidates(clause: Clause, reading: Reading): Candidate[] {
  let best: Candidate[] = [];
  for (const rule of RULES) {
    const found = rule(clause, reading);
    if ((found[0]?.score ?? 0) > Math.max(best[0]?.score ?? 0, ENOUGH - 0.001)) best = found;
  }
  return best;
}
