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
