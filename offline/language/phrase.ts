import type { VerbSense } from "./verbs.ts";
import { verbLexicon, type VerbTense } from "./verb-lexicon.ts";
import { vocabulary } from "./spell.ts";
import { NOUNS, type NounSense } from "./nouns.ts";

/** A plain word of a pattern, with the `s?` of a plural; stems that go on are none. */
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
 * A pattern over a clause's keys (folded words, one space apart). `{pay:did}` stands for the past first-person forms of the
 * verbs meaning "pay", `{pay}` for all their forms, `{@bill}` for the nouns of a kind. Only whole words match.
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

/** Patterns by name, each as {@link phrase} makes it. */
export function phrases<Name extends string>(sources: Record<Name, string>): Record<Name, RegExp> {
  const entries = Object.entries<string>(sources).map(([name, source]) => [name, phrase(source)]);
  return Object.fromEntries(entries) as Record<Name, RegExp>;
}

/** Patterns by name, a `name :: pattern` a line, in their order. */
export function phraseTable<Name extends string = string>(table: string): [Name, RegExp][] {
  return table.trim().split("\n").map((line) => {
    const at = line.indexOf(" :: ");
    return [line.slice(0, at) as Name, phrase(line.slice(at + 4))];
  });
}

function alternation(words: readonly string[]): string {
  // Longest first, so that "conta de luz" wins over "conta".
  return `(?:${words.map((word) => word.trim()).filter(Boolean).sort((a, b) => b.length - a.length).join("|")})`;
}

function fail(whole: string): never {
  throw new Error(`Unknown slot ${whole}`);
}
