import assert from "node:assert/strict";
import { identifyAssistant } from "../../../shared/mcp/assistant.ts";
import { mcpTools, offeredTools } from "../../../shared/mcp/offered-tools.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { health } from "../../../shared/skills/health.ts";
import { library } from "../../../shared/skills/library.ts";
import { toolsOfSkill } from "../../support/skill-tools.ts";

const named = (name: string) => offeredTools.find((tool) => tool.name === name)!;

Deno.test("offeredTools has every tool of finance, health and library, and the four of memory", () => {
  // What the person confirms of it is told in the chat alone.
  const memory = builtInTools.filter(({ name }) => /knowledge$|^analyze_/.test(name) && name !== "validate_knowledge");
  const ofSkills = [finance, health, library].flatMap(toolsOfSkill);
  const expected = [...memory, ...ofSkills].map(({ name }) => name).filter((name) => name !== "create_automatic_note");
  assert.equal(memory.length, 4);
  assert.deepEqual(offeredTools.map(({ name }) => name).toSorted(), expected.toSorted());
});

Deno.test("offeredTools describes a tool as the chat's models are shown it, but for the quotation", () => {
  for (const { name, title, description, inputSchema } of offeredTools) {
    const tool = mcpTools.find((one) => one.name === name)!;
    assert.ok(title, name);
    assert.ok(description?.startsWith(tool.description), name);
    assert.equal(inputSchema.type, "object");
    assert.ok(!("quote" in (inputSchema.properties ?? {})) && !inputSchema.required?.includes("quote"), name);
  }
  assert.deepEqual(named("create_expense").inputSchema.required, ["amount", "category", "description"]);
});

Deno.test("offeredTools tells honestly what reads, what destroys and what asks outside", () => {
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

Deno.test("what may be read for another assistant is what is named as a read: the database goes by the name", () => {
  for (const { name, confirmation } of mcpTools) {
    assert.equal(/^(analyze|get|list|search)_/.test(name), confirmation === "none", name);
  }
  // What is not to be kept is marked at once, and in the chat alone.
  const unnamed = builtInTools.filter(({ name, confirmation }) =>
    confirmation === "none" && !/^(analyze|get|list|search)_/.test(name)
  );
  assert.deepEqual(unnamed.map(({ name }) => name), ["do_not_keep"]);
});

Deno.test("identifyAssistant() goes by the client of the token, else by the name it gives itself", () => {
  assert.deepEqual(identifyAssistant("1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed", { name: "claude-ai", title: "Claude" }), {
    key: "mcp:1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
    name: "Claude",
  });
  assert.deepEqual(identifyAssistant(undefined, { name: "Meu Robô 2" }), { key: "mcp:meu-robo-2", name: "Meu Robô 2" });
  assert.deepEqual(identifyAssistant(undefined), { key: "mcp:-" });
  const hostile = identifyAssistant("x".repeat(500), { name: "a\n“b”\u202e".repeat(100) });
  assert.ok(hostile.key.length <= 60 && hostile.name!.length <= 60);
  assert.doesNotMatch(hostile.name!, /[\n“”\u202e]/);
});
