import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { readDebtSettlement } from "./read-debt-settlement.ts";

/** "quitei o financiamento": first step, how many instalments are left. */
export function settleDebt(clause: Clause, reading: Reading): Candidate[] {
  const name = readDebtSettlement(clause, reading);
  if (name === null) return [];
  return [{ tool: "get_debt_progress", args: name === "" ? {} : { debt_name: name }, score: 0.97 }];
}
