import { type ParsedPack, readPack } from "../../shared/packs/read-pack.ts";
import type { Problem } from "../../shared/packs/read-yaml.ts";

/** Where a checkout has its packs. */
export const PACKS = "packs";

/** A pack's folder on disk, read and checked. @throws Error where there is no such folder */
export async function readFolder(folder: string): Promise<ParsedPack | { problems: Problem[] }> {
  const { name, files } = await filesIn(folder);
  return readPack(name, files);
}

/** What a pack's folder is called, and the texts in it by path. @throws Error where there is no such folder */
export async function filesIn(folder: string): Promise<{ name: string; files: Map<string, string> }> {
  const { isDirectory } = await Deno.stat(folder).catch(() => ({ isDirectory: false }));
  if (!isDirectory) throw new Error(`there is no folder ${folder}: name the folder of a pack, packs/calculos`);
  const path = folder.replace(/\/+$/, "");
  return { name: path.split("/").at(-1)!, files: new Map(await Array.fromAsync(textsIn(path))) };
}

/** A folder as it was named, or the one of that name in packs/. */
export async function findFolder(named: string): Promise<string> {
  const { isDirectory } = await Deno.stat(named).catch(() => ({ isDirectory: false }));
  return isDirectory || named.includes("/") ? named : `${PACKS}/${named}`;
}

/** The pack folders inside a folder, by name. */
export async function packFolders(root: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(root));
  return entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => `${root}/${name}`).sort();
}

/** Larger files are no part of a pack: they are named, and not read. */
const MOST_BYTES = 1024 * 1024;

async function* textsIn(folder: string, inside = ""): AsyncGenerator<[path: string, text: string]> {
  for await (const { name, isDirectory } of Deno.readDir(`${folder}/${inside}`)) {
    const path = `${inside}${name}`;
    if (isDirectory) yield* textsIn(folder, `${path}/`);
    else {
      const { size } = await Deno.stat(`${folder}/${path}`);
      yield [path, size > MOST_BYTES ? " ".repeat(MOST_BYTES) : await Deno.readTextFile(`${folder}/${path}`)];
    }
  }
}
