import assert from "node:assert/strict";

/** The folders of shared/ that are pure functions, and what of shared/ each may import besides itself. */
const PURE: Record<string, readonly string[]> = {
  text: [],
  skills: ["text"],
  intents: ["text"],
  prompt: ["skills"],
  history: [],
};
const SHARED = new URL("../../shared/", import.meta.url);

async function* sources(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* sources(new URL(`${name}/`, folder));
    else if (name.endsWith(".ts")) yield new URL(name, folder);
  }
}

for (const [folder, allowed] of Object.entries(PURE)) {
  Deno.test(`shared/${folder} imports nothing of shared/ but ${["itself", ...allowed].join(" and ")}`, async () => {
    for await (const file of sources(new URL(`${folder}/`, SHARED))) {
      const text = await Deno.readTextFile(file);
      const imported = [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].map(([, path]) =>
        new URL(path!, file).href
      );
      const foreign = imported.filter((path) =>
        ![folder, ...allowed].some((name) => path.startsWith(new URL(`${name}/`, SHARED).href))
      );
      assert.deepEqual(foreign, [], file.pathname);
    }
  });
}
