import { pathToFileURL } from "node:url";

/** At most so many files in a group: the last group to end must not be waited for alone. */
const MOST = 8;

/** Files that leave something global behind from the moment they are loaded: each is a group of its own. */
const ALONE = /\/tests\/integration\/runtime\/logs_test\.ts$/;

/**
 * Loading the project takes 0.7 s of a core for each file that `deno test` gives an isolate of its own, and the first message of
 * chat is slow in each anew. So files run in groups: a group is a file that imports some test files, whose tests then run one
 * after the other. What stands in `Deno.test` is named where it stands when it fails.
 *
 * @param folder where the groups are written
 * @returns the groups in the order of the files, after those that run alone
 */
export async function writeGroups(files: string[], folder: string): Promise<string[]> {
  // Few files are still to use all cores.
  const size = Math.min(MOST, Math.ceil(files.length / (navigator.hardwareConcurrency * 2)));
  const groups: string[] = [];
  for (const members of groupsOf(files, size)) {
    const group = `${folder}/${nameOf(members, groups.length)}_test.ts`;
    await Deno.writeTextFile(
      group,
      members.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(""),
    );
    groups.push(group);
  }
  return groups;
}

function groupsOf(files: string[], size: number): string[][] {
  const together = files.filter((file) => !ALONE.test(file));
  const groups = Array.from(
    { length: Math.ceil(together.length / size) },
    (_, place) => together.slice(place * size, (place + 1) * size),
  );
  return [...files.filter((file) => ALONE.test(file)).map((file) => [file]), ...groups];
}

/** What a group's results are shown under: its place, and its first and last file. */
function nameOf(members: string[], place: number): string {
  const [first, last] = [members[0]!, members.at(-1)!].map((file) =>
    file.replace(/.*\//, "").replace(/[._]?test\.\w+$/, "")
  );
  return [`${place + 1}`, first, ...(members.length > 1 ? ["to", last] : [])].join("-");
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
