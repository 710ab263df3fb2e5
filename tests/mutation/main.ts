import postgres from "postgres";
import { parseFlags, runTask } from "../../local/run-task.ts";
import { postgresTypes } from "../../local/parsed-values.ts";
import { startTestServer } from "../postgres/test-server.ts";
import type { Stack } from "../support/stack.ts";
import { project } from "../support/snapshot.ts";
import { databaseUrl, onServer, template } from "../support/template.ts";
import { type Mutant, readMutants } from "./mutants.ts";
import { type Findings, probe } from "./probes.ts";
import { type Outcome, writeTable } from "./write-table.ts";

const help = `deno task test:mutation [flags]

Takes each guarantee of the database away in turn (policies, row-level security, grants, functions' settings, checks, triggers) and
runs the fastest tests that should see it, all on a real Postgres 17 in one process. Prints a table and writes docs/mutation.md. First
the unchanged database is looked at: what is found there counts for no mutant.

  --kind KIND  only mutants of this kind; writes no file
  --help       print this text`;

await runTask(async () => {
  const flags = parseFlags({ help: { type: "boolean", short: "h" }, kind: { type: "string" } });
  if (flags.help) return console.info(help);
  const server = await startTestServer((line) => console.error(line));
  try {
    const outcomes = await mutate(server.url, flags.kind);
    const table = writeTable(outcomes);
    console.info(table);
    if (!flags.kind) await Deno.writeTextFile(new URL("../../docs/mutation.md", import.meta.url), table);
  } finally {
    await server.remove();
  }
});

/** Tries every mutant on one copy, each in a transaction that is rolled back. */
async function mutate(server: string, kind: string | undefined): Promise<Outcome[]> {
  const name = await template(server, await project.migrations(), await project.seed());
  await onServer(server, (sql) => sql.unsafe(`create database la_test_mutation template ${name}`));
  const connection = postgres(databaseUrl(server, "la_test_mutation"), {
    max: 1,
    onnotice: () => {},
    types: postgresTypes as never,
  });
  try {
    await connection.unsafe("create extension if not exists pgtap with schema extensions");
    const database = databaseOver(connection);
    const mutants = (await readMutants(database)).filter((mutant) => kind === undefined || mutant.kind === kind);
    const outcomes: Outcome[] = [];
    for (const round of roundsOf(mutants)) {
      const always = await control(connection, database, round[0]!);
      outcomes.push(...await tryRound(connection, database, round, always));
      console.error(`${outcomes.length} of ${mutants.length}`);
    }
    return outcomes;
  } finally {
    await connection.end({ timeout: 5 });
  }
}

/**
 * What is found in the unchanged database.
 *
 * @throws Error if pgTAP finds anything there: then it could not be told what finds a mutant
 */
async function control(connection: postgres.Sql, database: Pick<Stack, "sql">, mutant: Mutant): Promise<Findings> {
  const about = mutant.kind === "check dropped" ? mutant : { kind: mutant.kind, table: null };
  const found = await rolledBack(connection, () => probe(database, about));
  if (mutant.kind !== "check dropped" && found.length > 0) {
    throw new Error(`the unchanged database fails already: ${found.slice(0, 5).join("; ")}`);
  }
  return found;
}

/**
 * Puts mutants together that are tried at once. Assertions of pgTAP name the table or function that they are about, so that of each
 * table and each function one mutant is tried at a time. Checks and triggers are tried one by one.
 */
function roundsOf(mutants: Mutant[]): Mutant[][] {
  const rounds = new Map<string, Mutant[]>();
  const tried = new Map<string, number>();
  for (const [at, mutant] of mutants.entries()) {
    const subject = `${mutant.kind} ${mutant.table ?? mutant.name.replace(/ to \w+$/, "")}`;
    const turn = tried.get(subject) ?? 0;
    tried.set(subject, turn + 1);
    const alone = mutant.kind === "check dropped" || mutant.kind === "trigger dropped";
    const round = alone ? `${at}` : `${mutant.kind} ${turn}`;
    rounds.set(round, [...rounds.get(round) ?? [], mutant]);
  }
  return [...rounds.values()];
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
    const about = round.length === 1 ? round[0]! : { kind: round[0]!.kind, table: null };
    return await probe(database, about);
  });
  const seen = found.filter((one) => !always.includes(one));
  return round.map((mutant) => ({
    ...mutant,
    caughtBy: seen.find((one) => round.length === 1 || names(one, mutant)) ?? null,
  }));
}

/** Whether an assertion is about the table, policy or function that was changed. */
function names(assertion: string, { name, table }: Mutant): boolean {
  if (table === null) return assertion.startsWith(`${name.replace(/ to \w+$/, "")} `);
  const policy = name.slice(name.indexOf(".") + 1);
  return [table, `public.${table}`, `private.${table}`, policy].some((one) => assertion.startsWith(`${one}:`));
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
function databaseOver(connection: postgres.Sql): Pick<Stack, "sql"> {
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
