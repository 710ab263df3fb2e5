import { readReply } from "../../language/commands/confirmation.ts";
import { opensWithYes } from "../../language/commands/correction.ts";
import { isNamedIn } from "../../memory/meaning.ts";
import { fold } from "../../language/fold.ts";

const HOLDS = new RegExp(
  String.raw`\b(?:sim|isso mesmo|isso ai|exat[oa]|exatamente|cert[oa]s?|certinh[oa]s?|corret[oa]s?|verdade|` +
    String.raw`confirm\w+|confere|continu\w+|ainda|acert\w+|perfeit[oa]|procede|segue|sigo|mantem)\b`,
);
const DENIES = /\b(?:nao|nunca|jamais|nem|nada|errad[oa]s?|errou|mentira|mudou|mudei)\b/;
const CLAUSE_END = /[,;]|\s(?:e|mas|so que)\s/;

/**
 * Whether words of the person may well confirm something that is known: they agree, or say it again, and neither ask nor
 * deny. A quote is read clause by clause.
 *
 * @param sentence the whole sentence around the quote
 * @param known what is said to be confirmed, as far as it has been read
 */
export function confirmsKnown(quote: string, sentence: string, known: readonly string[]): boolean {
  if (sentence.trimEnd().endsWith("?")) return false;
  const clauses = fold(sentence).split(CLAUSE_END);
  return fold(quote).split(CLAUSE_END).some((part) => {
    const said = part.trim();
    const clause = clauses.find((one) => one.includes(said)) ?? said;
    return !DENIES.test(clause) && (readReply(said) === "confirm" || opensWithYes(said) || HOLDS.test(said) ||
      known.some((content) => isNamedIn(content, said)));
  });
}
