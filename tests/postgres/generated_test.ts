import assert from "node:assert/strict";
import { generateTypes, typesFile } from "../support/generate-types.ts";
import { postgresTest } from "../support/postgres-test.ts";
import { project } from "../support/project.ts";
import { withCopy } from "../support/with-copy.ts";

postgresTest("the committed types are what the migrations make", async (_, server) => {
  const generated = await withCopy(server, { seed: false }, (_, url) => generateTypes(url));
  const committed = await Deno.readTextFile(project.root + typesFile);
  assert.ok(committed === generated, `${typesFile} is out of date: run deno task generate`);
});
