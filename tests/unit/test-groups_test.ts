import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { testFiles, writeGroups } from "../support/test-groups.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

Deno.test("testFiles() finds what deno test takes for a test, in folders and by name", async () => {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${folder}/b`);
    const tests = ["a_test.ts", "b/c.test.tsx", "b/test.js"];
    for (const name of [...tests, "b/a-test.ts", "b/contest.ts", "b/test-files.ts"]) {
      await Deno.writeTextFile(`${folder}/${name}`, "");
    }
    assert.deepEqual(await testFiles([folder]), tests.map((name) => `${folder}/${name}`));
    assert.deepEqual(await testFiles([`${folder}/b/c.test.tsx`]), [`${folder}/b/c.test.tsx`]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("writeGroups() imports every test file of the project once, alone what leaves something behind", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const files = await testFiles([`${root}tests`, `${root}offline`]);
    const groups = await writeGroups(files, folder);
    assert.ok(groups.length < files.length / 4);
    const texts = await Promise.all(groups.map((group) => Deno.readTextFile(group)));
    const imported = [...texts.join("").matchAll(/import "(.*)";/g)].map(([, url]) => fileURLToPath(url!));
    assert.deepEqual(imported.sort(), files.sort());
    assert.equal(texts.filter((text) => /\/logs_test\.ts"/.test(text) && text.trim().includes("\n")).length, 0);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
