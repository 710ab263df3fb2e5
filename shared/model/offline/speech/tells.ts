import { phrase } from "../language/phrase.ts";
import { isVerb } from "../reading/is-verb.ts";
import type { Reading } from "../reading/reading.ts";

const SOMEBODY = phrase(
  "eu|a gente|me|comigo|meus?|minhas?|noss[oa]s?|{@kin}|NAME|el[ea]s?|to|tava|sou|era|tenho|tinha|vou|fui|ando|fiquei|[a-z]{3,}(?:ei|amos|emos|imos)",
);

/** Whether a message tells something of the user's life: a sentence about somebody, which asks and orders nothing. */
export function tells({ clauses, keys }: Reading): boolean {
  if (clauses.some(({ asks }) => asks) || keys.split(" ").length < 3) return false;
  return SOMEBODY.test(keys) &&
    (keys.split(" ").some(isVerb) || /(?:^| )[a-z]{3,}(?:ei|ou|eu|iu|ndo)(?: |$)/.test(keys));
}
