import { pathToFileURL } from "node:url";

/** At most so many files in a group: the last group to end must not be waited for alone. */
const MOST = 8;

/** Files that leave something global behind from the moment they are loaded: each is a group of its own. */
const ALONE = /\/tests\/integration\/(runtime\/logs|chat\/use-chat)_test\.ts$/;

/** Files that load the project whole; the others load little of it. */
const WHOLE = /\/tests\/(e2e|integration|postgres)\//;

/**
 * Loading the project takes 0.3 s of a core for each file that `deno test` gives an isolate of its own, and the first message of
 * chat in it as much again. So files run in groups: a group is a file that imports some test files, whose tests then run one
 * after the other. What stands in `Deno.test` is named where it stands when it fails.
 *
 * @param folder where the groups are written
 * @returns the groups, the long ones first
 */
export async function writeGroups(files: string[], folder: string): Promise<string[]> {
  // Few files are still to use all cores.
  const size = Math.min(MOST, Math.ceil(files.length / (navigator.hardwareConcurrency * 2)));
  const { alone = [], whole = [], light = [] } = Object.groupBy(
    files,
    (file) => ALONE.test(file) ? "alone" : WHOLE.test(file) ? "whole" : "light",
  );
  const groups = [...alone.map((file) => [file]), ...deal(whole, size), ...deal(light, size)];
  return await Promise.all(groups.map(async (members, place) => {
    const group = `${folder}/group-${place + 1}_test.ts`;
    const imports = members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`);
    await Deno.writeTextFile(group, imports.join(""));
    return group;
  }));
}

/** Neighbours, which are often alike and long, come into different groups. */
function deal(files: string[], size: number): string[][] {
  const groups: string[][] = Array.from({ length: Math.ceil(files.length / size) }, () => []);
  files.forEach((file, place) => groups[place % groups.length]!.push(file));
  return groups;
}

/** What `deno test` takes for a test file. */
const TEST = /(^|[._])test\.m?[jt]sx?$/;

/** The test files at or under absolute paths, those of a folder by name. */
export async function testFiles(paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if ((await Deno.stat(path)).isFile) {
      found.push(path);
      continue;
    }
    const names = (await Array.fromAsync(Deno.readDir(path)))
      .filter(({ name, isDirectory }) => isDirectory || TEST.test(name)).map(({ name }) => name).sort();
    found.push(...await testFiles(names.map((name) => `${path}/${name}`)));
  }
  return found;
}
