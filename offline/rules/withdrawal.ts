import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isStatement } from "./is-statement.ts";

const WITHDRAWN = phrase(
  "(?:saquei|fiz um saque)(?: [a-z]+){0,2} (?:NUM|MONEY)|(?:tirei|peguei) (?:NUM|MONEY)(?: [a-z]+)? (?:n[oa]|d[oa]) (?:caixa|banco|caixa eletronico|conta)",
);
const NOT_SPENT = "Saque ainda não é gasto: quando usar o dinheiro, me conta quanto foi e com o quê, que eu registro.";

/** "saquei 200 no caixa": money that changed its place only. */
export function withdrawal(clause: Clause, reading: Reading): Candidate[] {
  if (!WITHDRAWN.test(clause.keys) || !isStatement(clause, reading.today)) return [];
  return [{ tool: "create_expense", args: {}, score: 0.98, ask: NOT_SPENT }];
}
