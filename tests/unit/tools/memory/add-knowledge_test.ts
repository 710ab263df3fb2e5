import assert from "node:assert/strict";
import { SLOT_NAMES, SLOTS } from "../../../../shared/memory/slots.ts";
import { shownSchema } from "../../../../shared/model/shown-schema.ts";
import { mendArguments, type Mended } from "../../../../shared/tools/mend-arguments.ts";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";

Deno.test("addKnowledge names every slot once, those that want a key apart", () => {
  const slot = shownSchema(addKnowledge.inputSchema).properties?.slot;
  const told: string = typeof slot === "object" ? slot.description ?? "" : "";
  const [plain, keyed] = told.split("; sempre com key: ").map((names) => names.split(", "));
  const isKeyed = (name: typeof SLOT_NAMES[number]) => /^(?:keyed|goal)$/.test(SLOTS[name].kind);
  assert.deepEqual(keyed, SLOT_NAMES.filter(isKeyed));
  assert.deepEqual(plain, SLOT_NAMES.filter((name) => !isKeyed(name)));
});

Deno.test("addKnowledge takes what a model is not asked for", () => {
  const args = { type: "fact", content: "Mora em Recife", area: "leisure", quote: "moro em Recife" };
  const more = { title: "Recife", sub_area: "lar", confidence: 0.5 };
  assert.deepEqual(addKnowledge.inputSchema.parse({ ...args, ...more }), { ...args, ...more });
  assert.doesNotMatch(JSON.stringify(shownSchema(addKnowledge.inputSchema)), /confidence|sub_area|title/);
});

Deno.test("addKnowledge takes the value of a birthday only as a day, and of what else as it is said", () => {
  const about = (slot: string, value: string) =>
    mendArguments(addKnowledge.inputSchema, {
      type: "fact",
      content: "Faz aniversário em 5 de agosto",
      area: "relationships",
      person: "Júlia",
      quote: "o aniversário da Júlia é 5 de agosto",
      slot,
      value,
    });
  const valueOf = (mended: Mended) => "args" in mended ? mended.args.value : mended.reason;
  assert.equal(valueOf(about("birthday", "--08-05")), "--08-05");
  assert.equal(valueOf(about("birthday", "5/8")), "--08-05");
  assert.equal(valueOf(about("birthday", "5 de agosto")), "--08-05");
  assert.equal(valueOf(about("birthday", "em agosto")), "value: use AAAA-MM-DD, ou --MM-DD sem o ano");
  assert.equal(valueOf(about("residence", "5 de agosto")), "5 de agosto");
});
