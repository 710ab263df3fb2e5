import { fileURLToPath } from "node:url";
import type { Database } from "../../local/database.ts";
import { listMigrations } from "../../local/migrate.ts";
import { openPglite } from "../../local/open-pglite.ts";
import { openCronDatabase } from "./open-cron-database.ts";
import { snapshot } from "./snapshot.ts";
import { openCopy, template } from "./template.ts";

/** The initial contents of a test's database. */
export interface TestDatabaseOptions {
  /** A folder of migrations. Default: supabase/migrations. */
  migrations?: string;
  /** True runs supabase/seed.sql; a text is SQL to run. Default: no seed. */
  seed?: boolean | string;
  /** On a Postgres server, use the database in which pg_cron runs jobs. */
  schedule?: boolean;
}

/** Returns a function that opens a fresh database: PGlite in memory, or one on the server of TEST_DATABASE_URL. */
export async function openTestDatabase(options: TestDatabaseOptions): Promise<() => Promise<Database>> {
  const migrations = await listMigrations(options.migrations ?? inProject("supabase/migrations"));
  const seedSql = options.seed === true
    ? await Deno.readTextFile(inProject("supabase/seed.sql"))
    : options.seed || undefined;
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (server && options.schedule) return () => openCronDatabase(server, migrations);
  if (server) {
    const name = await template(server, migrations, seedSql);
    const change = options.migrations === undefined ? Deno.env.get("TEST_DATABASE_CHANGE") : undefined;
    return () => change ? openChanged(server, name, change) : openCopy(server, name);
  }
  const archive = await snapshot(migrations, seedSql);
  return () => openPglite({ snapshot: archive });
}

/**
 * Opens a copy and runs the SQL of TEST_DATABASE_CHANGE in it: `deno task test:mutation` takes a guarantee away like this.
 *
 * @throws Error that begins with "TEST_DATABASE_CHANGE" if the SQL fails, so that it is not taken for a test that failed
 */
async function openChanged(server: string, name: string, change: string): Promise<Database> {
  const copy = await openCopy(server, name);
  try {
    await copy.run(change);
    return copy;
  } catch (cause) {
    await copy.close();
    throw new Error(`TEST_DATABASE_CHANGE failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export function inProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
