import type { RecordKind } from "../../shared/tools/definition.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause } from "../reading/read-message.ts";
import type { Candidate } from "./rule.ts";

const RECORDING =
  "registr(?:a|e|ar|ando)|anot(?:a|e|ar|ando)|lanc(?:a|e|ar)|lance|marc(?:a|ar)|marque|salv(?:a|e|ar)|guard(?:a|e|ar)|grav(?:a|e|ar)";
const ASKING =
  "pergunt(?:a|e|ar|asse|ando)|perguntas?|pedir|peca|pede|confirm(?:a|e|ar)|confirmac(?:ao|oes)|permissao|autorizacao";

const PATTERNS = phrases({
  /** "registrar sem me perguntar", "anota direto", "registre sem pedir confirmação". */
  SILENT: `(?:${RECORDING})(?: [a-zA-Z]+){0,6}? (?:sem(?: [a-z]+){0,3} (?:${ASKING})|direto)|` +
    `(?:nao|para de|pare de|sem)(?: [a-z]+){0,4} (?:${ASKING})(?: [a-z]+){0,4} (?:antes de|para|pra|quando|sobre)(?: [a-z]+){0,4} (?:${RECORDING})|` +
    `(?:${RECORDING})(?: [a-zA-Z]+){0,6}? nao (?:precisa|pergunt(?:a|e)|peca)(?: [a-z]+){0,3}`,
  /** "volta a perguntar antes de registrar gastos". */
  AGAIN: `(?:volt(?:a|e|ar) a|pode voltar a|quero que voce volte a) (?:${ASKING})`,
});

const KINDS: readonly (readonly [kind: RecordKind, words: RegExp])[] = ([
  ["measures", "agua|peso|sono|humor|pressao|energia|glicemia|medidas?|exercicios?"],
  ["habits", "habitos?"],
  ["expenses", "gastos?|despesas?|compras?"],
  ["incomes", "entradas?|rendas?|recebimentos?|salarios?"],
  ["reminders", "lembretes?"],
  ["library", "notas?|filmes?|series|livros?|links?"],
] as const).map(([kind, words]) => [kind, phrase(words)] as const);

/**
 * Asking for records of a kind without a question each time, or for the question again: "pode anotar a água sem me perguntar". With a
 * figure it is about one record: "registra 500 ml sem perguntar" is an order.
 */
export function standingYesRule({ keys, units }: Clause): Candidate[] {
  if (units.some(({ mention }) => mention !== undefined && mention.kind !== "date")) return [];
  const isAgain = PATTERNS.AGAIN.test(keys);
  if (!isAgain && !PATTERNS.SILENT.test(keys)) return [];
  return KINDS.filter(([, words]) => words.test(keys))
    .map(([kind]) => ({ tool: "set_standing_yes", args: { kind, is_on: !isAgain }, score: 0.98 }));
}
