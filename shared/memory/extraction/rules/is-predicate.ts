import { BEING_RULES } from "./being-rules.ts";

/** Whether folded words say what somebody is: "casada", "mãe de dois", "enfermeira no SUS". */
export function isPredicate(keys: string): boolean {
  return BEING_RULES.some(({ verbs, rest, not, type, when }) =>
    verbs === "ser" && type === undefined && when === undefined && rest?.test(keys) && !not?.test(keys)
  );
}
