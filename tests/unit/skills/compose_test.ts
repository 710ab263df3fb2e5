import assert from "node:assert/strict";
import fc from "fast-check";
import { BASE_TOOLS, composeSkills, inFixedOrder } from "../../../shared/skills/compose.ts";
import { counselor } from "../../../shared/skills/counselor.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { professional } from "../../../shared/skills/professional.ts";
import { skills } from "../../../shared/skills/registry.ts";

const COMMON = [
  "create_expense",
  "create_finance_item",
  "record_metric",
  "record_habit",
  "create_reminder",
  "add_knowledge",
];

Deno.test("composeSkills() unites base tools and skills' tools without duplicates, in one order whichever skill comes first", () => {
  const { tools } = composeSkills([finance, health, finance]);
  assert.deepEqual(tools, [...new Set([...BASE_TOOLS, ...finance.tools, ...health.tools])]);
  assert.deepEqual(composeSkills([health, finance]).tools, tools);
  assert.deepEqual(tools.slice(0, BASE_TOOLS.length), BASE_TOOLS, "what every turn has comes first");
});

Deno.test("composeSkills() gives every skill the common records", () => {
  for (const skill of skills) {
    const { tools } = composeSkills([skill]);
    for (const name of COMMON) assert.ok(tools.includes(name), `${name} with ${skill.name}`);
  }
});

Deno.test("inFixedOrder() orders names alike however they come, those of packs last and as they come", () => {
  const names = inFixedOrder([
    "see_weather",
    "get_trends",
    "add_knowledge",
    "create_expense",
    "list_fairs",
    "see_weather",
  ]);
  assert.deepEqual(names, ["add_knowledge", "create_expense", "get_trends", "see_weather", "list_fairs"]);
  fc.assert(fc.property(fc.shuffledSubarray([...BASE_TOOLS, ...finance.tools]), (some) => {
    assert.deepEqual(inFixedOrder(some), inFixedOrder(some.toReversed()));
  }));
});

Deno.test("composeSkills() gives general the base tools and the provider's temperature", () => {
  const composed = composeSkills([general]);
  assert.deepEqual(composed.tools, BASE_TOOLS);
  assert.ok(!("temperature" in composed));
});

Deno.test("composeSkills() takes the lowest temperature", () => {
  assert.equal(composeSkills([counselor, finance]).temperature, 0.3);
  assert.equal(composeSkills([professional, general]).temperature, 0.4);
});

Deno.test("composeSkills() thinks harder only with counselor", () => {
  assert.equal(composeSkills([finance, counselor]).effort, "medium");
  assert.equal(composeSkills([finance, health]).effort, "low");
});

Deno.test("composeSkills() orders prompt extensions by priority", () => {
  const { promptExtension } = composeSkills([health, counselor]);
  assert.equal(promptExtension, `${counselor.promptExtension}\n\n${health.promptExtension}`);
});

Deno.test("composeSkills() takes style and formality of the dominant, the fewest emojis and the longest answer", () => {
  assert.deepEqual(composeSkills([finance, counselor]).tone, {
    style: "practical",
    emojiLevel: "none",
    responseLength: "elaborated",
    formality: "informal",
  });
  assert.deepEqual(composeSkills([health, professional]).tone, {
    style: "empathetic",
    emojiLevel: "minimal",
    responseLength: "moderate",
    formality: "informal",
  });
});

Deno.test("composeSkills() composes general out of nothing", () => {
  assert.deepEqual(composeSkills([]), composeSkills([general]));
});
