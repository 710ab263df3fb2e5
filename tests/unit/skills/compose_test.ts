import assert from "node:assert/strict";
import { composeSkills } from "../../../shared/skills/compose.ts";
import { counselor } from "../../../shared/skills/counselor.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { professional } from "../../../shared/skills/professional.ts";

const BASE = [
  "search_knowledge",
  "add_knowledge",
  "delete_knowledge",
  "analyze_context",
  "create_reminder",
  "list_reminders",
  "set_standing_yes",
];

Deno.test("composeSkills() unites base tools and skills' tools without duplicates", () => {
  const { tools } = composeSkills([finance, health, finance]);
  assert.deepEqual(tools, [...new Set([...BASE, ...finance.tools, ...health.tools])]);
});

Deno.test("composeSkills() gives general the base tools and the provider's temperature", () => {
  const composed = composeSkills([general]);
  assert.deepEqual(composed.tools, BASE);
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
