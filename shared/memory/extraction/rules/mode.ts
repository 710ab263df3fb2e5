import type { Clause } from "../reading/clause.ts";

/**
 * How a clause holds: `now` as a rule, `doing` at this time of life, `change` began, ended or resumed, `past` once, `was` for a
 * time, `will` as a plan, `goal` wanted, `wish` dreamt of, `achieved`, `given-up`, `can`, `know`, `learn`; `none` holds nothing
 * that lasts.
 */
export type Mode =
  | "now"
  | "doing"
  | "change"
  | "past"
  | "was"
  | "will"
  | "goal"
  | "wish"
  | "achieved"
  | "given-up"
  | "can"
  | "know"
  | "learn"
  | "none";

/** How a clause holds, by its tense and the verbs before the main one. */
export function modeOf({ aspects, finite, main }: Clause): Mode {
  const has = (...wanted: string[]) => aspects.some((aspect) => wanted.includes(aspect));
  if (has("consider", "must", "lately")) return "none";
  if (has("wish") || has("want") && /^(?:imperfect|past)$/.test(finite.tense)) return "wish";
  if (has("give-up")) return "given-up";
  if (has("want", "try", "decide")) return "goal";
  if (has("manage")) return finite.tense === "past" ? "achieved" : "can";
  if (has("can")) return "can";
  if (has("know")) return "know";
  // "fui morar em Natal" came about.
  if (has("future") && finite.tense === "past" && /^(?:morar|viver|residir|trabalhar|estudar)$/.test(main.lemma)) {
    return "past";
  }
  if (has("future")) return finite.tense === "present" ? "will" : "none";
  if (has("start", "stop", "again")) return finite.tense === "imperfect" ? "none" : "change";
  if (has("learn")) return "learn";
  if (has("just")) return "past";
  if (has("progressive")) return finite.tense === "present" ? "doing" : "was";
  if (finite.tense === "present") return "now";
  return finite.tense === "past" ? "past" : "was";
}
