import { createApi } from "../../local/create-api.ts";
import { generateSecrets } from "../../local/generate-secrets.ts";
import type { Migration } from "../../local/list-migrations.ts";
import { markForSeed } from "../../local/mark-for-seed.ts";
import { migrate } from "../../local/migrate.ts";
import { openPglite } from "../../local/open-pglite.ts";
import { seed } from "../../local/seed.ts";

const folder = new URL("../../.cache/", import.meta.url);
const kept = 6;

/** A migrated database to start from, made once per set of migrations: loading it takes a third of migrating. */
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
  // Another test process may be writing the same file: the rename makes it whole at once.
  const partial = new URL(`${file.href}.${Deno.pid}-${crypto.randomUUID()}`);
  await Deno.writeFile(partial, await dump.bytes());
  await Deno.rename(partial, file);
  return dump;
}

async function build(migrations: Migration[], seedSql?: string): Promise<Blob> {
  const database = await openPglite();
  try {
    await createApi(database, await generateSecrets(), "http://127.0.0.1");
    if (seedSql !== undefined) await markForSeed(database);
    await migrate(database, migrations);
    if (seedSql !== undefined) await seed(database, seedSql);
    return await database.dump();
  } finally {
    await database.close();
  }
}

async function fingerprint(migrations: Migration[], seedSql?: string): Promise<string> {
  const parts = [
    await Deno.readTextFile(new URL("../../import_map.json", import.meta.url)),
    await Deno.readTextFile(new URL("../../local/bootstrap.sql", import.meta.url)),
    ...migrations.flatMap((migration) => [migration.file, migration.sql]),
    seedSql ?? "",
  ];
  const bytes = new TextEncoder().encode(parts.join("\0"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 20);
}

/** Leaves the newest few: each edit of a migration makes another. */
async function prune(): Promise<void> {
  const files = [];
  for await (const { name } of Deno.readDir(folder)) {
    const url = new URL(name, folder);
    const modified = (await Deno.stat(url).catch(() => null))?.mtime?.getTime();
    if (name.startsWith("stack-") && modified) files.push({ url, modified });
  }
  files.sort((a, b) => b.modified - a.modified);
  for (const { url } of files.slice(kept - 1)) await Deno.remove(url).catch(() => {});
}
