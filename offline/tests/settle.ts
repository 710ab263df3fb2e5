import { SLOTS } from "../../shared/memory/slots.ts";
import { fold } from "../../shared/language/fold.ts";
import { stemWord } from "../../shared/language/stem-word.ts";
import type { Fact } from "../facts/facts-of.ts";

/**
 * Whether a later fact of the same person supersedes a known one, as SQL settles it on columns: a small
 * likeness for tests of the stand-in; tests/postgres and tests/integration hold the real rule.
 */
export function supersedes(known: Fact, told: Fact): boolean {
  if (known.slot === null || known.slot !== told.slot || (known.subject ?? "") !== (told.subject ?? "")) return false;
  const { kind } = SLOTS[told.slot];
  const same = told.holds === known.holds && equal(told.value ?? "", known.value ?? "");
  switch (kind) {
    case "single":
      // What ended was this one only if it says so: "não moro mais em Recife" ends Recife.
      return told.holds ? !same : told.value === null || equal(told.value, known.value ?? "");
    case "measured":
      return !same;
    case "keyed":
      return sameKey(known, told) && told.holds !== known.holds;
    case "goal":
      return sameKey(known, told) && known.value === "open" && told.value !== "open";
  }
}

function sameKey(one: Fact, other: Fact): boolean {
  const [a, b] = [stemmed(one.key ?? ""), stemmed(other.key ?? "")];
  return a === b || likeness(a, b) >= 0.6;
}

/** As pg_trgm's similarity(). */
function likeness(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / (a.size + b.size - shared);
}

function trigrams(text: string): Set<string> {
  return new Set(
    text.split(/\W+/).flatMap((word) => {
      const padded = `  ${word} `;
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
    }),
  );
}

function stemmed(text: string): string {
  return fold(text).split(/\s+/).map(stemWord).join(" ");
}

function equal(one: string, other: string): boolean {
  return fold(one) === fold(other);
}
