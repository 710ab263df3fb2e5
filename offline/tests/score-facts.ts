import { extractFacts } from "../facts/extract-facts.ts";
import type { Fact } from "../facts/facts-of.ts";
import { fold } from "../../shared/language/fold.ts";

/** A message and everything that should be learned from it, nothing when the list is empty. */
export interface FactCase {
  text: string;
  expect: ExpectedFact[];
}

/** A fact as it is looked for: any of the types and areas ("*" is any area), folded words that its content has to hold. */
interface ExpectedFact {
  type: string[];
  area: string[];
  has: string[];
  /** Whom it is about, the user when missing; "*" is anybody. */
  person?: string;
}

/** How much of what was labelled is found, and how much of what is found was labelled. */
export interface Score {
  precision: number;
  recall: number;
  found: number;
  missed: string[];
  extra: string[];
}

/** The day on which the labelled sentences are said. */
export const TODAY = "2026-11-20";

export async function readFactCases(name: string): Promise<FactCase[]> {
  const text = await Deno.readTextFile(new URL(`../corpora/${name}.jsonl`, import.meta.url));
  return text.split("\n").filter(Boolean).map((line) => JSON.parse(line));
}

/** Scores the rules on labelled messages, fact by fact. */
export function scoreFacts(cases: readonly FactCase[]): Score {
  const missed: string[] = [];
  const extra: string[] = [];
  let found = 0;
  for (const { text, expect } of cases) {
    const left = [...extractFacts(text, TODAY)];
    for (const wanted of expect) {
      const at = left.findIndex((fact) => fits(fact, wanted));
      if (at < 0) {
        missed.push(`${text} ✗ ${wanted.has.join(" ")}`);
        continue;
      }
      left.splice(at, 1);
      found++;
    }
    extra.push(...left.map(({ content, subject }) => `${text} + ${subject ?? ""}: ${content}`));
  }
  return { precision: found / (found + extra.length), recall: found / (found + missed.length), found, missed, extra };
}

function fits({ content, subject }: Fact, { has, person: wanted }: ExpectedFact): boolean {
  const said = fold(content).replace(/-/g, " ");
  const denies = (words: string) => /(?:^| )(?:nao|nunca)(?: |$)/.test(words);
  if (denies(said) !== denies(has.join(" ")) || !has.every((word) => said.includes(word.replace(/-/g, " ")))) {
    return false;
  }
  return wanted === undefined ? subject === null : wanted === "*" || fold(subject ?? "") === fold(wanted);
}
