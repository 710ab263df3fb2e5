import { parseFlags, runTask } from "../run-task.ts";
import { removeCluster, stopCluster } from "./cluster.ts";
import { findInstallation } from "./find-installation.ts";

const help = `deno task postgres:down [flags]

Stops the Postgres server that deno task postgres:up started. The installed programs stay.

  --remove  delete the server's data too
  --help    print this text`;

await runTask(async () => {
  const flags = parseFlags({ help: { type: "boolean", short: "h" }, remove: { type: "boolean" } });
  if (flags.help) return console.info(help);
  if (Deno.env.get("DATABASE_URL")) return console.error("DATABASE_URL is set: this task does not stop that server");
  const installation = await findInstallation();
  if (!installation) return console.error("Postgres 17 is not installed");
  if (flags.remove) await removeCluster(installation, "dev");
  else if (!await stopCluster(installation, "dev")) return console.error("Postgres was not running");
  console.error(flags.remove ? "stopped and removed" : "stopped");
});
