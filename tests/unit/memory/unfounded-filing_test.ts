import assert from "node:assert/strict";
import type { SlotName } from "../../../shared/memory/slots.ts";
import { isFiledAsTyped, isStrayValue } from "../../../shared/memory/unfounded-filing.ts";

Deno.test("isStrayValue() lets a value be what was said, what the content says, or a word of the same meaning", () => {
  const values: [content: string, slot: SlotName, value: string, said: string][] = [
    ["Não come carne", "diet", "vegetariana", "não como carne"],
    ["É casada", "marital_status", "casada", "meu marido chegou"],
    ["Mora em Belo Horizonte", "residence", "Belo Horizonte", "moro em bh"],
    ["Perdeu o emprego", "employment", "desempregada", "fui demitida"],
    ["Faz aniversário em 12 de março", "birthday", "--03-12", "meu niver é 12/3"],
    ["Usa pronome elu", "pronouns", "elu", "me chama de elu"],
    ["Terminou com o Téo", "marital_status", "solteira", "terminei com o téo"],
    ["Trabalha por conta própria", "employment", "autônoma", "trabalho por conta própria"],
  ];
  for (const [content, slot, value, said] of values) {
    assert.equal(isStrayValue({ content, slot, value }, [said]), false, value);
  }
});

Deno.test("isStrayValue() finds a value that nobody said", () => {
  assert.ok(isStrayValue({ content: "Gosta de café", slot: "occupation", value: "desempregada" }, ["gosto de café"]));
  const allergy = "sou alérgica a camarão";
  assert.ok(isStrayValue({ content: "É alérgica a camarão", slot: "residence", value: "Curitiba" }, [allergy]));
  // Several of these are current at once: none ends another.
  assert.equal(isStrayValue({ content: "Tem um gato", slot: "pet", key: "gato", value: "felino" }, []), false);
});

Deno.test("isFiledAsTyped() files what was typed by its own words alone", () => {
  const filing = (
    content: string,
    slot: SlotName | null,
    more: { key?: string; value?: string; holds?: boolean } = {},
  ) => isFiledAsTyped({ content, slot, key: null, value: null, holds: true, ...more }, null);
  assert.ok(filing("É alérgica a dipirona", "allergy", { key: "dipirona" }));
  assert.ok(filing("Não come camarão", "likes", { key: "camarão", holds: false }));
  assert.ok(filing("Largou a academia", "member_of", { key: "academia", holds: false }));
  assert.ok(filing("Mora em Recife", "residence", { value: "recife" }));
  assert.ok(filing("Acha graça de tudo", null));
  assert.ok(!filing("É alérgica a dipirona", "allergy", { key: "dipirona", holds: false }));
  assert.ok(!filing("Mora em Curitiba", "residence", { value: "Recife" }));
  assert.ok(!filing("Toma losartana", "allergy", { key: "dipirona" }));
  assert.ok(!filing("Gosta de café", "occupation", { value: "desempregada" }));
});
