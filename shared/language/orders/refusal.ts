import { readReply } from "../commands/confirmation.ts";
import { fold } from "../fold.ts";
import { readSentences } from "../sentences.ts";
import { readRestriction } from "./exceptions.ts";
import { NEGATION, TAKES_BACK } from "./fault-words.ts";
import { asksToTakeBackAnything } from "./take-back.ts";

/**
 * Whether a message may refuse something: it denies, takes back or leaves out, whatever it names. What it refuses, the model reads; a
 * message without such words refuses nothing.
 */
export function mayRefuse(message: string): boolean {
  const { only, except } = readRestriction(message, message);
  return only.length + except.length > 0 || asksToTakeBackAnything(message) ||
    readSentences(message).some(({ plain, written }) =>
      NEGATION.test(plain) || TAKES_BACK.test(plain) || readReply(fold(written)) === "reject"
    );
}
