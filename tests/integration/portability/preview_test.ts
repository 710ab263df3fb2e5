import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { callFunction, exported, fact } from "./files.ts";

Deno.test("POST /import/preview says what an import then does, and stores nothing", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const send = async (path: string, body: unknown) => {
    const response = await callFunction(stack, path, ana.token, { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, report: await response.json() };
  };
  const file = {
    data: {
      knowledge_items: [fact("a", {}), fact("b", { supersedes_id: "nobody" })],
      expenses: [
        { id: "e", amount: 46.9, category: "health", description: "farmácia", date: "2026-11-01" },
        { id: "f", amount: -1, category: "health", description: "errado", date: "2026-11-01" },
      ],
      nothing_known: [{ id: "x" }],
    },
  };
  const before = await exported(stack, ana.token);

  await t.step("the same figures, and afterwards everything is as before", async () => {
    const preview = await send("import/preview", file);
    assert.equal(preview.status, 200);
    assert.equal(preview.report.status, "preview");
    assert.deepEqual((await exported(stack, ana.token)).data, before.data);
    const { report } = await send("import", file);
    assert.equal(report.status, "imported");
    assert.equal(report.created.expenses, 1);
    assert.ok(report.rejected >= 2);
    assert.deepEqual({ ...preview.report, status: "imported" }, report);
  });

  await t.step("a file that was imported is known", async () => {
    assert.equal((await send("import/preview", file)).report.status, "repeated");
  });

  await t.step("rows that exist are known in another file too", async () => {
    const other = await send("import/preview", { data: { expenses: file.data.expenses.slice(0, 1) } });
    assert.deepEqual([other.report.created.expenses, other.report.skipped.expenses], [0, 1]);
  });

  await t.step("what is no export is refused with what is wrong", async () => {
    const refused = await send("import/preview", { movies: [] });
    assert.equal(refused.status, 400);
    assert.match(refused.report.error.details[0].message, /data/);
  });

  await t.step("a preview leaves no record, and of imports that were begun the last fifty are kept", async () => {
    const records = async () =>
      (await stack.sql<{ digest: string }>("select content_hash as digest from private.imports order by created_at"))
        .map(({ digest }) => digest);
    const begun = await records();
    const digest = (n: number) => n.toString(16).padStart(64, "0");
    await call(ana.client, "preview_import", { digest: digest(1), slices: [] });
    assert.deepEqual(await records(), begun);
    await stack.sql("update private.settings set value = '1000' where key like 'imports_per_%'");
    for (let n = 1; n <= 60; n++) await call(ana.client, "begin_import", { digest: digest(n) });
    await call(ana.client, "begin_import", { digest: digest(11) });
    assert.deepEqual(await records(), Array.from({ length: 50 }, (_, n) => digest(n + 11)));
  });
});
