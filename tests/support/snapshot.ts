import type { Migration } from "../../local/list-migrations.ts";
import { openPglite } from "../../local/open-pglite.ts";
import { fingerprint } from "./fingerprint.ts";
import { prepareDatabase } from "./prepare-database.ts";

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
    await prepareDatabase(database, migrations, seedSql);
    return await database.dump();
  } finally {
    await database.close();
  }
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
