import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { newPerson, startStack } from "./statement-files.ts";

Deno.test("what is refused of an import that goes on, and of a preview", async (t) => {
  const stack = await startStack();
  const { client, userId, open } = await newPerson(stack, "Ana");
  const [account_id, savings] = [await open("Itaú", "checking"), await open("Poupança", "savings")];
  const line = { id: "a", index: 1, date: "2026-08-02", amount: -1000, description: "Padaria" };
  const { import_id } = await call(client, "import_statement", { account_id, lines: [line], is_last: false });

  await t.step(
    "continue_statement_import() knows no import of another account, and none that is not there",
    async () => {
      const others: JsonObject[] = [{ account_id: savings, import_id }, { account_id, import_id: crypto.randomUUID() }];
      for (const other of others) {
        const refused = await refusal(client, "import_statement", { lines: [], ...other });
        assert.deepEqual([refused.status, refused.hint], [404, "import_not_found"]);
      }
    },
  );

  await t.step("continue_statement_import() takes no line after the 20,000th", async () => {
    await stack.sql(
      `insert into private.statement_lines
       select l.user_id, l.account_id, 'line-' || n, l.import_id, n, l.day, l.amount, l.description, false, l.of_table, l.row_id, false
       from private.statement_lines l cross join generate_series(2, 20000) as n where l.user_id = $1`,
      [userId],
    );
    const args = { account_id, import_id, is_last: false };
    await call(client, "import_statement", { ...args, lines: [] });
    const refused = await refusal(client, "import_statement", { ...args, lines: [{ ...line, id: "b" }] });
    assert.deepEqual([refused.status, refused.hint], [400, "invalid_statement"]);
  });

  await t.step("preview_statement() counts", async () => {
    await call(client, "preview_statement", { account_id, lines: [] });
    await stack.sql("update private.settings set value = '0' where key = 'previews_per_day'");
    const refused = await refusal(client, "preview_statement", { account_id, lines: [] });
    assert.deepEqual([refused.status, refused.hint], [429, "rate_limited"]);
  });

  await stack.close();
});
