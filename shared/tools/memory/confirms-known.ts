import { readReply } from "../../language/commands/confirmation.ts";
import { saysStillTrue, saysUntrue } from "../../language/commands/resolution.ts";
import { opensWithYes } from "../../language/commands/correction.ts";
import { isNamedByQuote } from "../../language/meaning/meaning.ts";
import { fold } from "../../language/fold.ts";

const CLAUSE_END = /[,;]|\s(?:e|mas|so que)\s/;

/**
 * Whether a quote of the person confirms something known. One of its clauses must agree ("isso") or say the known thing again, and
 * must not deny it. The sentence must not be a question.
 *
 * @param sentence the whole sentence around the quote
 * @param known contents of the items to be confirmed, as far as they were read
 */
export function confirmsKnown(quote: string, sentence: string, known: readonly string[]): boolean {
  if (sentence.trimEnd().endsWith("?")) return false;
  const clauses = fold(sentence).split(CLAUSE_END);
  return fold(quote).split(CLAUSE_END).some((part) => {
    const said = part.trim();
    const clause = clauses.find((one) => one.includes(said)) ?? said;
    return !saysUntrue(clause) && (readReply(said) === "confirm" || opensWithYes(said) || saysStillTrue(said) ||
      known.some((content) => isNamedByQuote(content, said)));
  });
}
