import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";

const SETTLED = phrase(
  "quitei|quitamos|acabei de quitar|terminei de pagar|acabei de pagar (?:tod[oa] (?:o|a)|inteir[oa])|liquidei|zerei|paguei (?:tod[oa] (?:o|a)|inteir[oa]|tudo d[oa])|paguei (?:o|a) .* (?:inteir[oa]|tod[oa])",
);
const DEBT = phrase(
  "financiamento|emprestimo|consorcio|consignado|divida|crediario|acordo|carne|hipoteca|fies|(?:quitei|quitamos|quitar|zerei|liquidei)(?: (?:o|meu|tod[oa]|tudo|d[oa]|finalmente))* cartao(?: de credito)?",
);
const PART = phrase("parcelas?|prestac(?:ao|oes)|parte|metade|mensalidade|boleto|conta");
const WORDS = phrase(
  "(?:(?:eu|ja|finalmente|hoje|a gente|enfim) )*(?:quitei|quitamos|quitar|terminei de pagar|acabei de pagar|acabei de|liquidei|zerei|paguei)(?: (?:tod[oa]|tudo|inteir[oa]|o|a|d[oa]|minha|meu))*|inteir[oa]|tod[oa]",
);

/** The debt that a clause says was paid off as a whole: "quitei o financiamento". Null when it says no such thing. */
export function readDebtSettlement(clause: Clause, reading: Reading): string | null {
  const { keys } = clause;
  const settled = SETTLED.exec(keys);
  if (settled === null || !DEBT.test(keys) || PART.test(keys) || clause.marked) return null;
  if (isNegated(keys, settled.index) || !isStatement(clause, reading.today)) return null;
  return leftover(clause, reading, [NOISE.courtesy, NOISE.moment, WORDS, NOISE.degree]);
}
