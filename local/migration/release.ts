import { listMigrations } from "../migrate.ts";
import { StartError } from "../run-task.ts";

/** What a database of a release is made of: tests upgrade it from there. */
export interface Release {
  version: string;
  /** Its migrations, with the SHA-256 of each file. They are never edited again. */
  migrations: { file: string; sha256: string }[];
  /** The rows that are in it, as the seed of that release wrote them. */
  seed: string;
}

const folder = "tests/fixtures/releases";

/**
 * Keeps what a database of this release is made of, so that each later release can be tested on it.
 * @returns the folder
 * @throws {StartError} when the changelog does not name the version, or the release is kept already
 */
export async function keepRelease(root: string, version: string): Promise<string> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new StartError(`${version} is no version: write it as 1.0.0`);
  const changelog = await Deno.readTextFile(`${root}/CHANGELOG.md`);
  if (!changelog.includes(`\n## ${version} - `)) {
    throw new StartError(`CHANGELOG.md has no section "## ${version} - <day>"`);
  }
  const path = `${folder}/${version}`;
  if ((await readReleases(root)).some((release) => release.version === version)) {
    throw new StartError(`${path} is there already: a release is kept once`);
  }
  const migrations = await listMigrations(`${root}/supabase/migrations`);
  const kept = await Promise.all(migrations.map(async ({ file, sql }) => ({ file, sha256: await sha256(sql) })));
  await Deno.mkdir(`${root}/${path}`, { recursive: true });
  await Deno.writeTextFile(`${root}/${path}/migrations.json`, `${JSON.stringify(kept, null, 2)}\n`);
  await Deno.copyFile(`${root}/supabase/seed.sql`, `${root}/${path}/seed.sql`);
  return path;
}

/** The releases that were kept, the oldest first. */
export async function readReleases(root: string): Promise<Release[]> {
  const names = (await Array.fromAsync(Deno.readDir(`${root}/${folder}`)).catch(() => [])).map(({ name }) => name);
  const ordered = names.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return await Promise.all(ordered.map(async (version) => ({
    version,
    migrations: JSON.parse(await Deno.readTextFile(`${root}/${folder}/${version}/migrations.json`)),
    seed: await Deno.readTextFile(`${root}/${folder}/${version}/seed.sql`),
  })));
}

export async function sha256(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
}
