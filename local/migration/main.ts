import { fileURLToPath } from "node:url";
import { checkServer } from "../postgres/check-server.ts";
import { removeCluster, startCluster } from "../postgres/cluster.ts";
import { ensureInstallation } from "../postgres/find-installation.ts";
import { parseFlags, runTask, StartError } from "../run-task.ts";
import { writeBaseline } from "./baseline.ts";
import { keepRelease } from "./release.ts";
import { nextStep, writeStep } from "./write-step.ts";

const help = `deno task migration NAME | --baseline | --release VERSION

Updates supabase/migrations after a change of supabase/schemas.

  NAME        write a new migration, supabase/migrations/<time>_NAME.sql. It contains the difference between the database
              that the migrations make and the one that the schema files make. Read it before you commit it.
  --baseline  before the first release: rewrite the first migration from the schema files instead
  --release   keep what a database of this version is made of, in tests/fixtures/releases, so that each later one is tested on it
  --help      print this text

NAME needs Postgres 17: the server of DATABASE_URL, or one that is installed on the first run (deno task postgres:up --help).
The difference comes from pg-delta, a part of the Supabase CLI. It does not find text search configurations, rows, cron jobs,
extensions and triggers on tables of auth. Where those changed, the new file has comments, and you write the SQL yourself.

Example: deno task migration add_bill_note`;

const root = fileURLToPath(new URL("../../", import.meta.url));

await runTask(async () => {
  const names = Deno.args.filter((arg) => !arg.startsWith("-"));
  const flags = parseFlags(
    { help: { type: "boolean", short: "h" }, baseline: { type: "boolean" }, release: { type: "boolean" } },
    Deno.args.filter((arg) => arg.startsWith("-")),
  );
  if (flags.help) return console.info(help);
  if (names.length !== (flags.baseline ? 0 : 1) || flags.baseline && flags.release) {
    throw new StartError("give NAME, --baseline or --release VERSION; --help explains them");
  }
  if (flags.release) return console.info(`wrote ${await keepRelease(root, names[0]!)}`);
  if (flags.baseline) return console.info(`wrote ${await writeBaseline(root)}`);
  await withServer(async (server) => {
    const { sql, byHand } = await nextStep(root, server);
    if (sql === null) return console.info("nothing to do: the migrations match the schema files");
    console.info(`wrote ${await writeStep(root, names[0]!, sql, new Date())}: read it before you commit it`);
    for (const { change, statement } of byHand) {
      console.info(`write this by hand, ${change}: ${statement.split("\n")[0]!.slice(0, 100)}`);
    }
  });
});

/** Uses the server of DATABASE_URL, or starts a cluster and removes it afterwards. */
async function withServer(work: (server: string) => Promise<void>): Promise<void> {
  const given = Deno.env.get("DATABASE_URL");
  if (given) {
    await checkServer(given);
    return await work(given);
  }
  const installation = await ensureInstallation((line) => console.error(line));
  const name = `migration-${Deno.pid}`;
  try {
    await work((await startCluster(installation, name, { throwaway: true })).url);
  } finally {
    await removeCluster(installation, name);
  }
}
