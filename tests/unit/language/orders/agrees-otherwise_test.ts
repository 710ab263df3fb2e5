import assert from "node:assert/strict";
import { isOtherwise, wantsOpposite } from "../../../../shared/language/orders/agrees-otherwise.ts";
import { fold } from "../../../../shared/language/fold.ts";
import { meaningStems } from "../../../../shared/language/meaning-stems.ts";

const market = new Set(meaningStems("mercado alimentação"));
const wants = (answer: string, erases: boolean) => wantsOpposite(fold(answer), market, erases);

Deno.test("wantsOpposite() knows what is to stay that would be erased", () => {
  const kept = [
    "sim, quero manter",
    "não esquece não",
    "ok, então mantém",
    "deixa do jeito que tá",
    "isso é meu, quero ele lá",
    "quero esse gasto",
    "sim, preciso desse gasto",
    "confirma o gasto do mercado",
    "sim, esse gasto tá registrado",
    "sim. fica com o mercado",
    "apaga todos menos esse",
    "sim, apaga os outros",
  ];
  assert.deepEqual(kept.filter((answer) => !wants(answer, true)), []);
  const erased = [
    "sim",
    "pode apagar, não precisa guardar",
    "pode deixar, apaga",
    "sim, não é mais verdade",
    "apaga sim, ficou repetido",
    "quero esse mesmo",
    "sim, confirma os 3",
  ];
  assert.deepEqual(erased.filter((answer) => wants(answer, true)), []);
});

Deno.test("wantsOpposite() knows what is to go that would be recorded", () => {
  const erased = ["sim, e apaga o mercado", "ok, apaga isso", "sim. esquece o mercado, tira isso"];
  assert.deepEqual(erased.filter((answer) => !wants(answer, false)), []);
  const recorded = [
    "sim, e apaga o uber",
    "sim, não apaga o mercado",
    "sim, guarda isso",
    "sim, e apaga o outro",
    "bota tudo. e esquece esse negócio de meta de 300, tira isso",
  ];
  assert.deepEqual(recorded.filter((answer) => wants(answer, false)), []);
});

Deno.test("isOtherwise() knows another category or place behind a but, and no remark", () => {
  assert.ok(["mas e lazer", "so que foi na feira"].every((clause) => isOtherwise(clause, market)));
  assert.ok(!["mas e caro", "mas foi no mercado mesmo", "e lazer"].some((clause) => isOtherwise(clause, market)));
});
