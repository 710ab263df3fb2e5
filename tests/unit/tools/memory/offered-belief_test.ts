import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { asOffered } from "../../../../shared/tools/memory/offered-belief.ts";

const filed = (content: string, more: JsonObject) => {
  const { type: _, content: __, area: ___, confidence: ____, ...rest } = asOffered({
    type: "fact",
    area: "health",
    content,
    ...more,
  });
  return rest;
};

Deno.test("asOffered() leaves out of an offer what it does not show", () => {
  const dipirona = { slot: "allergy", key: "dipirona" };
  for (
    const [content, more] of [
      ["Gosta de café sem açúcar", { ...dipirona, holds: false, title: "x", confidence: 1, sub_area: "x" }],
      ["Faz caminhada no parque", { ...dipirona, value: "nenhuma", replaces: ["1"], named: ["1"] }],
      ["Tem dipirona em casa", { ...dipirona, holds: false }],
      ["Comprou varfarina 10 mg", { slot: "medication", key: "varfarina", value: "10 mg" }],
      ["Toma varfarina 5 mg", { slot: "medication", key: "varfarina", value: "50 mg" }],
      ["Mora em Recife", { slot: "pronouns", value: "ele" }],
    ] as const
  ) assert.deepEqual(filed(content, more), {}, content);
  const bond = { person: "Júlia", slot: "relationship", key: "Júlia", value: "esposa", title: "Bia" };
  const offered = asOffered({ type: "person", area: "relationships", content: "Gosta de samba", ...bond });
  assert.deepEqual(offered, {
    type: "fact",
    area: "relationships",
    content: "Gosta de samba",
    person: "Júlia",
    confidence: 1,
  });
});

Deno.test("asOffered() keeps what the content itself says of allergies, conditions and medicines", () => {
  const allergy = { slot: "allergy", key: "camarão" };
  assert.deepEqual(filed("É alérgica a camarão", allergy), allergy);
  assert.deepEqual(filed("Não é mais alérgica a camarão", { ...allergy, holds: false }), { ...allergy, holds: false });
  const dose = { slot: "medication", key: "varfarina", value: "10 mg à noite" };
  assert.deepEqual(filed("Toma varfarina 10 mg à noite", dose), dose);
  const { value: _, ...medicine } = dose;
  assert.deepEqual(filed("Toma varfarina", { ...dose, value: "à noite" }), medicine);
});
