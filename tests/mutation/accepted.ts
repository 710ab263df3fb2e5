import type { Mutant } from "./mutants.ts";

/** A guarantee that another one repeats, so that no test can miss it. */
interface Accepted {
  kind: Mutant["kind"];
  name: RegExp;
  /** What holds without it. */
  because: string;
}

const ACCEPTED: Accepted[] = [
  {
    kind: "policy opened",
    name: /^(slots\.slots_select|slot_words\.slot_words_select)$/,
    because: "it lets every signed-in person read already, so that nothing is changed",
  },
  {
    kind: "guard dropped",
    name: /: expect_time, /,
    because:
      "Postgres ends the statement after its role's limit (postgres/statement-timeout_test.ts); only PGlite needs the guard",
  },
  {
    kind: "guard dropped",
    name: /^public\.\w+\(.*: expect_short, /,
    because:
      "integration/limits/texts_test.ts sends every text argument longer than any bound: a later guard refuses it as well",
  },
  {
    kind: "guard dropped",
    name: /^private\.link_item\(.*: raise content_too_long, /,
    because: "all its callers bound the description by expect_short() first, with the same code",
  },
  {
    kind: "guard dropped",
    name: /^public\.read_for_template\(.*: check_account, /,
    because: "get_template() and template_context(), which it calls first, ask for the account",
  },
  {
    kind: "guard dropped",
    name: /^public\.(?:read_for_assistant|save_own_pack)\(.*: check_account, /,
    because: "private.count_use(), which it calls next, asks for the account",
  },
  {
    kind: "guard dropped",
    name: /^public\.tools_for_assistant\(.*: raise unauthenticated, /,
    because: "private.check_account(), which it calls next, refuses with the same code and sentence",
  },
];

/** Why it is no loss that nothing catches a mutant; undefined: it is one. */
export function acceptedBecause({ kind, name }: Pick<Mutant, "kind" | "name">): string | undefined {
  return ACCEPTED.find((one) => one.kind === kind && one.name.test(name))?.because;
}
