import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { contentStems } from "../meaning/meaning.ts";
import { readSentences } from "../sentences.ts";
import { splitIntoClauses } from "./answer-clauses.ts";
import { readRestriction } from "./exceptions.ts";
import { NEGATION, TAKES_BACK } from "./fault-words.ts";
import { NAMELESS_STEMS } from "./order-object.ts";
import { asksToTakeBackAnything } from "./take-back.ts";

/**
 * Whether a message may refuse something: it denies, takes back or leaves out, whatever it names. What it refuses, the model reads; a
 * message without such words refuses nothing. "hoje não comi nada" denies something of its own.
 */
export function mayRefuse(message: string): boolean {
  const { only, except } = readRestriction(message, message);
  return only.length + except.length > 0 || asksToTakeBackAnything(message) ||
    readSentences(message).some(({ plain, written }) =>
      TAKES_BACK.test(plain) && (!NEGATION.test(plain) || deniesNothingElse(plain)) ||
      readReply(fold(written)) === "reject"
    ) ||
    splitIntoClauses(fold(message)).some((clause) =>
      readReply(clause) === "reject" || NEGATION.test(clause) && deniesNothingElse(clause)
    );
}

/** "quinta não quero nada", "não precisa desse aí": a wish or a need that is denied, whatever else is named. */
const WISH_DENIED = /\b(?:nao|nem|num|nunca) (?:[a-z]+ )?(?:quero|queria|precis[a-z]+|vale|serve|gostei)\b/;

/** "não anota não", "agora não": a denial of what was proposed, for it names nothing else that is denied. */
function deniesNothingElse(clause: string): boolean {
  return WISH_DENIED.test(clause) ||
    contentStems(clause.replace(NEGATION, "")).every((stem) => NAMELESS_STEMS.has(stem));
}
