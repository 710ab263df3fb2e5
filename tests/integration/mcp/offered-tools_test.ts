import assert from "node:assert/strict";
import { describeTool, readOfferedTools } from "../../../shared/mcp/offered-tools.ts";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { health } from "../../../shared/skills/health.ts";
import { library } from "../../../shared/skills/library.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";
import { toolsOfSkill } from "../../support/skill-tools.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("what is offered to other assistants", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const { on, off } = await readOfferedTools(createRpcClient(stack.url, stack.publishableKey, ana.token));
  const offered = on.map(describeTool);
  const named = (name: string) => offered.find((tool) => tool.name === name)!;

  await t.step("every tool of finance, health and library, and the four of memory", () => {
    // What the person confirms of it is told in the chat alone.
    const memory = builtInTools.filter(({ name }) =>
      /knowledge$|^analyze_/.test(name) && name !== "validate_knowledge"
    );
    const ofSkills = [finance, health, library].flatMap(toolsOfSkill);
    const expected = [...memory, ...ofSkills].map(({ name }) => name).filter((name) =>
      name !== "create_automatic_note"
    );
    assert.equal(memory.length, 4);
    assert.deepEqual(off, []);
    assert.deepEqual(offered.map(({ name }) => name).toSorted(), expected.toSorted());
  });

  await t.step("described as the chat's models are shown it, but for the quotation", () => {
    for (const { name, title, description, inputSchema } of offered) {
      const tool = on.find((one) => one.name === name)!;
      assert.ok(title, name);
      assert.ok(description?.startsWith(tool.description), name);
      assert.equal(inputSchema.type, "object");
      assert.ok(!("quote" in (inputSchema.properties ?? {})) && !inputSchema.required?.includes("quote"), name);
    }
    assert.deepEqual(named("create_expense").inputSchema.required, ["amount", "category", "description"]);
  });

  await t.step("told honestly what reads, what destroys and what asks outside", () => {
    assert.deepEqual(
      ["get_habits", "save_note", "update_metric", "delete_all_items", "save_link"].map((name) =>
        named(name).annotations
      ),
      [[true, false, false], [false, false, false], [false, true, false], [false, true, false], [false, false, true]]
        .map(([readOnlyHint, destructiveHint, openWorldHint]) => ({
          readOnlyHint,
          destructiveHint,
          idempotentHint: true,
          openWorldHint,
        })),
    );
  });

  await t.step("read at once is what is named as a read: the database goes by the name", () => {
    for (const { name, confirmation } of on) {
      assert.equal(/^(analyze|get|list|search)_/.test(name), confirmation === "none", name);
    }
  });
  await stack.close();
});
