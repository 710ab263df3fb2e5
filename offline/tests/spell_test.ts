import assert from "node:assert/strict";
import "../offline-model.ts";
import { spell } from "../language/spell.ts";

Deno.test("spell() corrects swapped, missing, doubled and neighbouring letters", () => {
  for (
    const [typed, meant] of [["gsatei", "gastei"], ["gatei", "gastei"], ["pagei", "paguei"], ["humr", "humor"], [
      "vencce",
      "vence",
    ], ["meidtei", "meditei"]]
  ) {
    assert.equal(spell(typed!), meant);
  }
});

Deno.test("spell() leaves real words alone", () => {
  const real =
    "gostei gosta pensei peguei casei curso roupas ainda todo media contra carteira coxinha depressa tarifa coentro jornal divorcio exausta"
      .split(" ");
  assert.deepEqual(real.filter((word) => spell(word) !== word), []);
});
