import { resolve } from "node:path";
import type { Database } from "./database.ts";
import { openPglite } from "./open-pglite.ts";
import { StartError } from "./run-task.ts";

/** A folder with the data of one stack. This process holds its lock until `release`. */
export interface DataFolder {
  /** PGlite's files. */
  database: string;
  /** Where the database is created before it is renamed to its final place. */
  unfinished: string;
  secrets: string;
  release(): void;
}

/**
 * Locks the data folder for this process. The lock belongs to the open file, so the system releases it when the process ends
 * in any way, and nothing has to be cleaned up. The pid in the file is only for the message that another process gets.
 * @throws {StartError} when another process has the lock, or the folder cannot be written to
 */
export async function openDataFolder(path: string, { reset }: { reset: boolean }): Promise<DataFolder> {
  const folder = resolve(path);
  const lock = await openLock(folder);
  if (!await lock.tryLock(true)) {
    const pid = await firstLine(`${folder}/lock`);
    lock.close();
    throw new StartError(
      `the data folder ${folder} is in use by process ${pid}; stop it or choose another with --data`,
    );
  }
  await lock.truncate();
  await lock.write(new TextEncoder().encode(`${Deno.pid}\n`));
  const paths = {
    database: `${folder}/database`,
    unfinished: `${folder}/database.unfinished`,
    secrets: `${folder}/secrets.json`,
  };
  await remove(paths.unfinished);
  if (reset) await Promise.all([remove(paths.database), remove(paths.secrets)]);
  return { ...paths, release: () => lock.close() };
}

async function openLock(folder: string): Promise<Deno.FsFile> {
  try {
    await Deno.mkdir(folder, { recursive: true, mode: 0o700 });
    return await Deno.open(`${folder}/lock`, { read: true, write: true, create: true });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(`cannot use the data folder ${folder}: ${reason}`, { cause });
  }
}

async function firstLine(file: string): Promise<string> {
  return (await Deno.readTextFile(file)).split("\n")[0] || "unknown";
}

async function remove(path: string): Promise<void> {
  try {
    await Deno.remove(path, { recursive: true });
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

/**
 * Opens the database of a data folder, and creates it first when there is none. A process that is killed while Postgres
 * writes its first files would leave a folder that can never be opened. So they are written to another folder, which is then
 * renamed.
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
