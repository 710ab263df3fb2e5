import { parseFlags, runTask } from "../run-task.ts";
import { checkServer } from "./check-server.ts";
import { startCluster } from "./cluster.ts";
import { ensureInstallation } from "./find-installation.ts";

const help = `deno task postgres:up

Starts Postgres 17 with pgvector, pg_cron, pgTAP and plpgsql_check and prints its URL on stdout. Installs it on the first
run (Debian; needs root) under \${XDG_CACHE_HOME:-~/.cache}/life-assistant/postgres-17. Other clusters of the machine are
left alone. With DATABASE_URL set, that server is checked and its URL printed. --install installs and starts nothing.

  deno task dev --database-url "$(deno task postgres:up)"`;

await runTask(async () => {
  const flags = parseFlags({ help: { type: "boolean", short: "h" }, install: { type: "boolean" } });
  if (flags.help) return console.info(help);
  const given = Deno.env.get("DATABASE_URL");
  if (given) {
    await checkServer(given);
    return console.info(given);
  }
  const report = (line: string) => console.error(line);
  const installation = await ensureInstallation(report);
  if (flags.install) return;
  report(`starting Postgres 17 of ${installation.place}`);
  console.info((await startCluster(installation, "dev")).url);
});
