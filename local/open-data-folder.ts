import { resolve } from "node:path";
import { StartError } from "./start-error.ts";

/** A folder that holds one stack's data, ours until `release`. */
export interface DataFolder {
  /** PGlite's files. */
  database: string;
  /** Where the database is made before it is renamed into place. */
  unfinished: string;
  secrets: string;
  release(): void;
}

/**
 * Takes the data folder for this process. The lock belongs to the open file, so the system lifts it however the process
 * ends: a dead process leaves nothing to clean up, and its pid in the file is only told to the next one turned away.
 * @throws {StartError} when another process has it, or it is no folder that can be written to
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
  if (reset) { for (const owned of [paths.database, paths.secrets]) await remove(owned); }
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
