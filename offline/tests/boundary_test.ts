import assert from "node:assert/strict";

async function sources(folder: URL): Promise<URL[]> {
  const found: URL[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) found.push(...await sources(new URL(`${name}/`, folder)));
    else if (name.endsWith(".ts")) found.push(new URL(name, folder));
  }
  return found;
}

Deno.test("what runs in production imports the stand-in in one place, when it is chosen", async () => {
  const root = new URL("../../", import.meta.url);
  const importing: string[] = [];
  for (
    const file of [...await sources(new URL("shared/", root)), ...await sources(new URL("supabase/functions/", root))]
  ) {
    const text = await Deno.readTextFile(file);
    if (/(?:from|import\()\s*"[^"]*\/offline\//.test(text)) importing.push(file.href.slice(root.href.length));
    assert.doesNotMatch(text, /from "[^"]*\/offline\//, file.href);
  }
  assert.equal(importing.length, 1);
  assert.match(importing[0]!, /^shared\/model\//);
});

Deno.test("the stand-in stays small", async () => {
  const files = (await sources(new URL("../", import.meta.url))).filter(({ href }) =>
    !href.includes("/offline/tests/")
  );
  const lines = await Promise.all(files.map(async (file) => (await Deno.readTextFile(file)).split("\n").length - 1));
  assert.ok(lines.reduce((sum, count) => sum + count, 0) <= 8_050);
});
