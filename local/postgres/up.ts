import { parseFlags, runTask } from "../run-task.ts";
import { checkServer } from "./check-server.ts";
import { startCluster } from "./cluster.ts";
import { ensureInstallation } from "./find-installation.ts";

const help = `deno task postgres:up [flags]

Starts Postgres 17 with pgvector, pg_cron, pgTAP and plpgsql_check, and prints its URL on stdout. The first run installs it
under \${XDG_CACHE_HOME:-~/.cache}/life-assistant/postgres-17, which needs Debian and root. It does not touch other Postgres
clusters on the machine. Stop it with deno task postgres:down.

With DATABASE_URL set, nothing is installed or started: that server is checked, and its URL is printed.

  --install  only install; start nothing
  --help     print this text

Example: deno task dev --database-url "$(deno task postgres:up)"`;

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
  report(`starting Postgres 17 from ${installation.place}`);
  console.info((await startCluster(installation, "dev")).url);
});
