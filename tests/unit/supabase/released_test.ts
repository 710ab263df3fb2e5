import assert from "node:assert/strict";
import { isReleased } from "../../../local/migration/baseline.ts";
import { keepRelease, readReleases, sha256 } from "../../../local/migration/release.ts";
import { project } from "../../support/snapshot.ts";

Deno.test("a released migration is as it was released", async () => {
  const releases = await readReleases(project.root);
  assert.equal(
    releases.length > 0,
    await isReleased(project.root),
    "deno task migration --release VERSION keeps a release",
  );
  const migrations = await project.migrations();
  for (const { version, migrations: released } of releases) {
    for (const { file, sha256: hash } of released) {
      const sql = migrations.find((migration) => migration.file === file)?.sql ?? "";
      assert.equal(
        await sha256(sql),
        hash,
        `${version}: ${file} was edited; write a step with deno task migration NAME`,
      );
    }
  }
});

Deno.test("keepRelease() keeps migrations and seed of a version that the changelog names, once", async () => {
  const root = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${root}/supabase/migrations`, { recursive: true });
    await Deno.writeTextFile(`${root}/supabase/migrations/1_baseline.sql`, "select 1;");
    await Deno.writeTextFile(`${root}/supabase/seed.sql`, "select 2;");
    await Deno.writeTextFile(`${root}/CHANGELOG.md`, "# Changelog\n\n## Unreleased\n");
    await assert.rejects(keepRelease(root, "1.0"), /no version/);
    await assert.rejects(keepRelease(root, "1.0.0"), /has no section/);
    await Deno.writeTextFile(`${root}/CHANGELOG.md`, "# Changelog\n\n## 1.0.0 - 2026-12-01\n");
    await keepRelease(root, "1.0.0");
    const hash = await sha256("select 1;");
    assert.deepEqual(await readReleases(root), [
      { version: "1.0.0", migrations: [{ file: "1_baseline.sql", sha256: hash }], seed: "select 2;" },
    ]);
    await assert.rejects(keepRelease(root, "1.0.0"), /there already/);
  } finally {
    await Deno.remove(root, { recursive: true });
  }
});
