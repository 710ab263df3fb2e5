import { admitsError } from "../commands/correction.ts";
import { fold } from "../fold.ts";
import { isStemSaid, meaningStems } from "../meaning-stems.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

/** Words that say that something is to be another way. */
const CHANGES = new RegExp(
  String
    .raw`\b(?:mud|troc|ajust|ajeit|arrum|consert|atualiz|corrig|corrij|remarc|pass|adi)[a-z]+\b|\b(?:poe|bota|coloca|deixa|esqueci|desculpa)\b|` +
    String
      .raw`\b(?:errei|errad[oa]|engan(?:ei|o)|confundi|na (?:verdade|vdd|real)|alias|ou melhor|perai|pera|nao (?:e|foi|era)|e nao|era|digo)\b`,
);
/** What is told anew: something more, something one did, an order to write down. */
const TELLS_ANEW = new RegExp(
  String
    .raw`\b(?:mais|outr[oa]s?|tambem|tb|tbm|de novo|agora|normalmente|(?:ontem|hoje|semana passada)(?=.* \\d)|sempre|vai (?:dar|ser)|custa)\b|` +
    String.raw`\b(?:[a-z]{2,}ei|registr[ae]|anota|lanca)\b`,
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
const ANOTHER_WAY = [
  String.raw`\b(?:mud|troc|ajust|ajeit|arrum|corrig|corrij)[a-z]+ (?:pr[ao]|o|a|em|n[oa]|isso|\d)\b`,
  String.raw`\b(?:poe|bota|coloca) (?:em|n[oa]|como|[a-z]+ n[oa] (?:nome|lugar))\b`,
  String.raw`\bmetade\b|\bdivid[aei]\w*\b|\bmenos \d|\b(?:esta|ta) errad[oa]\b|\bcom (?:outro|outra|a data|o nome)\b`,
  String.raw`\b(?:mas|so que) (?:e|foi) [a-z]{4,}`,
];
/** "sim, já registrei no caderno", "sim, quem pagou foi a Ana": it is not to be written. */
const NOT_TO_WRITE = [
  String.raw`\bja (?:tinha )?(?:registr|anot|lanc)|\bja esta(?:va)? (?:registr|anot|lanc)`,
  String.raw`\bquem pagou foi\b|\bfoi (?:o|a) [a-z]+ que pagou\b`,
];
const ELSE = new RegExp([...ANOTHER_WAY, ...NOT_TO_WRITE].join("|"));

/** Whether an answer agrees to something else than what was offered. @param folded the answer */
export function agreesToSomethingElse(folded: string): boolean {
  return ELSE.test(folded);
}
