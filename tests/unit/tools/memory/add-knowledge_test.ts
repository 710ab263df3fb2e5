import assert from "node:assert/strict";
import { SLOT_NAMES, SLOTS } from "../../../../shared/memory/slots.ts";
import { shownSchema } from "../../../../shared/model/shown-schema.ts";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";

Deno.test("addKnowledge names the slots that want a key by the first and the last: they stand together at the end", () => {
  const keyed = SLOT_NAMES.filter((name) => /^(?:keyed|goal)$/.test(SLOTS[name].kind));
  assert.deepEqual(SLOT_NAMES.slice(-keyed.length), keyed);
  assert.match(
    JSON.stringify(shownSchema(addKnowledge.inputSchema)),
    new RegExp(`nos slots de ${keyed[0]} a ${keyed.at(-1)}"`),
  );
});

Deno.test("addKnowledge takes what a model is not asked for", () => {
  const args = { type: "fact", content: "Mora em Recife", area: "leisure", quote: "moro em Recife" };
  const more = { title: "Recife", sub_area: "lar", confidence: 0.5 };
  assert.deepEqual(addKnowledge.inputSchema.parse({ ...args, ...more }), { ...args, ...more });
  assert.doesNotMatch(JSON.stringify(shownSchema(addKnowledge.inputSchema)), /confidence|sub_area|title/);
});
