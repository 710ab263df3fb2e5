import fc from "fast-check";
import assert from "node:assert/strict";
import { readNewName } from "../../../shared/tools/read-correction.ts";

const TODAY = "2026-11-21";

for (
  const [text, name] of [
    ["não foi no mercado, foi na padaria", "padaria"],
    ["era a da internet", "internet"],
    ["foi a conta do celular", "celular"],
    ["aluguel, não condomínio", "aluguel"],
    ["foram 60 na Drogaria São Paulo ontem", "Drogaria São Paulo"],
    ["na verdade foi com remédio", "remédio"],
    ["o nome é Vivo Fibra", "Vivo Fibra"],
  ] as const
) {
  Deno.test(`readNewName() reads "${name}" in "${text}"`, () => {
    assert.equal(readNewName(text, TODAY), name);
  });
}

for (const text of ["60", "foi ontem", "tipo uns 62,90", "tá errado, foi 45", "foi no pix", "não", "muda a data", ""]) {
  Deno.test(`readNewName() finds no name in "${text}"`, () => {
    assert.equal(readNewName(text, TODAY), null);
  });
}

Deno.test("readNewName() never throws, and answers with words of the text", () => {
  const word = fc.constantFrom(
    "não",
    "foi",
    "na",
    "padaria",
    "60",
    "R$ 5",
    "ontem",
    ",",
    "São",
    "é",
    "mas",
    "🍞",
    "e\u0301",
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.array(word).map((words) => words.join(" "))), (text) => {
      const name = readNewName(text, TODAY);
      if (name === null) return;
      const words = text.normalize("NFC");
      for (const part of name.split(" ")) assert.ok(words.includes(part));
    }),
  );
});
