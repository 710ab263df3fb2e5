import fc from "fast-check";
import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { exported, importFile, portable } from "./files.ts";
import { lives } from "./life.ts";

type Life = typeof lives extends fc.Arbitrary<infer T> ? T : never;

Deno.test("an export of any life, imported into a new account, is exported the same again but for its ids", async (t) => {
  const stack = await startStack();

  async function live({ client }: TestUser, { memory, sections }: Life) {
    for (const [table, rows] of sections) {
      for (const row of rows) {
        const { error } = await client.from(table).insert(row);
        assert.equal(
          error,
          null,
          `${table} ${JSON.stringify(row)}: ${error?.code} ${error?.message} ${error?.details}`,
        );
      }
    }
    if (Object.keys(memory).length > 0) await call(client, "update_user_memory", { changes: memory });
  }

  await t.step("the lives have rows in every table of an export", async () => {
    const ana = await stack.createUser("Ana");
    const { data } = await exported(stack, ana.token);
    const [life] = fc.sample(lives, { numRuns: 1, seed: 1 });
    assert.deepEqual(
      new Set([...life!.sections.map(([table]) => table), "profiles", "user_memories"]),
      new Set(Object.keys(data)),
      "write rows of a new table into `lives` of tests/integration/portability/life.ts: a section with an arbitrary of its own",
    );
  });

  await t.step("equal but for the ids", async () => {
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        const ana = await stack.createUser("Ana");
        await live(ana, life);
        const file = await exported(stack, ana.token);
        const twin = await stack.createUser("Bia");
        const report = await importFile(stack, twin.token, file);
        assert.deepEqual([report.http, report.own, report.rejections], [200, true, []]);
        const again = await exported(stack, twin.token);
        assert.deepEqual(portable(again.data), portable(file.data));
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });

  await stack.close();
});
