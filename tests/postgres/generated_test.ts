import assert from "node:assert/strict";
import { generatedFiles } from "../support/generated-files.ts";
import { postgresTest } from "../support/postgres-test.ts";
import { project } from "../support/project.ts";
import { withCopy } from "../support/with-copy.ts";

postgresTest("the committed types and schema are what the migrations make", async (t, server) => {
  await withCopy(server, { seed: false }, async (_, url) => {
    for (const [path, generate] of Object.entries(generatedFiles)) {
      await t.step(path, async () => {
        const committed = await Deno.readTextFile(project.root + path);
        assert.ok(committed === await generate(url), `${path} is out of date: run deno task generate`);
      });
    }
  });
});
