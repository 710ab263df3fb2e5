import assert from "node:assert/strict";
import fc from "fast-check";
import { isQuoted, unfoundedWords } from "../../../shared/memory/quote.ts";

Deno.test("isQuoted() finds words that stand there, up to capitals, accents and spaces", () => {
  const said = ["Oi!", "lembra que eu sou  ALÉRGICA\na camarão, tá?"];
  for (
    const quote of [
      "sou alérgica a camarão",
      "Sou alergica a camarao",
      "“eu sou alérgica a camarão,”",
      "camarão",
      "tá?",
    ]
  ) {
    assert.ok(isQuoted(quote, said), quote);
  }
});

Deno.test("isQuoted() does not find what is put otherwise, half a word, or nothing", () => {
  const said = ["moro com a Mariana em São Paulo"];
  for (const quote of ["moro com Mariana", "a Maria", "ana em São Paulo", "moro em São Paulo", "", "…", "  "]) {
    assert.equal(isQuoted(quote, said), false, quote);
  }
  assert.equal(isQuoted("camarão", []), false);
});

Deno.test("isQuoted() finds words that begin within the ones before", () => {
  assert.ok(isQuoted("0 0", ["00 0 0"]));
});

Deno.test("isQuoted() finds any words of any text in it", () => {
  const words = fc.array(fc.stringMatching(/^[a-zà-ú0-9]{1,8}$/), { minLength: 1, maxLength: 12 });
  fc.assert(fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
    const start = from % text.length;
    const quote = text.slice(start, start + 1 + length % (text.length - start)).join(" ");
    assert.ok(isQuoted(quote, [text.join("  ")]));
  }));
});

Deno.test("unfoundedWords() names the names and numbers that nobody said", () => {
  for (
    const [content, source, unfounded] of [
      ["Mora em Curitiba", "moro em curitiba", []],
      ["Mora em Paris", "moro longe", ["Paris"]],
      ["Trabalha no SAMU com a Júlia", "trabalho no samu", ["Júlia"]],
      ["Tem três gatos", "tenho 3 gatos", []],
      ["Tem 3 gatos", "tenho uns gatos", ["3"]],
      ["Quer juntar R$ 5.000", "quero juntar 5 mil", []],
      ["Nasceu em 1990", "nasci em 90", []],
      ["Paga aluguel", "aluguel", []],
      ["Paga. Mora longe", "pago, moro longe", []],
      ["Adora o Clube d'Água", "amo o clube", ["Água"]],
    ] as [string, string, string[]][]
  ) assert.deepEqual(unfoundedWords(content, [source]), unfounded, content);
});

Deno.test("unfoundedWords() takes any of the sources", () => {
  assert.deepEqual(unfoundedWords("Casou com o Caio em 2019", ["casei com ele", "Caio, namorado", "2019"]), []);
});
