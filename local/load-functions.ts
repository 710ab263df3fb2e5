import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The default export of an edge function's module. */
export interface EdgeFunction {
  fetch(request: Request): Response | Promise<Response>;
}

/** Finds a function by name. Null: there is none. Throws when its module does not load. */
export type FindFunction = (name: string) => Promise<EdgeFunction | null>;

/** Finds functions at `<folder>/<name>/index.ts` and loads each at its first use. */
export function loadFunctions(folder: string): FindFunction {
  const loaded = new Map<string, Promise<EdgeFunction>>();
  return async (name) => {
    if (!/^[A-Za-z][\w-]*$/.test(name)) return null;
    const file = `${folder}/${name}/index.ts`;
    if (!loaded.has(name)) {
      if (!await exists(file)) return null;
      loaded.set(name, load(file));
    }
    return await loaded.get(name) ?? null;
  };
}

async function load(file: string): Promise<EdgeFunction> {
  const module: { default?: Partial<EdgeFunction> } = await import(pathToFileURL(resolve(file)).href);
  if (typeof module.default?.fetch !== "function") throw new Error(`${file} has no default export with fetch`);
  return module.default as EdgeFunction;
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await Deno.stat(file)).isFile;
  } catch {
    return false;
  }
}

/**
 * Loads every function of the folder, so that the first message does not wait for it.
 * @returns a line for each function that does not load
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
