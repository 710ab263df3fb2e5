import { fileURLToPath } from "node:url";
import { createApi } from "../../local/create-api.ts";
import type { Database } from "../../local/database.ts";
import { listMigrations, migrate, type Migration } from "../../local/migrate.ts";
import { openPglite } from "../../local/open-pglite.ts";
import { generateSecrets } from "../../local/secrets.ts";
import { markForSeed, seed } from "../../local/seed.ts";

const folder = new URL("../../.cache/", import.meta.url);
const MAX_SNAPSHOTS = 6;

/** The dump of a migrated database, made once for each set of migrations. Loading it takes a third of the time of migrating. */
export async function snapshot(migrations: Migration[], seedSql?: string): Promise<Blob> {
  const file = new URL(`stack-${await fingerprint(migrations, seedSql)}.tar`, folder);
  try {
    return new Blob([await Deno.readFile(file)]);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  const dump = await build(migrations, seedSql);
  await Deno.mkdir(folder, { recursive: true });
  await prune();
  // Another test process may be writing the same file. After the rename it is always complete.
  const partial = new URL(`${file.href}.${Deno.pid}-${crypto.randomUUID()}`);
  await Deno.writeFile(partial, await dump.bytes());
  await Deno.rename(partial, file);
  return dump;
}

async function build(migrations: Migration[], seedSql?: string): Promise<Blob> {
  const database = await openPglite();
  try {
    await prepareDatabase(database, migrations, seedSql);
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** Deletes all snapshots but the newest: each edit of a migration makes a new one. */
async function prune(): Promise<void> {
  const files = [];
  for await (const { name } of Deno.readDir(folder)) {
    const url = new URL(name, folder);
    const modified = (await Deno.stat(url).catch(() => null))?.mtime?.getTime();
    if (name.startsWith("stack-") && modified) files.push({ url, modified });
  }
  files.sort((a, b) => b.modified - a.modified);
  for (const { url } of files.slice(MAX_SNAPSHOTS - 1)) await Deno.remove(url).catch(() => {});
}

const bootstrap = ["bootstrap.sql", "schedule/cron.sql", "schedule/net.sql", "schedule/vault.sql"];

/** A hash of everything that a migrated database is made from. */
export async function fingerprint(migrations: Migration[], seedSql?: string): Promise<string> {
  const parts = [
    await Deno.readTextFile(new URL("../../import_map.json", import.meta.url)),
    ...await Promise.all(bootstrap.map((file) => Deno.readTextFile(new URL(`../../local/${file}`, import.meta.url)))),
    ...migrations.flatMap((migration) => [migration.file, migration.sql]),
    // The dates in a seed are relative to the day on which it runs.
    seedSql ? `${seedSql} on ${new Date().toLocaleDateString("sv", { timeZone: "America/Sao_Paulo" })}` : "",
  ];
  const bytes = new TextEncoder().encode(parts.join("\0"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 20);
}

/** Prepares an empty database like the first start of a stack: bootstrap, migrations, seed. */
export async function prepareDatabase(database: Database, migrations: Migration[], seedSql?: string): Promise<void> {
  await createApi(database, await generateSecrets(), "http://127.0.0.1");
  if (seedSql !== undefined) await markForSeed(database);
  await migrate(database, migrations);
  if (seedSql !== undefined) await seed(database, seedSql);
}

/** The project's own files, for tests. */
export const project = {
  root: fileURLToPath(new URL("../../", import.meta.url)),
  migrations: (): Promise<Migration[]> => listMigrations(path("supabase/migrations")),
  seed: (): Promise<string> => Deno.readTextFile(path("supabase/seed.sql")),
};

function path(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url));
}
