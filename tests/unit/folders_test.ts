import assert from "node:assert/strict";

/** The folders of shared/ that are pure functions, and what of shared/ each may import besides itself. */
const PURE: Record<string, readonly string[]> = {
  language: [],
  writing: ["language"],
  skills: ["language"],
  prompt: ["language", "skills", "writing"],
};
const SHARED = new URL("../../shared/", import.meta.url);

async function* sources(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* sources(new URL(`${name}/`, folder));
    else if (name.endsWith(".ts")) yield new URL(name, folder);
  }
}

/** The files that a file imports by relative paths, dynamic imports included. */
async function importsOf(file: URL): Promise<string[]> {
  const text = await Deno.readTextFile(file);
  return [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, path]) => new URL(path!, file).href);
}

for (const [folder, allowed] of Object.entries(PURE)) {
  Deno.test(`shared/${folder} imports nothing of shared/ but ${["itself", ...allowed].join(" and ")}`, async () => {
    for await (const file of sources(new URL(`${folder}/`, SHARED))) {
      const foreign = (await importsOf(file)).filter((path) =>
        ![folder, ...allowed].some((name) => path.startsWith(new URL(`${name}/`, SHARED).href))
      );
      assert.deepEqual(foreign, [], file.pathname);
    }
  });
}

Deno.test("no folders of shared/ import each other, and of what is beside it one file imports the stand-in alone", async () => {
  const imports = new Map<string, Set<string>>();
  const outside: string[] = [];
  for await (const file of sources(SHARED)) {
    const folder = folderOf(file.href);
    for (const path of await importsOf(file)) {
      if (!path.startsWith(SHARED.href)) {
        outside.push(`${file.href.slice(SHARED.href.length)} → ${path.split("/").at(-1)}`);
      } else if (folderOf(path) !== folder) imports.set(folder, (imports.get(folder) ?? new Set()).add(folderOf(path)));
    }
  }
  for (const folder of imports.keys()) {
    assert.ok(!reaches(imports, folder, folder), `${folder} is imported by what it imports`);
  }
  assert.deepEqual(outside, ["model/choose-model.ts → offline-model.ts"]);
});

function folderOf(href: string): string {
  return href.slice(SHARED.href.length).split("/")[0]!;
}

function reaches(imports: Map<string, Set<string>>, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return [...imports.get(from) ?? []].some((next) => next === to || reaches(imports, next, to, seen));
}
