import type { FindFunction } from "./load-functions.ts";

/**
 * Loads every function of the folder, so that the first message does not wait.
 * @returns a line for each that does not load
 */
export async function preloadFunctions(folder: string, find: FindFunction): Promise<string[]> {
  const problems: string[] = [];
  for (const name of await folderNames(folder)) {
    try {
      await find(name);
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      problems.push(`function ${name} does not load and will answer 503: ${reason}`);
    }
  }
  return problems;
}

async function folderNames(folder: string): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).filter((entry) => entry.isDirectory).map(({ name }) => name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}
