import type postgres from "postgres";
import type { Stack } from "../support/stack.ts";
import type { Mutant } from "./mutants.ts";
import { type About, type Findings, probe, probed } from "./probes.ts";
import { FIRST_LOOK, type Results } from "./results.ts";
import { names, roundsOf, sampleOf, subjectOf } from "./rounds.ts";
import type { Outcome } from "./write-table.ts";

/** One in so many of those caught in company is tried again alone. */
const CONFIRM_ONE_IN = 20;

/**
 * Tries mutants in one database, each round in a transaction that is rolled back, with the quickest tests that should see it. A
 * finding counts for the mutant that it names, and only if the unchanged database shows none like it.
 *
 * @throws Error when one caught in company of others is not caught alone
 */
export async function lookFirst(connection: postgres.Sql, mutants: Mutant[], results: Results): Promise<Outcome[]> {
  const database = databaseOver(connection);
  const controls = new Map<string, Findings>();
  const outcomes: Outcome[] = [];
  const together: Outcome[] = [];
  let said = performance.now();
  for (const round of roundsOf(mutants)) {
    const known = await readKnown(results, round);
    if (known) {
      outcomes.push(...known);
      continue;
    }
    const about = aboutOf(round);
    const key = JSON.stringify(about);
    if (!controls.has(key)) controls.set(key, await control(connection, database, about));
    const tried = await tryRound(connection, database, round, controls.get(key)!);
    if (round.length > 1) together.push(...tried.filter(({ caughtBy }) => caughtBy !== null));
    for (const { statement, caughtBy } of tried) await results.keepTried(statement, FIRST_LOOK, caughtBy ?? null);
    outcomes.push(...tried);
    if (performance.now() - said > 10_000) {
      said = performance.now();
      console.error(`first look: ${outcomes.length} of ${mutants.length}`);
    }
  }
  for (const mutant of sampleOf(together, CONFIRM_ONE_IN, ({ name }) => name)) {
    const [alone] = await tryRound(connection, database, [mutant], []);
    if (alone!.caughtBy === null) {
      throw new Error(`${mutant.kind}, ${mutant.name}: caught in company of others, not alone`);
    }
  }
  return outcomes;
}

async function readKnown(results: Results, round: Mutant[]): Promise<Outcome[] | null> {
  const known: Outcome[] = [];
  for (const mutant of round) {
    const caughtBy = probed(mutant) ? await results.tried(mutant.statement, FIRST_LOOK) : null;
    if (caughtBy === undefined) return null;
    known.push({ ...mutant, caughtBy });
  }
  return known;
}

/**
 * What is found in the unchanged database.
 *
 * @throws Error if pgTAP finds anything there: then it could not be told what finds a mutant
 */
async function control(
  connection: postgres.Sql,
  database: Pick<Stack, "sql">,
  about: About,
): Promise<Findings> {
  const found = await rolledBack(connection, () => probe(database, about));
  if (about.kind !== "check dropped" && found.length > 0) {
    throw new Error(`the unchanged database fails already: ${found.slice(0, 5).join("; ")}`);
  }
  return found;
}

/** What is found with the mutants and not without them, for each the first thing that names it; null: it survived. */
async function tryRound(
  connection: postgres.Sql,
  database: Pick<Stack, "sql">,
  round: Mutant[],
  always: Findings,
): Promise<Outcome[]> {
  const found = await rolledBack(connection, async () => {
    for (const { statement } of round) await connection.unsafe(statement);
    return await probe(database, aboutOf(round));
  });
  const seen = found.filter((one) => !always.includes(one));
  return round.map((mutant) => ({ ...mutant, caughtBy: seen.find((one) => names(one, mutant)) ?? null }));
}

/** A mutant that is tried alone is looked at alone. */
function aboutOf(round: Mutant[]): About {
  const [{ kind, ...first }] = round as [Mutant];
  if (round.length > 1) return { kind, table: null, signature: null };
  const ofFunction = first.table === null && kind.startsWith("function");
  return { kind, table: first.table, signature: ofFunction ? subjectOf({ kind, ...first }) : null };
}

async function rolledBack<T>(connection: postgres.Sql, work: () => Promise<T>): Promise<T> {
  await connection.unsafe("begin");
  try {
    return await work();
  } finally {
    await connection.unsafe("rollback");
  }
}

/** Runs statements within the transaction; one that fails leaves the transaction as it was. */
export function databaseOver(connection: postgres.Sql): Pick<Stack, "sql"> {
  return {
    async sql<T>(query: string, parameters?: unknown[]): Promise<T[]> {
      if (parameters === undefined) {
        const answers = await connection.unsafe(query).simple();
        return ([...answers] as unknown[]).flat() as T[];
      }
      await connection.unsafe("savepoint before");
      try {
        return [...await connection.unsafe(query, parameters as never[])] as T[];
      } catch (error) {
        await connection.unsafe("rollback to before");
        throw error;
      }
    },
  };
}
