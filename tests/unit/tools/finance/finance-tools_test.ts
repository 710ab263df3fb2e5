import assert from "node:assert/strict";
import { z } from "zod";
import { estimateTokens } from "../../../../shared/prompt/estimate-tokens.ts";
import { financeTools } from "../../../../shared/tools/registry.ts";

Deno.test("financeTools are the eight of the finance skill", () => {
  assert.deepEqual(financeTools.map(({ name }) => name), [
    "get_finance_summary",
    "get_pending_bills",
    "mark_bill_paid",
    "create_expense",
    "get_debt_progress",
    "create_finance_item",
    "pay_debt_installment",
    "delete_finance_item",
  ]);
});

Deno.test("financeTools: reads run at once, writes are offered, prepared and correctable", () => {
  for (const tool of financeTools) {
    const reads = tool.name.startsWith("get_");
    assert.equal(tool.confirmation, reads ? "none" : "required", tool.name);
    assert.equal(Boolean(tool.offer && tool.prepare && tool.correct), !reads, tool.name);
  }
});

Deno.test("financeTools take at most 1,500 estimated tokens", () => {
  const tokens = financeTools.map(({ name, description, inputSchema }) =>
    estimateTokens(JSON.stringify({ name, description, parameters: z.toJSONSchema(inputSchema) }))
  );
  const total = tokens.reduce((sum, count) => sum + count, 0);
  assert.ok(total <= 1500, `${total} tokens`);
});
