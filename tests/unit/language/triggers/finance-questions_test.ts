import assert from "node:assert/strict";
import { detectSkills } from "../../../../shared/skills/detect.ts";

const FINANCE = [
  "oq vence antes de sexta?",
  "tem algo vencendo?",
  "amanhã vence o quê",
  "qual o próximo boleto",
  "a internet tá quanto",
  "quanto vem de luz",
  "qto foi de dentista no mês passado",
  "foi quanto de uber essa semana",
  "compara setembro com outubro",
  "exclui a conta da netflix",
  "não pago mais spotify",
  "muda o aluguel pra 1900",
  "sobe o celular pra 65",
  "como tão meus limites",
  "estourei algum teto?",
  "dei baixa no condomínio",
  "tá tudo em dia?",
  "faltam quantas do carro",
  "enchi o tanque hoje",
];
const NOT_FINANCE = [
  "apaga a luz",
  "quem vence o jogo hoje?",
  "apaga minha conta do instagram",
  "preciso impor limites com a minha mãe",
  "senha do wifi é 12345",
  "quanto foi de água hoje",
  "o amor vence tudo",
];
const HEALTH = ["humor uns 4", "pressão 12x7", "nota 7 pro meu dia", "febre 38", "marca meditação", "rezei hoje"];

const names = (text: string) => detectSkills(text).map(({ name }) => name as string);

for (const text of FINANCE) {
  Deno.test(`detectSkills() hears money in "${text}"`, () =>
    assert.ok(names(text).includes("finance"), names(text).join()));
}
for (const text of NOT_FINANCE) {
  Deno.test(`detectSkills() hears no money in "${text}"`, () => assert.ok(!names(text).includes("finance")));
}
for (const text of HEALTH) {
  Deno.test(`detectSkills() hears health in "${text}"`, () =>
    assert.ok(names(text).includes("health"), names(text).join()));
}
