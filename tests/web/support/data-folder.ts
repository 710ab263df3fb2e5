import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { listMigrations } from "../../../local/migrate.ts";
import { fingerprint } from "../../support/snapshot.ts";
import { startDevProcess } from "../../support/start-process.ts";
import { seedOfPeople } from "./demo-people.ts";

const root = new URL("../../../", import.meta.url);
const cache = fileURLToPath(new URL(".cache/", root));
const PREFIX = "web-data-";

/** A new data folder with all demo people, as a first start leaves it: a copy, which takes half as long as a first start. */
export async function newDataFolder(): Promise<string> {
  const folder = await Deno.makeTempDir();
  await cp(await preparedFolder(), folder, { recursive: true });
  return folder;
}

/** The folder that is copied, made once for each set of migrations and each day of the seed. */
async function preparedFolder(): Promise<string> {
  const migrations = await listMigrations(fileURLToPath(new URL("supabase/migrations", root)));
  const seed = await seedOfPeople();
  const name = `${PREFIX}${await fingerprint(migrations, seed)}`;
  const folder = cache + name;
  await Deno.mkdir(cache, { recursive: true });
  // Groups of tests begin at the same time: one makes it, and the others wait. The lock ends with its process.
  using lock = await Deno.open(`${cache}web-data.lock`, { create: true, write: true });
  await lock.lock(true);
  if (await exists(folder)) return folder;
  for await (const old of Deno.readDir(cache)) {
    if (old.name.startsWith(PREFIX)) {
      await Deno.remove(cache + old.name, { recursive: true }).catch(() => {});
    }
  }
  const partial = `${folder}-${crypto.randomUUID()}`;
  // The client is built meanwhile.
  const stack = await startDevProcess(["--data", partial], {}, "tests/web/support/demo-people.ts");
  await waitForBuild(stack.ready.url);
  await stack.stop("SIGTERM");
  await Deno.rename(partial, folder);
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return await Deno.stat(path).then(() => true, () => false);
}

/** Waits until a stack serves the built client. */
export async function waitForBuild(url: string) {
  // A build takes ten seconds, and on a busy machine, where other tests run, many times that.
  for (let tries = 0; tries < 900; tries++) {
    const { status, body } = await fetch(url);
    await body?.cancel();
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the web client was not built within three minutes");
}
