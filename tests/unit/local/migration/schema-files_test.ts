import assert from "node:assert/strict";
import { baselineOf, writeBaseline } from "../../../../local/migration/baseline.ts";
import { readSchemaFiles } from "../../../../local/migration/schema-files.ts";
import { StartError } from "../../../../local/run-task.ts";

async function withProject(paths: string[], files: Record<string, string>, work: (root: string) => Promise<void>) {
  const root = await Deno.makeTempDir();
  await Deno.mkdir(`${root}/supabase/schemas`, { recursive: true });
  const list = paths.map((path) => `  "./schemas/${path}",\n`).join("");
  await Deno.writeTextFile(`${root}/supabase/config.toml`, `[db.migrations]\nschema_paths = [\n${list}]\n`);
  for (const [name, sql] of Object.entries(files)) await Deno.writeTextFile(`${root}/supabase/schemas/${name}`, sql);
  try {
    await work(root);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

const files = { "a.sql": "select 1;\n", "b.sql": "select 2;\n" };

Deno.test("readSchemaFiles() keeps the order of schema_paths", async () => {
  await withProject(["b.sql", "a.sql"], files, async (root) => {
    assert.deepEqual(await readSchemaFiles(root), [
      { path: "schemas/b.sql", sql: "select 2;\n" },
      { path: "schemas/a.sql", sql: "select 1;\n" },
    ]);
  });
});

Deno.test("readSchemaFiles() refuses a file without a place, with two, and a place without a file", async () => {
  await withProject(["a.sql"], files, async (root) => {
    await assert.rejects(readSchemaFiles(root), /schemas\/b\.sql is not in schema_paths/);
  });
  await withProject(["a.sql", "b.sql", "a.sql"], files, async (root) => {
    await assert.rejects(readSchemaFiles(root), /schemas\/a\.sql is listed twice in schema_paths/);
  });
  await withProject(["a.sql", "b.sql", "c.sql"], files, async (root) => {
    await assert.rejects(readSchemaFiles(root), /schemas\/c\.sql is in schema_paths and does not exist/);
  });
});

Deno.test("writeBaseline() writes the files in order, again and again, until a step builds on it", async () => {
  await withProject(["b.sql", "a.sql"], files, async (root) => {
    await Deno.writeTextFile(`${root}/CHANGELOG.md`, "# Changelog\n\n## Unreleased\n");
    for (const _ of [1, 2]) {
      const path = await writeBaseline(root);
      assert.equal(await Deno.readTextFile(`${root}/${path}`), baselineOf(await readSchemaFiles(root)));
    }
    await Deno.writeTextFile(`${root}/supabase/migrations/20270101000000_add_note.sql`, "select 3;");
    await assert.rejects(writeBaseline(root), StartError);
  });
});

Deno.test("writeBaseline() leaves a baseline alone that a release was made with", async () => {
  await withProject(["b.sql", "a.sql"], files, async (root) => {
    await Deno.writeTextFile(`${root}/CHANGELOG.md`, "# Changelog\n\n## Unreleased\n\n## [0.1.0] - 2027-01-01\n");
    await assert.rejects(writeBaseline(root), /a version is released/);
    await assert.rejects(Deno.stat(`${root}/supabase/migrations`), Deno.errors.NotFound);
  });
});
