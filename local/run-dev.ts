import { fileURLToPath } from "node:url";
import type { Database } from "./database.ts";
import { demoUser } from "./demo-user.ts";
import { describeReady } from "./describe-ready.ts";
import { generateSecrets } from "./generate-secrets.ts";
import { keepSecrets } from "./keep-secrets.ts";
import { listMigrations, type Migration } from "./list-migrations.ts";
import { loadFunctions } from "./load-functions.ts";
import { checkBaseline } from "./migrate.ts";
import { type DataFolder, openDataFolder } from "./open-data-folder.ts";
import { openFolderDatabase } from "./open-folder-database.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { preloadFunctions } from "./preload-functions.ts";
import type { Flags } from "./read-flags.ts";
import { startStack } from "./start-stack.ts";

/** The project's own parts; a test may point at others. */
export interface ProjectPaths {
  migrations: string;
  seed: string;
  functions: string;
}

const project: ProjectPaths = {
  migrations: inProject("supabase/migrations"),
  seed: inProject("supabase/seed.sql"),
  functions: inProject("supabase/functions"),
};

/**
 * Starts what the flags ask for and prints the ready message on stdout.
 * @returns how to stop it
 * @throws {StartError} with the line to show
 */
export async function runDev(flags: Flags, paths: ProjectPaths = project): Promise<() => Promise<void>> {
  const folder = flags.data === null ? null : await openDataFolder(flags.data, flags);
  try {
    const functions = loadFunctions(paths.functions);
    const preloaded = preloadFunctions(paths.functions, functions);
    const secrets = folder ? await keepSecrets(folder.secrets) : await generateSecrets();
    const migrations = await listMigrations(paths.migrations);
    const stack = await startStack({
      openDatabase: () => openDatabase(flags, folder, migrations),
      secrets,
      migrations,
      seedSql: await readSeed(paths.seed),
      functions,
      port: flags.port,
      schedule: true,
    });
    for (const file of stack.applied) console.error(`applied ${file}`);
    if (stack.seeded) console.error("applied seed.sql");
    for (const problem of await preloaded) console.error(problem);
    const { publishableKey, secretKey } = secrets;
    const where = flags.databaseUrl ? "the Postgres server" : flags.data ?? "in memory, gone at the end";
    console.info(describeReady({ url: stack.url, publishableKey, secretKey, demo: demoUser }, { ...flags, where }));
    return async () => {
      await stack.close();
      folder?.release();
    };
  } catch (error) {
    folder?.release();
    throw error;
  }
}

async function openDatabase(
  { databaseUrl, data }: Flags,
  folder: DataFolder | null,
  migrations: Migration[],
): Promise<Database> {
  if (databaseUrl) return await openPostgres(databaseUrl);
  if (!folder) return await openPglite();
  const database = await openFolderDatabase(folder);
  try {
    await checkBaseline(database, migrations, `the data folder ${data}`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function readSeed(file: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
