import postgres from "postgres";
import { parseFlags, runTask, StartError } from "../../local/run-task.ts";
import { postgresTypes } from "../../local/parsed-values.ts";
import { startTestServer } from "../postgres/test-server.ts";
import { project } from "../support/snapshot.ts";
import { databaseUrl, onServer, template } from "../support/template.ts";
import { createCaseRunner } from "./case-runner.ts";
import { databaseOver, lookFirst } from "./first-look.ts";
import { readMutants } from "./mutants.ts";
import { openResults, type Results } from "./results.ts";
import { lookAgain } from "./second-look.ts";
import { filesBelow, survey } from "./survey.ts";
import { type Outcome, writeTable } from "./write-table.ts";

const ALL_TESTS = "tests/integration";

const help = `deno task test:mutation [flags]

Takes each guarantee of the database away in turn (policies, row-level security, grants, functions' settings, checks, triggers, guards
within functions, limits) on a real Postgres 17, and sees which tests notice. First the quickest tests look at all; what they do not see
is shown to the integration tests in which its guard has refused, or that name it, each with a database that has this one change.
Prints a table and writes docs/mutation.md. What is known is kept in .cache, so that a run that was broken off goes on, and a run after
a change tries again only the mutants and the tests that changed.

  --kind KIND    only mutants of this kind; writes no file
  --name TEXT    only mutants whose name contains it; writes no file
  --tests PATHS  only these folders and files of tests for the second look, with commas between them
                 (default: ${ALL_TESTS})
  --first        no second look; writes no file
  --anew         use nothing that is known of the database before the last change
  --minutes N    begins no further test after so many; the rest counts as not run
  --help         print this text`;

await runTask(async () => {
  const flags = parseFlags({
    help: { type: "boolean", short: "h" },
    kind: { type: "string" },
    name: { type: "string" },
    tests: { type: "string", default: ALL_TESTS },
    first: { type: "boolean" },
    anew: { type: "boolean" },
    minutes: { type: "string" },
  });
  if (flags.help) return console.info(help);
  if (Deno.env.get("DATABASE_URL")) throw new StartError("it reads its own server's log: unset DATABASE_URL");
  const server = await startTestServer((line) => console.error(line));
  const results = await openResults(flags.anew);
  const until = performance.now() + Number(flags.minutes ?? Infinity) * 60_000;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => results.flush().then(() => server.remove()).finally(() => Deno.exit(130)));
  }
  try {
    const outcomes = await mutate(server.url, results, {
      wanted: ({ kind, name }) => (flags.kind ?? kind) === kind && name.includes(flags.name ?? ""),
      folders: flags.first ? [] : flags.tests.split(","),
      goOn: () => performance.now() < until,
    });
    const table = writeTable(outcomes);
    console.info(table);
    if (!flags.kind && !flags.name && !flags.first) {
      await Deno.writeTextFile(new URL("../../docs/mutation.md", import.meta.url), table);
    }
  } finally {
    await results.flush();
    await server.remove();
  }
});

interface Range {
  wanted: (mutant: Outcome | { kind: string; name: string }) => boolean;
  /** Of the tests for the second look; none: no second look. */
  folders: string[];
  goOn: () => boolean;
}

async function mutate(server: string, results: Results, { wanted, folders, goOn }: Range): Promise<Outcome[]> {
  const name = await template(server, await project.migrations(), await project.seed());
  await onServer(server, (sql) => sql.unsafe(`create database la_test_mutation template ${name}`));
  const connection = postgres(databaseUrl(server, "la_test_mutation"), {
    max: 1,
    onnotice: () => {},
    types: postgresTypes as never,
  });
  const runner = createCaseRunner(server);
  try {
    await connection.unsafe("create extension if not exists pgtap with schema extensions");
    const database = databaseOver(connection);
    const mutants = (await readMutants(database)).filter(wanted);
    const outcomes = await lookFirst(connection, mutants, results);
    const survivors = outcomes.filter(({ caughtBy }) => caughtBy === null);
    if (folders.length === 0 || survivors.length === 0) return outcomes;
    const files = await filesBelow(folders);
    const surveyed = await survey(server, runner, results, files, goOn);
    const whole = surveyed.whole && folders.join() === ALL_TESTS;
    const again = await lookAgain(survivors, { database, runner, results, cases: surveyed.cases, whole, goOn });
    const decided = new Map(again.map((outcome) => [`${outcome.kind} ${outcome.name}`, outcome]));
    return outcomes.map((outcome) => decided.get(`${outcome.kind} ${outcome.name}`) ?? outcome);
  } finally {
    await runner.close();
    await connection.end({ timeout: 5 });
  }
}
