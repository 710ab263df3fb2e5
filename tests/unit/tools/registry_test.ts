import assert from "node:assert/strict";
import { z } from "zod";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { composeSkills } from "../../../shared/skills/compose.ts";
import { skills } from "../../../shared/skills/registry.ts";
import {
  allTools,
  financeTools,
  findTool,
  healthTools,
  memoryTools,
  openReminderTools,
} from "../../../shared/tools/registry.ts";

const everyTool = [...allTools, ...memoryTools];

Deno.test("each tool has a name of its own, and findTool() finds it", () => {
  const names = everyTool.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const tool of everyTool) assert.equal(findTool(tool.name)?.inputSchema, tool.inputSchema);
});

Deno.test("every tool a skill names exists, and every tool belongs to a skill or to the base", () => {
  const offered = new Set([
    ...skills.flatMap((skill) => composeSkills([skill]).tools),
    ...openReminderTools.map(({ name }) => name),
  ]);
  assert.deepEqual([...offered].toSorted(), allTools.map(({ name }) => name).toSorted());
});

for (const tool of everyTool) {
  Deno.test(`${tool.name} has a schema that closes its object, and words for what its confirmation needs`, () => {
    const schema = z.toJSONSchema(tool.inputSchema, { io: "input" });
    assert.equal(schema.type, "object");
    assert.match(tool.name, /^[a-z]+(_[a-z]+)*$/);
    assert.ok(tool.description.length > 10);
    assert.equal(tool.confirmation === "none" || tool.offer !== undefined, true);
  });
}

Deno.test("every write can be named in a few words", () => {
  const writes = everyTool.filter(({ confirmation }) => confirmation !== "none");
  assert.deepEqual(writes.filter(({ names }) => names === undefined).map(({ name }) => name), []);
});

Deno.test("financeTools are the eleven of the finance skill", () => {
  assert.deepEqual(financeTools.map(({ name }) => name), [
    "get_finance_summary",
    "get_pending_bills",
    "mark_bill_paid",
    "create_expense",
    "get_debt_progress",
    "create_finance_item",
    "pay_debt",
    "receive_income",
    "update_expense",
    "update_finance_item",
    "delete_finance_item",
  ]);
});

Deno.test("financeTools: reads run at once, writes are offered and prepared", () => {
  for (const tool of financeTools) {
    const reads = tool.name.startsWith("get_");
    assert.equal(tool.confirmation, reads ? "none" : "required", tool.name);
    assert.equal(Boolean(tool.offer && tool.prepare), !reads, tool.name);
  }
});

Deno.test("financeTools take at most 2,200 estimated tokens", () => {
  const tokens = financeTools.map(({ name, description, inputSchema }) =>
    estimateTokens(JSON.stringify({ name, description, parameters: z.toJSONSchema(inputSchema) }))
  );
  const total = tokens.reduce((sum, count) => sum + count, 0);
  assert.ok(total <= 2200, `${total} tokens`);
});

Deno.test("healthTools are the ten of the health skill, writes confirmed and offered", () => {
  assert.deepEqual(healthTools.map(({ name, confirmation }) => [name, confirmation]), [
    ["record_metric", "required"],
    ["get_tracking_history", "none"],
    ["update_metric", "required"],
    ["delete_metric", "required"],
    ["record_habit", "required"],
    ["create_habit", "required"],
    ["update_habit", "required"],
    ["delete_habit", "required"],
    ["get_habits", "none"],
    ["get_trends", "none"],
  ]);
  for (const one of healthTools) {
    if (one.confirmation === "required") assert.ok(one.offer && one.prepare, one.name);
  }
});
