import assert from "node:assert/strict";
import { forgetEverything } from "../../../shared/tools/memory/forget-everything.ts";
import { z } from "zod";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { composeSkills } from "../../../shared/skills/compose.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { builtInTools, findBuiltInTool } from "../../../shared/tools/registry.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { health } from "../../../shared/skills/health.ts";
import { toolsOfSkill } from "../../support/skill-tools.ts";

const everyTool = [...builtInTools, forgetEverything];

Deno.test("each tool has a name of its own, and findBuiltInTool() finds it", () => {
  const names = everyTool.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const tool of everyTool) assert.equal(findBuiltInTool(tool.name)?.inputSchema, tool.inputSchema);
});

Deno.test("every tool a skill names exists, and every tool belongs to a skill or to the base", () => {
  const offered = new Set([
    ...skills.flatMap((skill) => composeSkills([skill]).tools),
    "complete_reminder",
    "snooze_reminder",
    "update_reminder",
    "cancel_reminder",
  ]);
  assert.deepEqual([...offered].toSorted(), builtInTools.map(({ name }) => name).toSorted());
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
  assert.deepEqual(writes.filter(({ nameResult }) => nameResult === undefined).map(({ name }) => name), []);
});

Deno.test("finance has thirteen tools, and reports", () => {
  assert.deepEqual(toolsOfSkill(finance).map(({ name }) => name), [
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
    "get_accounts",
    "transfer_money",
    "create_automatic_note",
  ]);
});

Deno.test("finance: reads run at once, writes are offered and prepared", () => {
  for (const tool of toolsOfSkill(finance).filter(({ name }) => name !== "create_automatic_note")) {
    const reads = tool.name.startsWith("get_");
    assert.equal(tool.confirmation, reads ? "none" : "required", tool.name);
    assert.equal(Boolean(tool.offer && tool.prepare), !reads, tool.name);
  }
});

Deno.test("the tools of finance take at most 2,920 estimated tokens", () => {
  const tokens = toolsOfSkill(finance).map(({ name, description, inputSchema }) =>
    estimateTokens(JSON.stringify({ name, description, parameters: z.toJSONSchema(inputSchema) }))
  );
  const total = tokens.reduce((sum, count) => sum + count, 0);
  assert.ok(total <= 2920, `${total} tokens`);
});

Deno.test("health has ten tools, writes confirmed and offered, and reports", () => {
  assert.deepEqual(toolsOfSkill(health).map(({ name, confirmation }) => [name, confirmation]), [
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
    ["create_automatic_note", "quoted"],
  ]);
  for (const one of toolsOfSkill(health)) {
    if (one.confirmation === "required") assert.ok(one.offer && one.prepare, one.name);
  }
});
