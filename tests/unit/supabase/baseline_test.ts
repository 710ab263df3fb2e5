import assert from "node:assert/strict";
import { baselineFile, baselineOf, isReleased } from "../../../local/migration/baseline.ts";
import { readSchemaFiles } from "../../../local/migration/schema-files.ts";
import { project } from "../../support/snapshot.ts";

Deno.test("the baseline is what deno task migration --baseline would write", async () => {
  const [baseline, ...steps] = await project.migrations();
  assert.equal(baseline?.file, baselineFile);
  // Once released, or with steps after it, it is as deployed databases know it; tests/postgres compares what they make.
  if (steps.length > 0 || await isReleased(project.root)) return;
  assert.ok(
    baseline.sql === baselineOf(await readSchemaFiles(project.root)),
    "supabase/schemas has changed: run deno task migration --baseline",
  );
});

Deno.test("the schema files are topics that can be read: each says what it is about, at most 18,500 lines in all", async () => {
  const files = await readSchemaFiles(project.root);
  const lines = ({ sql }: { sql: string }) => sql.trimEnd().split("\n").length;
  assert.deepEqual(files.filter(({ sql }) => !sql.startsWith("-- ")).map(({ path }) => path), []);
  const all = files.reduce((sum, file) => sum + lines(file), 0);
  assert.ok(all <= 18_500, `${all} lines`);
});
