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
];

/** Why it is no loss that nothing catches a mutant; undefined: it is one. */
export function acceptedBecause({ kind, name }: Pick<Mutant, "kind" | "name">): string | undefined {
  return ACCEPTED.find((one) => one.kind === kind && one.name.test(name))?.because;
}
