import assert from "node:assert/strict";
import fc from "fast-check";
import { needsKey } from "../../shared/memory/slots.ts";
import { factsInMessage } from "../facts/facts-in.ts";

const TODAY = "2026-11-20";
const contents = (text: string) =>
  factsInMessage(text, TODAY).map(({ content, subject }) => subject === null ? content : `${subject}: ${content}`);

const told: [text: string, about: unknown[]][] = [
  ["sou alérgica a camarão", ["allergy", "camarão", null, true]],
  ["moro em Curitiba há 3 anos", ["residence", null, "Curitiba", true]],
  ["não moro mais em Recife", ["residence", null, "Recife", false]],
  ["me mudei pra Curitiba semana passada", ["residence", null, "Curitiba", true]],
  ["sou solteira", ["marital_status", null, "solteira", true]],
  ["eu e o Vítor terminamos", ["marital_status", null, "solteira", true]],
  ["tenho 34 anos", ["age", null, "34", true]],
  ["parei de fumar", ["habit", "fumar", null, false]],
  ["não gosto de café", ["likes", "café", null, false]],
  ["meu gato se chama Mingau", ["pet", "Mingau", "gato", true]],
  ["trabalho no Nubank", ["employer", null, "Nubank", true]],
  ["vendi meu carro", ["owns", "carro", null, false]],
  ["minha meta é correr uma maratona", ["goal", "correr uma maratona", "open", true]],
  ["meu aniversário é 3 de maio", ["birthday", null, "--05-03", true]],
  ["tenho medo de avião", [null, null, null, true]],
];
for (const [text, expected] of told) {
  Deno.test(`factsInMessage() says what "${text}" is about`, () => {
    assert.deepEqual(
      factsInMessage(text, TODAY).map(({ slot, key, value, holds }) => [slot, key, value, holds]),
      [expected],
    );
  });
}

Deno.test("factsInMessage() tells people apart from facts about them", () => {
  assert.deepEqual(contents("minha irmã Júlia mora em Recife e trabalha com moda"), [
    "Júlia: Júlia, irmã",
    "Júlia: Mora em Recife",
    "Júlia: Trabalha com moda",
  ]);
  assert.deepEqual(contents("minha mãe tem diabetes. Ela toma insulina"), ["mãe: Tem diabetes", "mãe: Toma insulina"]);
});

Deno.test("factsInMessage() says of nobody what may be another's", () => {
  for (
    const text of [
      "minha mãe e meu pai são separados, mora em Natal",
      "minha mãe brigou com meu pai e mora longe de casa",
      "a vizinha da minha tia trabalha no Itaú",
      "o cara do uber era de Recife e tem 3 filhos",
    ]
  ) assert.deepEqual(contents(text), [], text);
});

Deno.test("factsInMessage() takes nothing from guesses, conditions, hearsay, questions, jokes and crisis", () => {
  for (
    const text of [
      "acho que sou celíaca",
      "talvez eu me mude pro Chile",
      "se eu ganhasse na loteria, morava em Noronha",
      "meu irmão falou que trabalha no Itaú",
      "o Pedro disse que a Ana tem 3 filhos e mora em SP",
      'ela gritou: "eu moro aqui e sou casada"',
      "eu sou alérgica a quê?",
      "virei chefe! mentira, tô brincando",
      "meu sonho de hoje foi estranho, eu era médica",
      "odeio minha vida",
      "minha irmã Júlia quer morrer",
      "esquece que eu moro em Recife",
    ]
  ) assert.deepEqual(contents(text), [], text);
});

Deno.test("factsInMessage() makes facts with their slots of anything, quoted from the text, and never fails", () => {
  const words = fc.constantFrom(
    ..."eu sou moro não que se minha irmã o Pedro é em Curitiba gosto de e , . ? mas tenho dois gatos comecei a trabalhar na fui nunca já quero vou parar casada mãe meu nome café 34 anos"
      .split(" "),
  );
  const sentences = fc.array(words, { maxLength: 40 }).map((list) => list.join(" "));
  fc.assert(fc.property(fc.oneof(sentences, fc.string({ unit: "binary", maxLength: 300 })), (text) => {
    for (const { slot, key, content, start, end } of factsInMessage(text, TODAY)) {
      assert.ok(content.length > 2 && start < end && end <= text.normalize("NFC").length, text);
      if (slot === null) assert.equal(key, null, text);
      else if (needsKey(slot)) assert.ok(key !== null && key !== "", `${text}: ${slot}`);
    }
  }));
  for (const text of ["", "😀".repeat(500), "a".repeat(20_000), "eu e ".repeat(800), "meu ".repeat(900)]) {
    contents(text);
  }
});
