import assert from "node:assert/strict";
import { generateTypes, typesFile } from "../support/generate-types.ts";
import { project } from "../support/snapshot.ts";
import { postgresTest, withCopy } from "../support/template.ts";

postgresTest("the committed types are what the migrations make", async (_, server) => {
  const generated = await withCopy(server, { seed: false }, (_, url) => generateTypes(url));
  const committed = await Deno.readTextFile(project.root + typesFile);
  assert.ok(committed === generated, `${typesFile} is out of date: run deno task generate`);
});
