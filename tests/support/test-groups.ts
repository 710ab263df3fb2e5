import { pathToFileURL } from "node:url";

/** The maximum number of files in a group. With large groups, the end of the run would wait for the last group alone. */
const MAX_GROUP_SIZE = 12;

/** Files that change global state when they are loaded. Each is a group of its own. */
const ALONE = /\/tests\/(integration\/(runtime\/logs|chat\/use-chat)|security\/secrets)_test\.ts$/;

/** Files whose tests share a browser and a stack in each group, which take long to start. */
const BROWSER = /\/tests\/web\//;
const BROWSER_GROUPS = 3;

/** Files that load the whole project. The others load little of it. */
const WHOLE = /\/tests\/(e2e|integration|postgres|security)\//;

/**
 * Writes group files. `deno test` runs each file in an isolate of its own; loading the project there takes 0.3 s of a core, and
 * so does the first chat message. A group is a file that imports several test files, whose tests run one after the other. The
 * error of a failed test still names the test's own file.
 *
 * @param folder where the groups are written
 * @returns the groups, the long ones first
 */
export async function writeGroups(files: string[], folder: string): Promise<string[]> {
  // A few files still have to use all cores.
  const size = Math.min(MAX_GROUP_SIZE, Math.ceil(files.length / (navigator.hardwareConcurrency * 2)));
  const { alone = [], browser = [], whole = [], light = [] } = Object.groupBy(files, kindOf);
  const groups = [
    ...deal(browser, Math.ceil(browser.length / BROWSER_GROUPS)),
    ...alone.map((file) => [file]),
    ...deal(whole, size),
    ...deal(light, size),
  ];
  return await Promise.all(groups.map(async (members, place) => {
    const group = `${folder}/group-${place + 1}_test.ts`;
    const imports = members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`);
    await Deno.writeTextFile(group, imports.join(""));
    return group;
  }));
}

function kindOf(file: string): "alone" | "browser" | "whole" | "light" {
  if (ALONE.test(file)) return "alone";
  if (BROWSER.test(file)) return "browser";
  return WHOLE.test(file) ? "whole" : "light";
}

/** Puts neighbouring files, which often take similarly long, into different groups, to and fro: the first group gets the last of four. */
function deal(files: string[], size: number): string[][] {
  const groups: string[][] = Array.from({ length: Math.ceil(files.length / size) }, () => []);
  files.forEach((file, place) => {
    const [round, step] = [Math.floor(place / groups.length), place % groups.length];
    groups[round % 2 === 0 ? step : groups.length - 1 - step]!.push(file);
  });
  return groups;
}

/** The names of test files, as in `deno test`. */
const TEST = /(^|[._])test\.m?[jt]sx?$/;

/** The test files at or under absolute paths. Those of a folder are sorted by name. */
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
