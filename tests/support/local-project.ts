import { fileURLToPath } from "node:url";
import { runCommand } from "../../local/run-command.ts";
import type { ProjectPaths } from "../../local/run-dev.ts";

const folder = fileURLToPath(new URL("./local-project/", import.meta.url));

/** A tiny project, for tests of the stack itself. */
export const localProject: ProjectPaths = {
  migrations: `${folder}migrations`,
  seed: `${folder}seed.sql`,
  functions: `${folder}functions`,
};

// Run as a program it is `deno task dev` for that project; MIGRATIONS names another folder of them.
if (import.meta.main) {
  await runCommand(Deno.args, { ...localProject, migrations: Deno.env.get("MIGRATIONS") ?? localProject.migrations });
}
