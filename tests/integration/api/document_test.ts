import assert from "node:assert/strict";
import { describeDatabase } from "../../../local/api/describe-database.ts";
import { fillPage } from "../../../local/api/fill-page.ts";
import { buildDocument } from "../../../shared/api/build-document.ts";
import { startStack } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";

Deno.test("openapi.json and docs/api.md say what functions, grants and comments say now: deno task api:write", async (t) => {
  const stack = await startStack();
  const described = await describeDatabase((query) => stack.sql(query));
  const { rpcs, tables } = described;

  await t.step("they are as they were written", async () => {
    const document = await Deno.readTextFile(inProject("web/public/openapi.json"));
    assert.deepEqual(JSON.parse(document), JSON.parse(JSON.stringify(buildDocument(rpcs, tables))));
    const page = await Deno.readTextFile(inProject("docs/api.md"));
    assert.equal(page, fillPage(page, described));
    assert.equal(page, await Deno.readTextFile(inProject("web/public/api.md")));
    const cells = page.split("\n").filter((line) => line.startsWith("|")).flatMap((line) => line.split(" | "));
    assert.deepEqual(cells.filter((cell) => cell.length > 600), []);
    assert.equal(
      await Deno.readTextFile(inProject("docs/chat-api.md")),
      await Deno.readTextFile(inProject("web/public/chat-api.md")),
    );
  });

  await t.step("every rpc and table that a person may use says what it is", () => {
    assert.deepEqual([...rpcs, ...tables].filter(({ comment }) => comment === "").map(({ name }) => name), []);
    const comments = [...rpcs, ...tables].map(({ comment }) => comment);
    assert.deepEqual(
      comments.filter((comment) => /\bprivate\./.test(comment)),
      [],
      "readers do not know schema private",
    );
    assert.ok(rpcs.length > 50 && tables.length > 10);
  });
  await stack.close();
});
