import { type ParsedPack, readPack } from "../../shared/packs/read-pack.ts";
import type { Problem } from "../../shared/packs/read-yaml.ts";

/** The folder of a checkout that has its packs. */
export const PACKS = "packs";

/** Reads and checks a pack's folder on disk. @throws Error when there is no such folder */
export async function readFolder(folder: string): Promise<ParsedPack | { problems: Problem[] }> {
  const { name, files } = await readFiles(folder);
  return readPack(name, files);
}

/** Reads the name of a pack's folder, and the text of each file by its path. @throws Error when there is no such folder */
export async function readFiles(folder: string): Promise<{ name: string; files: Map<string, string> }> {
  const { isDirectory } = await Deno.stat(folder).catch(() => ({ isDirectory: false }));
  if (!isDirectory) throw new Error(`there is no folder ${folder}: name the folder of a pack, packs/calculos`);
  const path = folder.replace(/\/+$/, "");
  return { name: path.split("/").at(-1)!, files: new Map(await Array.fromAsync(readTexts(path))) };
}

/** Finds a folder by its path, or else by its name in packs/. */
export async function findFolder(named: string): Promise<string> {
  const { isDirectory } = await Deno.stat(named).catch(() => ({ isDirectory: false }));
  return isDirectory || named.includes("/") ? named : `${PACKS}/${named}`;
}

/** The folders inside a folder, sorted by name. */
export async function packFolders(root: string): Promise<string[]> {
  const entries = await Array.fromAsync(Deno.readDir(root));
  return entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => `${root}/${name}`).sort();
}

/** A larger file is not read. Spaces stand for its text, so that `readPack` reports it by name as too long. */
const MOST_BYTES = 1024 * 1024;

async function* readTexts(folder: string, inside = ""): AsyncGenerator<[path: string, text: string]> {
  for await (const { name, isDirectory } of Deno.readDir(`${folder}/${inside}`)) {
    const path = `${inside}${name}`;
    if (isDirectory) yield* readTexts(folder, `${path}/`);
    else {
      const { size } = await Deno.stat(`${folder}/${path}`);
      yield [path, size > MOST_BYTES ? " ".repeat(MOST_BYTES) : await Deno.readTextFile(`${folder}/${path}`)];
    }
  }
}
