import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listMigrations } from "../../../local/migrate.ts";
import { fingerprint } from "../../support/snapshot.ts";
import { startDevProcess } from "../../support/start-process.ts";

const root = new URL("../../../", import.meta.url);
const cache = fileURLToPath(new URL(".cache/", root));
const PREFIX = "web-data-";

/** A new data folder as the first start of the stack leaves it: a copy, which takes half as long as a first start. */
export async function newDataFolder(): Promise<string> {
  const folder = await Deno.makeTempDir();
  await cp(await preparedFolder(), folder, { recursive: true });
  return folder;
}

/** The folder that is copied, made once for each set of migrations and each day of the seed. */
async function preparedFolder(): Promise<string> {
  const migrations = await listMigrations(fileURLToPath(new URL("supabase/migrations", root)));
  const seed = await Deno.readTextFile(new URL("supabase/seed.sql", root));
  const name = `${PREFIX}${await fingerprint(migrations, seed)}`;
  const folder = cache + name;
  if (await exists(folder)) return folder;
  await Deno.mkdir(cache, { recursive: true });
  for await (const old of Deno.readDir(cache)) {
    if (old.name.startsWith(PREFIX) && !old.name.startsWith(name)) {
      await Deno.remove(cache + old.name, { recursive: true }).catch(() => {});
    }
  }
  const partial = `${folder}-${crypto.randomUUID()}`;
  const stack = await startDevProcess(["--no-web", "--data", partial], {}, "local/dev.ts");
  await stack.stop("SIGTERM");
  // Another test process may have made it meanwhile; then its folder stays.
  await Deno.rename(partial, folder).catch(() => Deno.remove(partial, { recursive: true }));
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}
