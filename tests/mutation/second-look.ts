import { fileURLToPath } from "node:url";
import type { Stack } from "../support/stack.ts";
import type { CaseRunner } from "./case-runner.ts";
import { type Callers, chooseCases } from "./choose-cases.ts";
import type { Mutant } from "./mutants.ts";
import type { Results } from "./results.ts";
import { sampleOf } from "./rounds.ts";
import type { Case } from "./survey.ts";
import type { Outcome } from "./write-table.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** A test is given up after four times what it took on the unchanged database, and this. */
const PATIENCE_MS = 20_000;
/** One in so many of those caught is tried again, without and with its change. */
const CONFIRM_ONE_IN = 20;

/** What the second look works with. */
interface Means {
  database: Pick<Stack, "sql">;
  runner: CaseRunner;
  results: Results;
  cases: Case[];
  /** Whether these are all tests. If not, a mutant for which none of them fits counts as not run. */
  whole: boolean;
  /** False when the time is over: the rest is not run. */
  goOn: () => boolean;
}

/**
 * Runs the tests that should see a mutant, each in databases that have this one change. A test that fails there, and passed without
 * it, has caught it.
 *
 * @throws Error when one that was caught is not caught again, or its test fails without it too
 */
export async function lookAgain(
  survivors: Mutant[],
  { database, runner, results, cases, whole, goOn }: Means,
): Promise<Outcome[]> {
  const texts = await readTexts(cases);
  const callers = await readCallers(database);
  const plans = survivors.map((mutant) => ({ mutant, chosen: chooseCases(mutant, cases, texts, callers) }));
  // The cheapest first, so that a run that is broken off has decided as many as possible.
  plans.sort((a, b) => (a.chosen[0]?.ms ?? 0) - (b.chosen[0]?.ms ?? 0));
  const outcomes: Outcome[] = [];
  for (const [at, { mutant, chosen }] of plans.entries()) {
    const outcome = await tryCases(mutant, chosen);
    outcomes.push(outcome);
    const said = outcome.caughtBy === undefined ? "not run" : outcome.caughtBy ?? "survived";
    console.error(`second look: ${at + 1} of ${plans.length}, ${mutant.kind}: ${mutant.name}: ${said}`);
  }
  return outcomes;

  async function tryCases(mutant: Mutant, chosen: Case[]): Promise<Outcome> {
    if (chosen.length === 0 && !whole) return { ...mutant, caughtBy: undefined };
    for (const one of chosen) {
      const test = `${one.file}#${one.test}`;
      let failure = await results.tried(mutant.statement, test);
      if (failure === undefined) {
        if (!goOn()) return { ...mutant, caughtBy: undefined };
        failure = await run(one, mutant.statement);
        if (failure !== null && sampleOf([mutant.name], CONFIRM_ONE_IN, (name) => name).length > 0) {
          await confirm(one, mutant);
        }
        await results.keepTried(mutant.statement, test, failure);
      }
      if (failure !== null) return { ...mutant, caughtBy: `${one.file.replace(/^tests\//, "")}: ${failure}` };
    }
    return { ...mutant, caughtBy: null };
  }

  async function run(one: Case, change: string | null): Promise<string | null> {
    const answer = await runner.run({
      file: `${root}${one.file}`,
      test: one.test,
      change,
      limit: one.ms * 4 + PATIENCE_MS,
    });
    return answer.undecided ? null : answer.failure;
  }

  async function confirm(one: Case, { kind, name, statement }: Mutant): Promise<void> {
    const without = await run(one, null);
    if (without !== null) throw new Error(`${one.file} fails without a change too: ${without}`);
    if (await run(one, statement) === null) {
      throw new Error(`${kind}, ${name}: ${one.file} caught it once, and not again`);
    }
  }
}

async function readTexts(cases: Case[]): Promise<Map<string, string>> {
  const files = [...new Set(cases.map(({ file }) => file))];
  return new Map(
    await Promise.all(files.map(async (file) => [file, await Deno.readTextFile(`${root}${file}`)] as const)),
  );
}

async function readCallers(database: Pick<Stack, "sql">): Promise<Callers> {
  const functions = await database.sql<{ name: string; source: string }>(
    `select p.proname as name, p.prosrc as source from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const callers: Callers = new Map();
  for (const { name, source } of functions) {
    for (const called of new Set([...source.matchAll(/\b(?:private|public)\.(\w+)\s*\(/g)].map(([, one]) => one!))) {
      if (called !== name) callers.set(called, [...callers.get(called) ?? [], name]);
    }
  }
  return callers;
}
