import { admitsError } from "../commands/correction.ts";
import { fold } from "../fold.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

/** Words that say that something is to be another way. */
const CHANGES = new RegExp(
  [
    String.raw`\b(?:mud|troc|ajust|ajeit|arrum|consert|atualiz|corrig|corrij|remarc|pass|adi)[a-z]+\b`,
    String.raw`\b(?:poe|bota|coloca|deixa|esqueci|desculpa|errei|errad[oa]|engan(?:ei|o)|confundi)\b`,
    String.raw`\b(?:na (?:verdade|vdd|real)|alias|ou melhor|perai|pera|nao (?:e|foi|era)|e nao|era|digo)\b`,
  ].join("|"),
);
/** What is told anew: something more, something one did, an order to write down. */
const TELLS_ANEW = new RegExp(
  [
    String.raw`\b(?:mais|outr[oa]s?|tambem|tb|tbm|de novo|agora|normalmente|sempre|vai (?:dar|ser)|custa)\b`,
    String.raw`\b(?:ontem|hoje|semana passada)\b.* \d|\b(?:[a-z]{2,}ei|registr[ae]|anota|lanca)\b`,
  ].join("|"),
);

/**
 * Whether an order corrects a record and tells no other one: "errei, foi 60", "o mercado foi 60", "muda pra 60". "Gastei 60 no mercado"
 * tells a second expense, and "foi 60 no dentista" another one.
 *
 * @param stems words that name the record, as it was and as it is to be
 */
export function correctsRecord(order: string, stems: ReadonlySet<string>): boolean {
  const folded = fold(order);
  if (admitsError(folded) || CHANGES.test(folded)) return true;
  // "olhei o extrato, foi 60": the clause with the figure tells what it was.
  const clauses = folded.split(/[,:;.!?]\s+/);
  const told = clauses.findLast((clause) => /\d/.test(clause)) ?? folded;
  if (TELLS_ANEW.test(told)) return false;
  const named = meaningStems(told).filter((stem) => !NAMELESS_STEMS.has(stem));
  return named.length === 0 || named.some((stem) => isStemSaid(stem, stems));
}

/** "põe em lazer", "muda a data", "metade é da Ana": something is to be another way than it was offered. */
const ANOTHER_WAY = new RegExp(
  [
    String.raw`\b(?:mud|troc|ajust|ajeit|arrum|corrig|corrij)[a-z]+ (?:pr[ao]|o|a|em|n[oa]|isso|\d)\b`,
    String.raw`\b(?:poe|bota|coloca) (?:em|n[oa]|como|[a-z]+ n[oa] (?:nome|lugar))\b`,
    String.raw`\bmetade\b|\bdivid[aei]\w*\b|\bmenos \d|\b(?:esta|ta) errad[oa]\b|\bcom (?:outro|outra|a data|o nome)\b`,
  ].join("|"),
);
/** "sim, já registrei no caderno", "sim, quem pagou foi a Ana": it is not to be written. */
const NOT_TO_WRITE = new RegExp(
  [
    String.raw`\bja (?:tinha )?(?:registr|anot|lanc)[a-z]+(?: (?:isso|ess[ea]|n[oa]|em|aqui|ai|la)\b|\W*$)`,
    String.raw`\bja esta(?:va)? (?:registr|anot|lanc)|\bquem pagou foi\b|\bfoi (?:o|a) [a-z]+ que pagou\b`,
  ].join("|"),
);

/**
 * Whether an answer agrees to something else than what was offered.
 *
 * @param answer the whole message, folded
 * @param about its clauses about what was offered, folded
 */
export function agreesToSomethingElse(answer: string, about: readonly string[]): boolean {
  return NOT_TO_WRITE.test(answer) || about.some((clause) => ANOTHER_WAY.test(clause));
}
