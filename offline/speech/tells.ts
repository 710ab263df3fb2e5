import { phrase } from "../language/phrase.ts";
import { isVerb } from "../reading/is-verb.ts";
import type { Reading } from "../reading/reading.ts";

const SOMEBODY = phrase(
  "eu|a gente|me|comigo|meus?|minhas?|noss[oa]s?|{@kin}|NAME|el[ea]s?|to|tava|sou|era|tenho|tinha|vou|fui|ando|fiquei|[a-z]{3,}(?:ei|amos|emos|imos)",
);
/** Endings of what was done: "terminei", "mudou", "perdeu"; "bati" only where nothing else can stand. */
const DID =
  /(?:^| )[a-z]{3,}(?:ei|ou|eu|iu|ndo)(?: |$)|^(?:(?:DATE|ontem|hoje|ja|eu|nossa|ai) )*[a-z]+[bcdfgjlmnprstvxz]i /;

/** Whether a message tells something of the user's life: a sentence about somebody, which asks and orders nothing. */
export function tells({ clauses, keys }: Reading): boolean {
  const words = keys.split(" ");
  if (clauses.some(({ asks }) => asks) || words.length < 3) return false;
  return DID.test(keys) || SOMEBODY.test(keys) && words.some(isVerb);
}
