import { StartError } from "./start-error.ts";

/** A migration file, named `<version>_<name>.sql` as the Supabase CLI names them. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

/** The migrations of a folder in the order of their versions; other files are left out, a missing folder is empty. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of await fileNames(folder)) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name) continue;
    migrations.push({ version, name, file, sql: await Deno.readTextFile(`${folder}/${file}`) });
  }
  migrations.sort((a, b) => a.file < b.file ? -1 : 1);
  const twin = migrations.find((migration, index) => migration.version === migrations[index + 1]?.version);
  if (twin) throw new StartError(`two migrations have the version ${twin.version}: rename one`);
  return migrations;
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).filter((entry) => entry.isFile).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
