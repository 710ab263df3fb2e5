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
    name: /^private\.check_knowledge\(.*: raise content_too_long, /,
    because: "the trigger knowledge_items_bounds refuses the same with the same code",
  },
  {
    kind: "guard dropped",
    name: /^public\.add_knowledge\(.*: check_slot, /,
    because: "private.apply_slot_rules() checks the slot again when the row is written",
  },
  {
    kind: "guard dropped",
    name: /^private\.check_metric\(.*: raise future_date, /,
    because: "the trigger tracking_entries_not_in_future refuses the same",
  },
  {
    kind: "guard dropped",
    name: /^private\.target_reminder\(.*: raise reminder_not_found, line 6$/,
    because: "without it no reminder is found either, which the same function refuses with the same code",
  },
];

/** Why it is no loss that nothing catches a mutant; undefined: it is one. */
export function acceptedBecause({ kind, name }: Pick<Mutant, "kind" | "name">): string | undefined {
  return ACCEPTED.find((one) => one.kind === kind && one.name.test(name))?.because;
}
