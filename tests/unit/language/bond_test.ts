import assert from "node:assert/strict";
import fc from "fast-check";
import { canonicalBond, canonicalName, isFormer } from "../../../shared/language/bond.ts";
import { getPerson } from "../../../shared/tools/relationships/get-person.ts";
import { updatePerson } from "../../../shared/tools/relationships/update-person.ts";

Deno.test("canonicalBond() writes one bond in one way, and tells a grandmother from a grandfather", () => {
  for (
    const [said, bond] of [
      ["vó", "avó"],
      ["minha vó", "avó"],
      ["a minha Vovó", "avó"],
      ["avó", "avó"],
      ["meu vô", "avô"],
      ["vo", "vo"],
      ["Mainha", "mãe"],
      ["mamae", "mãe"],
      ["é meu irmão", "irmão"],
      ["neuro da mãe", "neuro da mãe"],
      ["Neuro da mamãe", "neuro da mãe"],
      ["saindo com ele", "saindo com ele"],
      ["minha", "minha"],
    ] as const
  ) assert.equal(canonicalBond(said), bond, said);
});

Deno.test("canonicalName() leaves names as they are said", () => {
  for (const name of ["Júlia", "a Júlia", "vó Nair", "Mamãe Noel", "Júlia (chefe)", "ela", "minha irmã Júlia"]) {
    assert.equal(canonicalName(name), name);
  }
  for (const said of ["minha vó", "Vó", "vovó", "avó"]) assert.equal(canonicalName(said).toLowerCase(), "avó", said);
});

Deno.test("canonicalBond() and canonicalName() change nothing the second time", () => {
  const word = fc.constantFrom(
    "minha",
    "a",
    "é",
    "vó",
    "vô",
    "vovo",
    "mãe",
    "da",
    "neuro",
    "Ana",
    "ex",
    "  ",
    "ção",
    "(",
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.array(word).map((words) => words.join(" "))), (said) => {
      assert.equal(canonicalBond(canonicalBond(said)), canonicalBond(said));
      assert.equal(canonicalName(canonicalName(said)), canonicalName(said));
    }),
  );
});

Deno.test("isFormer() knows a bond that says itself that it is over", () => {
  assert.deepEqual(["ex", "Ex-namorado", "ex chefe", "exigente", "namorado", "complexo"].map(isFormer), [
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

Deno.test("get_person and update_person look bonds up in one spelling", () => {
  assert.deepEqual(getPerson.inputSchema.parse({ name: " minha vó " }), { name: "avó" });
  const quote = "terminei com o Caio";
  assert.deepEqual(updatePerson.inputSchema.parse({ name: "Caio", relationship: "Meu ex", ended: true, quote }), {
    name: "Caio",
    relationship: "ex",
    quote,
  });
});
