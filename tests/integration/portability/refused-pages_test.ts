import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { importFile } from "./files.ts";

Deno.test("what is refused of a page of an export, and of a file's rows", async (t) => {
  const stack = await startStack();
  const { client, token } = await stack.createUser("Ana");

  await t.step("export_page() goes on from nowhere but where a page ended", async () => {
    const good = { section: "expenses", time: "2026-01-01T00:00:00Z", key: crypto.randomUUID() };
    const cursors: JsonObject[] = [
      {},
      { ...good, section: "turns" },
      { ...good, time: "ontem" },
      { ...good, key: "1" },
      { ...good, section: "messages" },
    ];
    for (const cursor of cursors) {
      const refused = await refusal(client, "export_page", { cursor });
      assert.deepEqual([refused.status, refused.hint], [400, "invalid_cursor"], JSON.stringify(cursor));
    }
  });

  await t.step("a row that nobody signed was not made tomorrow", async () => {
    const habit = (name: string, hours: number) => {
      const created_at = new Date(Date.now() + hours * 3_600_000).toISOString();
      return { id: name, name, frequency: "daily", created_at };
    };
    const data = { habits: [habit("Ler", 24), habit("Correr", -24)] };
    const { rejections } = await importFile(stack, token, { data });
    assert.deepEqual(rejections?.map(({ section, index, reason }) => [section, index, reason]), [[
      "habits",
      0,
      "future_date",
    ]]);
    const { data: habits } = await client.from("habits").select("name").throwOnError();
    assert.deepEqual(habits, [{ name: "Correr" }]);
  });

  await stack.close();
});
