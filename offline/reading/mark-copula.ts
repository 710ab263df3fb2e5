import { isVerb } from "./is-verb.ts";
import type { Unit } from "./unit.ts";

/** After these "e" without its accent is the verb, unless another question word follows: "quem e a Júlia". */
const ASKING = /^(?:quem|qual|quais|quanto|quando|onde|como|nao|que)$/;
const MARK = /^(?:[.!?;,\n…]|que)$/;
const OPENS = /^(?:meu|minha|meus|minhas|o|a|nosso|nossa|esse|essa|este|esta|NAME)$/;
const VALUES = /^(?:NUM|MONEY|TIME|QTY)$/;

/**
 * Finds the verb "é" where it is typed without its accent: after a question word or "não", or in a part of the message that
 * begins with somebody or something and has no other verb ("minha mãe e a Rosa").
 */
export function markCopula(units: readonly Unit[]): Unit[] {
  const marked = units.map((unit, index) => {
    if (unit.key !== "e") return unit;
    const [before, after] = [units[index - 1]?.key ?? "", units[index + 1]?.key ?? ""];
    return ASKING.test(before) && after !== "" && !ASKING.test(after) && !MARK.test(after)
      ? { ...unit, key: "eh" }
      : unit;
  });
  let start = 0;
  for (let i = 0; i <= marked.length; i++) {
    if (i < marked.length && !MARK.test(marked[i]!.key)) continue;
    const at = copulaOf(marked.slice(start, i));
    if (at > 0) marked[start + at] = { ...marked[start + at]!, key: "eh" };
    start = i + 1;
  }
  return marked;
}

/** Index of the "e" that is the verb of a part; -1 when it is the conjunction. */
function copulaOf(part: readonly Unit[]): number {
  const first = part[0]?.key ?? "";
  if (!OPENS.test(first) || part.length < 3 || part.some(({ key }) => isVerb(key))) return -1;
  const at = part.findIndex(({ key }, index) => key === "e" && index > 0);
  if (at < 0 || at > 6 || at === part.length - 1) return -1;
  if (first !== "NAME" && at < 2) return -1;
  return part.slice(0, at).some(({ key }) => VALUES.test(key)) ? -1 : at;
}
