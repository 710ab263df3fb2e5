import { fileURLToPath } from "node:url";
import { listMigrations, type Migration } from "../../local/list-migrations.ts";

/** The project's own files, for tests. */
export const project = {
  root: fileURLToPath(new URL("../../", import.meta.url)),
  migrations: (): Promise<Migration[]> => listMigrations(path("supabase/migrations")),
  seed: (): Promise<string> => Deno.readTextFile(path("supabase/seed.sql")),
};

function path(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url));
}
