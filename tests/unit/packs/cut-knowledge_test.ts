import assert from "node:assert/strict";
import fc from "fast-check";
import { cutKnowledge } from "../../../shared/packs/cut-knowledge.ts";

const pack = (instructions: string, references: Record<string, string> = {}) => ({
  name: "viagens",
  instructions,
  references,
  tools: [{ name: "find_flight" }, { name: "find_hotel" }],
});

Deno.test("cutKnowledge() cuts a pack's texts into its quick start, patterns, anti-patterns and references", () => {
  const entries = cutKnowledge(pack(
    `## Início rápido

- Voo: find_flight. Hotel: find_hotel.
- Diga o preço.

## Padrões comuns

- Ida e volta: find_flight duas vezes,
  uma para cada dia.
- Hotel perto: find_hotel com bairro.

## Antipadrões

- Errado: inventar preço. Certo: buscar. Porque: muda.`,
    { "bagagem.md": "# Bagagem\n\nDe mão: 10 kg.\n\n## Despachada\n\n23 kg." },
  ));
  assert.deepEqual(entries.map(({ entityType, entity, topic, content }) => [entityType, entity, topic, content]), [
    ["skill", "viagens", "quick_start", "- Voo: find_flight. Hotel: find_hotel.\n- Diga o preço."],
    ["tool", "find_flight", "pattern", "- Ida e volta: find_flight duas vezes,\n  uma para cada dia."],
    ["tool", "find_hotel", "pattern", "- Hotel perto: find_hotel com bairro."],
    ["skill", "viagens", "anti_pattern", "- Errado: inventar preço. Certo: buscar. Porque: muda."],
    ["skill", "viagens", "reference", "Bagagem\nDe mão: 10 kg."],
    ["skill", "viagens", "reference", "Despachada\n23 kg."],
  ]);
  assert.deepEqual(entries.map(({ metadata }) => metadata).slice(1, 2), [{ file: "SKILL.md", tools: ["find_flight"] }]);
  assert.deepEqual(entries.at(-1)!.metadata, { file: "references/bagagem.md", tools: ["find_flight", "find_hotel"] });
});

Deno.test("cutKnowledge() tells what stands there twice once", () => {
  const twice = "## Padrões comuns\n- Diga a data.\n- Diga a data.\n## Outra coisa\n- Diga a data.";
  assert.deepEqual(cutKnowledge(pack(twice)).map(({ content }) => content), ["- Diga a data."]);
});

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }),
  fc.constantFrom("find_flight", "Errado:", "preço", "1.", "-", "#", '"', "\n", "\n\n", "## Antipadrões\n", "\n- "),
);
const text = fc.array(word, { maxLength: 300 }).map((words) => words.join(" "));

Deno.test("cutKnowledge() cuts any text into entries that fit a result, and are stored once each", () => {
  fc.assert(fc.property(text, text, (instructions, reference) => {
    const entries = cutKnowledge(pack(instructions, { "a.md": reference }));
    for (const { content, tokens } of entries) {
      assert.ok(tokens <= 385, `${tokens}`);
      assert.ok(content.length <= 2_000 && /[\p{L}\p{N}]/u.test(content));
    }
    assert.equal(new Set(entries.map(({ entity, content }) => `${entity} ${content}`)).size, entries.length);
  }));
});

Deno.test("cutKnowledge() loses no word of a text, however long its lines are", () => {
  const words = fc.array(fc.stringMatching(/^[a-zà-ú]{3,12}$/), { minLength: 1, maxLength: 600 });
  fc.assert(fc.property(words, fc.constantFrom(" ", "\n", ". ", "\n\n"), (told, between) => {
    const text = told.join(between);
    for (const cut of [cutKnowledge(pack(text)), cutKnowledge(pack("", { "a.md": text }))]) {
      const kept = new Set(cut.flatMap(({ content }) => content.split(/[\s.]+/)));
      assert.deepEqual(told.filter((one) => !kept.has(one)), []);
    }
  }));
});
