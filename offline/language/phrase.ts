import type { VerbSense } from "./verbs.ts";
import { verbLexicon, type VerbTense } from "./verb-lexicon.ts";
import { vocabulary } from "./spell.ts";
import { NOUNS, type NounSense } from "./nouns.ts";

/** A plain word in a pattern, with the `?` of an optional plural s. A stem that is followed by more pattern does not count. */
const WORD = /(?<![a-z\]{@:])([a-z]{5,})(?![a-z[{:\]*+}])(\?)?/g;

const TENSES: Record<string, readonly VerbTense[]> = {
  did: ["did"],
  past: ["did", "they-did"],
  they: ["they-did", "they-do"],
  now: ["do", "they-do"],
  ask: ["they-do", "please", "to-do"],
  inf: ["to-do"],
  doing: ["doing"],
  done: ["done"],
  would: ["would", "if", "will"],
  any: [],
};

/**
 * Builds a pattern over a clause's keys, which are folded words separated by spaces. `{pay:did}` stands for the past
 * first-person forms of the verbs that mean "pay", `{pay}` for all their forms, `{@bill}` for the nouns of a kind. Only whole
 * words match. The words of the pattern are added to the vocabulary of the spelling correction.
 */
export function phrase(source: string): RegExp {
  for (const [, word = "", plural] of source.matchAll(WORD)) {
    vocabulary.add(word);
    if (plural !== undefined) vocabulary.add(word.slice(0, -1));
  }
  const expanded = source.replace(
    /\{(@?)([a-z-]+)(?::([a-z]+))?\}/g,
    (whole, noun: string, sense: string, tense = "any") => {
      if (noun !== "") return alternation(NOUNS[sense as NounSense]?.split(",") ?? fail(whole));
      const tenses = TENSES[tense] ?? fail(whole);
      return alternation(verbLexicon.words(sense as VerbSense, tenses));
    },
  );
  return new RegExp(`(?<![a-z])(?:${expanded})(?![a-z])`);
}

/** Builds several patterns with {@link phrase}, by name. */
export function phrases<Name extends string>(sources: Record<Name, string>): Record<Name, RegExp> {
  const entries = Object.entries<string>(sources).map(([name, source]) => [name, phrase(source)]);
  return Object.fromEntries(entries) as Record<Name, RegExp>;
}

/** Builds patterns with {@link phrase} from lines of `name :: pattern`, in their order. */
export function phraseTable<Name extends string = string>(table: string): [Name, RegExp][] {
  return table.trim().split("\n").map((line) => {
    const at = line.indexOf(" :: ");
    return [line.slice(0, at) as Name, phrase(line.slice(at + 4))];
  });
}

function alternation(words: readonly string[]): string {
  // Longest first, so that "conta de luz" is found before "conta".
  return `(?:${words.map((word) => word.trim()).filter(Boolean).sort((a, b) => b.length - a.length).join("|")})`;
}

function fail(whole: string): never {
  throw new Error(`Unknown slot ${whole}`);
}
