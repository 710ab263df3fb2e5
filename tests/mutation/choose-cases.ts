import type { Mutant } from "./mutants.ts";
import type { Case } from "./survey.ts";

/** Who calls each function, by the names of functions without their schema. */
export type Callers = Map<string, string[]>;

/** How many tests a mutant is shown at most. */
const MOST = 3;
/** How far up its callers a function is looked for. */
const LEVELS = 4;

/**
 * The tests that should see a mutant, the surest and then the quickest first. Surest are those in which its guard has refused or its
 * constraint was violated. Otherwise they are those whose file names its function, the nearest caller that any file names, or its
 * table; of the latter, first those that have most of the words of its trigger or constraint (`enter_safety`: "safety").
 *
 * @returns none for a guard that can only refuse and has refused in no test: without it, all tests run as they did
 */
export function chooseCases(mutant: Mutant, cases: Case[], texts: Map<string, string>, callers: Callers): Case[] {
  const { place, table } = mutant;
  const object = mutant.name.slice(mutant.name.indexOf(".") + 1);
  const sure = cases.filter(({ refused, violated }) =>
    place ? refused.includes(place) : table !== null && violated.includes(object)
  );
  if (sure.length > 0) return quickest(sure);
  if (mutant.kind === "guard dropped" && onlyRefuses(mutant)) return [];
  for (const words of wordsOf(mutant, callers)) {
    const patterns = words.map((word) => new RegExp(`\\b${word}\\b`));
    const naming = cases.filter(({ file }) => patterns.some((pattern) => pattern.test(texts.get(file) ?? "")));
    if (naming.length === 0) continue;
    if (table === null) return quickest(naming);
    const about = partsOf(object, table);
    const scores = new Map(naming.map((one) => [one, scoreOf(texts.get(one.file) ?? "", about)]));
    return naming.toSorted((a, b) => scores.get(b)! - scores.get(a)! || a.ms - b.ms).slice(0, MOST);
  }
  return [];
}

/** Whether all that the guard of a mutant does is to raise, by private.raise(). */
function onlyRefuses({ name }: Mutant): boolean {
  return /: (raise|check_|expect_few|expect_room|refuse_)/.test(name);
}

/** The words of a trigger's or constraint's name that say what it is about. */
function partsOf(object: string, table: string): string[] {
  const rest = object.startsWith(`${table}_`) ? object.slice(table.length + 1) : object;
  return [rest, ...rest.split("_")].filter((part) => part.length > 3 && !/^check\d*$/.test(part));
}

function scoreOf(text: string, parts: string[]): number {
  return parts.reduce((score, part) => score + Math.min(text.split(part).length - 1, 3), 0);
}

function quickest(cases: Case[]): Case[] {
  return cases.toSorted((a, b) => a.ms - b.ms).slice(0, MOST);
}

/** What tests would name, the most specific first. */
function wordsOf(mutant: Mutant, callers: Callers): string[][] {
  if (mutant.table !== null) return [[mutant.table]];
  const name = /^(?:\w+\.)?(\w+)/.exec(mutant.name)![1]!;
  const levels = [[name]];
  for (let level = 1; level < LEVELS; level++) levels.push(levels.at(-1)!.flatMap((one) => callers.get(one) ?? []));
  return levels.filter((words) => words.length > 0);
}
