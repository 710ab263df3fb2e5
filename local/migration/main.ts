import { fileURLToPath } from "node:url";
import { checkServer } from "../postgres/check-server.ts";
import { removeCluster, startCluster } from "../postgres/cluster.ts";
import { ensureInstallation } from "../postgres/find-installation.ts";
import { parseFlags, runTask, StartError } from "../run-task.ts";
import { writeBaseline } from "./baseline.ts";
import { nextStep, writeStep } from "./write-step.ts";

const help = `deno task migration NAME | --baseline

Brings supabase/migrations to what supabase/schemas says.

  NAME        writes supabase/migrations/<time>_NAME.sql: the difference between the database that the migrations make and
              the one that the schema files make, as the Supabase CLI's pg-delta finds it. Needs Postgres 17, which is
              installed on the first run (see deno task postgres:up), or the server of DATABASE_URL. Text search
              configurations, rows, cron jobs, extensions and triggers on auth's tables are not found that way: those
              that changed stand in the file as comments, to be written out by hand. Read it before you commit it.
  --baseline  writes the baseline anew from the schema files: until the first release there is nothing else. Needs nothing.`;

const root = fileURLToPath(new URL("../../", import.meta.url));

await runTask(async () => {
  const names = Deno.args.filter((arg) => !arg.startsWith("-"));
  const flags = parseFlags(
    { help: { type: "boolean", short: "h" }, baseline: { type: "boolean" } },
    Deno.args.filter((arg) => arg.startsWith("-")),
  );
  if (flags.help) return console.info(help);
  if (names.length !== (flags.baseline ? 0 : 1)) throw new StartError("either NAME or --baseline; --help says more");
  if (flags.baseline) return console.info(`wrote ${await writeBaseline(root)}`);
  await onServer(async (server) => {
    const { sql, byHand } = await nextStep(root, server);
    if (sql === null) return console.info("nothing to do: the migrations make what the schema files say");
    console.info(`wrote ${await writeStep(root, names[0]!, sql, new Date())}: read it before you commit it`);
    for (const { change, statement } of byHand) {
      console.info(`to be carried by hand, ${change}: ${statement.split("\n")[0]!.slice(0, 100)}`);
    }
  });
});

/** Works on the server of DATABASE_URL, or on a cluster that is gone afterwards. */
async function onServer(work: (server: string) => Promise<void>): Promise<void> {
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
