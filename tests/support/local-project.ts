import { fileURLToPath } from "node:url";
import { dev, type ProjectPaths } from "../../local/dev.ts";

const folder = fileURLToPath(new URL("./local-project/", import.meta.url));

/** A tiny project for tests of the stack. */
export const localProject: ProjectPaths = {
  migrations: `${folder}migrations`,
  seed: `${folder}seed.sql`,
  functions: `${folder}functions`,
};

// Run as a program, this is `deno task dev` for that project, without the web client. MIGRATIONS may name another folder of migrations.
if (import.meta.main) {
  await dev(["--no-web", ...Deno.args], {
    ...localProject,
    migrations: Deno.env.get("MIGRATIONS") ?? localProject.migrations,
  });
}
