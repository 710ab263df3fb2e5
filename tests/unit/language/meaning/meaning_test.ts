import assert from "node:assert/strict";
import fc from "fast-check";
import { copiesRecord } from "../../../../shared/memory/copies-record.ts";
import {
  deniesSomething,
  isDeniedByQuote,
  isFairReading,
  isNamedByQuote,
  mayEnd,
  meaningOf,
} from "../../../../shared/language/meaning/meaning.ts";

const NOTHING = meaningOf([]);

Deno.test("isFairReading() finds any text a fair reading of itself, and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      assert.ok(isFairReading(text, meaningOf([text]), NOTHING));
      isDeniedByQuote(text, text);
      deniesSomething(text);
    }),
    { numRuns: 300 },
  );
});

Deno.test("isFairReading() finds a zero that was said", () => {
  assert.ok(isFairReading("0", meaningOf(["0"]), NOTHING));
  assert.ok(isFairReading("Tem 0 filhos", meaningOf(["tenho 0 filhos"]), NOTHING));
});

Deno.test("isFairReading() wants a word of the quote, whatever is known", () => {
  const known = meaningOf(["Tem uma gata, a Pipoca"]);
  assert.ok(!isFairReading("Tem uma gata, a Pipoca", meaningOf(["gosto de café"]), known));
  assert.ok(isFairReading("Mora com a Pipoca, a gata", meaningOf(["ela mora comigo"]), known));
});

Deno.test("isDeniedByQuote() finds what a quote denies and affirms nowhere", () => {
  for (
    const [quote, content, denied] of [
      ["não fumo", "Fuma muito", true],
      ["não fumo há dez anos", "Fuma há dez anos", true],
      ["n moro mais em Curitiba", "Mora em Curitiba", true],
      ["não gosto de café, gosto de chá", "Gosta de café", true],
      ["não gosto de café, gosto de chá", "Gosta de chá", false],
      ["gosto dela e de samba, mas não gosto de camarão", "Gosta da Júlia", false],
      ["gosto dela e de samba, mas não gosto de camarão", "Gosta de camarão", true],
      ["não é alérgica a amendoim não, é a castanha de caju", "É alérgica a castanha de caju", false],
      ["não é alérgica a amendoim não, é a castanha de caju", "É alérgica a amendoim", true],
      ["n bebo café por causa da gastrite q tenho", "Tem gastrite", false],
      ["n bebo café por causa da gastrite q tenho", "Bebe café", true],
      ["não aguento mais meu chefe", "Está cansada do chefe", false],
      ["não vejo a hora de viajar", "Quer viajar", false],
      ["não posso nem chegar perto de camarão", "É alérgica a camarão", false],
      ["tô no 6o semestre n no 5o", "Está no 6º semestre", false],
    ] as const
  ) assert.equal(isDeniedByQuote(content, quote), denied, `${quote} → ${content}`);
});

Deno.test("deniesSomething() finds a “não” and words that something ended", () => {
  for (const content of ["Não fuma", "Parou de fumar", "Saiu do banco", "Nunca foi casada", "Odeia coentro"]) {
    assert.ok(deniesSomething(content), content);
  }
  for (const content of ["Fuma", "Gosta de parada militar", "Mora em Natal"]) {
    assert.ok(!deniesSomething(content), content);
  }
});

Deno.test("mayEnd() lets a change that is told of somebody end what is known of them, and of oneself only what it names", () => {
  const days = "É quem ajuda, terça e quinta";
  assert.ok(mayEnd(days, "de agora em diante o juninho vem seg qua e sex", "Juninho"));
  assert.ok(mayEnd("Só fala em fazer veterinária", "a taís mudou de ideia, quer biologia", "Taís"));
  assert.ok(!mayEnd(days, "o juninho é gente boa", "Juninho"));
  assert.ok(!mayEnd("É alérgica a camarão", "agora moro em Recife", null));
  assert.ok(mayEnd("Nada toda terça na ACM", "larguei a acm", null));
});

Deno.test("isNamedByQuote() wants a word that goes with this item, not with any", () => {
  assert.ok(isNamedByQuote("Nada toda terça na ACM", "larguei a acm"));
  assert.ok(!isNamedByQuote("Gosta de chá", "gosto de café"));
  assert.ok(!isNamedByQuote("Tem um cachorro", "gosto de café"));
});

Deno.test("copiesRecord() finds items that only repeat a record", () => {
  const records = [
    { kind: "debt", name: "Jussara" },
    { kind: "income", name: "Salário" },
    { kind: "habit", name: "Corrida" },
    { kind: "reminder", name: "Tomar o remédio" },
  ] as const;
  for (
    const [content, slot, copies] of [
      ["Deve 1500 para Jussara", "owes", true],
      ["Ganha 5400 por mês", "income", true],
      ["Corre três vezes na semana", "habit", true],
      ["Corre na lagoa da Pampulha 3x na semana", "habit", false],
      ["Jussara é a melhor amiga", "relationship", false],
      ["Deve 600 ao Wesley", "owes", false],
    ] as const
  ) assert.equal(copiesRecord({ content, slot }, records), copies, content);
});
