import type { Database } from "./database.ts";
import type { DataFolder } from "./open-data-folder.ts";
import { openPglite } from "./open-pglite.ts";
import { StartError } from "./start-error.ts";

/**
 * Opens the database of a data folder, making it first where there is none. A kill while Postgres lays out its files
 * would leave a folder that never boots again, so that happens aside, and a rename puts the result in place.
 * @throws {StartError} when the files cannot be opened
 */
export async function openFolderDatabase({ database, unfinished }: DataFolder): Promise<Database> {
  if (!await exists(database)) {
    await (await openPglite({ folder: unfinished })).close();
    await Deno.rename(unfinished, database);
  }
  try {
    await Deno.readTextFile(`${database}/PG_VERSION`);
    return await openPglite({ folder: database });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`cannot read the data folder ${database}: ${reason}; --reset starts a new one`, { cause });
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await Deno.stat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
