import { runTask } from "../../local/run-task.ts";
import { pushMigrations } from "../support/push-migrations.ts";
import { runTests } from "../support/run-tests.ts";
import { project } from "../support/snapshot.ts";
import { databaseUrl, onServer, template } from "../support/template.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

const help = `deno task test:postgres [files…]

Runs on a real Postgres 17 what only a real one can show: migrations by the Supabase CLI, its linter, advisors and type
generator, pgTAP, pg_cron, several processes; and of the integration tests those whose outcome may be another there (docs/testing.md).
Name files to run any others on it. The server is started for this run (see
deno task postgres:up) and removed afterwards; with DATABASE_URL, that one is used, whose data is then at risk.`;

/**
 * Integration tests whose outcome may be another on a real server, which has roles, locks, a scheduler and many connections of its
 * own. All others run the same SQL on the embedded Postgres.
 */
const DIFFERENT_HERE = [
  // Roles and row-level security.
  "tests/integration/isolation",
  "tests/integration/finance/isolation_test.ts",
  "tests/security/guessed-ids_test.ts",
  // pg_cron, pg_net and Vault.
  "tests/integration/schedule",
  "tests/integration/notifications",
  // Leases, and faults of the connection.
  "tests/integration/faults",
  // Counting at once.
  "tests/integration/limits/rates_test.ts",
  // Large imports under the roles' statement timeouts, and what a dump and a restore keep.
  "tests/integration/portability",
  // Full text, trigrams and vectors, ranked.
  "tests/integration/memory/search-knowledge_test.ts",
  "tests/integration/memory/search-set_test.ts",
  // Undo, whose triggers rely on the order of statements in a transaction.
  "tests/integration/undo",
];

const began = performance.now();

function report(line: string): void {
  console.error(`[${((performance.now() - began) / 1000).toFixed(0)} s] ${line}`);
}

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(help);
  const server = await startTestServer(report);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => server.remove().finally(() => Deno.exit(130)));
  }
  let passed = false;
  try {
    passed = await testOn(server);
  } finally {
    await server.remove();
  }
  Deno.exit(passed ? 0 : 1);
});

async function testOn({ url }: TestServer): Promise<boolean> {
  report("migrating with supabase db push");
  const migrated = await template(url, await project.migrations(), undefined, pushMigrations);
  report("running the tests");
  const { code, tests, steps, pgTap, faults } = await runTests(
    Deno.args.length > 0 ? Deno.args : ["tests/postgres", ...DIFFERENT_HERE],
    { TEST_DATABASE_URL: url },
  );
  const { tables, functions, policies } = await countObjects(databaseUrl(url, migrated));
  console.info(
    `Postgres: ${tables} tables, ${functions} functions, ${policies} policies; ` +
      `${tests} tests with ${steps} steps, ${pgTap} assertions of pgTAP, ${faults} faults at their steps ran`,
  );
  return code === 0;
}

/** What the migrations have made in the schemas public and private. */
interface ObjectCounts {
  tables: number;
  functions: number;
  policies: number;
}

async function countObjects(url: string): Promise<ObjectCounts> {
  return await onServer(url, async (sql) => {
    const [row] = await sql<[ObjectCounts]>`
      with ours as (select oid from pg_namespace where nspname in ('public', 'private'))
      select
        (select count(*)::int from pg_class where relkind in ('r', 'p') and relnamespace in (table ours)) as tables,
        (select count(*)::int from pg_proc where pronamespace in (table ours)) as functions,
        (select count(*)::int from pg_policies where schemaname in ('public', 'private')) as policies`;
    return row;
  });
}
