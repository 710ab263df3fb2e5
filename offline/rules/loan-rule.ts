import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { priceOf } from "./amounts.ts";
import { type Candidate, isNegated } from "./rule.ts";

const WHO = "(?:o |a |meu |minha )*({@kin}|NAME)";
const PATTERNS = phrases({
  OWES: `${WHO} (?:(?:ainda|ja|so|tambem) )*(?:me deve|me devia|(?:ta|esta|ficou) me devendo)`,
  LENT:
    `emprestei (?:[a-z]+ ){0,2}(?:NUM|MONEY)(?: (?:reais|conto|pila))? (?:pr[oa]|para|ao|a) ${WHO}|emprestei (?:pr[oa]|para|ao) ${WHO} (?:NUM|MONEY)`,
});
const KEPT_IN_WORDS = phrase("^(?:guarda|anota na memoria|lembra|nao esquece) que");

/** Money lent: "meu primo me deve 600", "emprestei 600 pra Camila". */
export function loanRule(clause: Clause, _reading: Reading): Candidate[] {
  const { keys, units } = clause;
  const told = PATTERNS.OWES.exec(keys) ?? PATTERNS.LENT.exec(keys);
  const amount = priceOf(clause)?.amount;
  if (told === null || amount === undefined || clause.isQuestion || KEPT_IN_WORDS.test(keys)) return [];
  if (isNegated(keys, told.index)) return [];
  const who = told.slice(1).find((word) => word !== undefined);
  const mention = units.find((unit) => unit.mention?.kind === "name")?.mention;
  const name = who === "NAME" && mention?.kind === "name" ? mention.name : who;
  if (name === undefined || name === "NAME") return [];
  return [{ tool: "create_finance_item", args: { kind: "loan_given", name, amount }, score: 0.95 }];
}
