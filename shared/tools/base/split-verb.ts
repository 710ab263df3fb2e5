import { fold } from "../../text/fold.ts";
import { isThirdPerson, thirdPersonOf } from "./verb-forms.ts";

/** A sentence without subject: words before the verb ("não", "se"), the verb in the third person, the rest. */
export interface VerbPhrase {
  before: string;
  verb: string;
  rest: string;
  /** The text had the verb in the first person. */
  firstPerson: boolean;
}

const SUBJECT = /^(?:eu|ela|ele|você|(?:(?:a|o)\s+)?(?:pessoa\s+)?usuári[ao](?:\(a\))?)\s+(?=\S)/i;
const BEFORE_VERB = new Set(
  "nao nunca ja tambem sempre ainda so quase raramente geralmente normalmente agora hoje atualmente se me".split(" "),
);

/** Splits a sentence that begins with its verb, or with the user as its subject; null for any other. */
export function splitVerb(sentence: string): VerbPhrase | null {
  const words = sentence.trim().replace(SUBJECT, "").split(/\s+/);
  const at = words.findIndex((word) => !BEFORE_VERB.has(fold(word)));
  const verb = words[at];
  if (at < 0 || at > 3 || verb === undefined) return null;
  const reflexive = /^(\p{L}+)-[sm]e$/u.exec(verb)?.[1];
  const bare = reflexive ?? verb;
  const third = thirdPersonOf(bare);
  if (third === null && !isThirdPerson(bare)) return null;
  const before = words.slice(0, at).map((word) => fold(word) === "me" ? "se" : word.toLowerCase());
  if (reflexive !== undefined) before.push("se");
  return {
    before: before.join(" "),
    verb: third ?? bare.toLowerCase(),
    rest: words.slice(at + 1).join(" "),
    firstPerson: third !== null && !isThirdPerson(bare),
  };
}
