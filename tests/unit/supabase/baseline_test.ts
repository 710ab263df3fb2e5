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

Deno.test("each schema file says what it is about, and has no line of more than 140 characters", async () => {
  const files = await readSchemaFiles(project.root);
  assert.deepEqual(files.filter(({ sql }) => !sql.startsWith("-- ")).map(({ path }) => path), []);
  const long = files.flatMap(({ path, sql }) =>
    sql.split("\n").flatMap((line, index) => line.length > 140 ? [`${path}:${index + 1}`] : [])
  );
  assert.deepEqual(long, []);
});

Deno.test("comment on is for what the API shows; schema private has comments in its files", async () => {
  const files = await readSchemaFiles(project.root);
  const hidden = files.filter(({ sql }) => /^comment on \w+ private\./m.test(sql));
  assert.deepEqual(hidden.map(({ path }) => path), []);
});

Deno.test("functions of schema private are granted in grants.sql alone", async () => {
  const files = await readSchemaFiles(project.root);
  const granting = files.filter(({ sql }) => /^grant execute on function\s+(?:[^;]*,\s*)?private\./m.test(sql));
  assert.deepEqual(granting.map(({ path }) => path), ["schemas/grants.sql"]);
});
