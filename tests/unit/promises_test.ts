import assert from "node:assert/strict";

const root = new URL("../../", import.meta.url);

Deno.test("docs/promises.md names tests that exist", async () => {
  const page = await Deno.readTextFile(new URL("docs/promises.md", root));
  const rows = [...page.matchAll(/^\| (?!promise|---).*\| `(?<file>[^`]+)`: (?<test>.*) \|$/gm)];
  assert.ok(rows.length > 30);
  for (const { groups } of rows) {
    const source = await Deno.readTextFile(new URL(`tests/${groups!.file}`, root));
    assert.ok(source.includes(groups!.test!), `${groups!.file}: ${groups!.test}`);
  }
});
