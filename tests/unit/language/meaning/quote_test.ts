import assert from "node:assert/strict";
import fc from "fast-check";
import { findQuotation } from "../../../../shared/language/meaning/quote.ts";
import { fold } from "../../../../shared/language/fold.ts";

const isQuoted = (quote: string, texts: readonly string[]) => findQuotation(quote, texts) !== null;

Deno.test("findQuotation() finds words of a message; capitals, accents and spaces may differ", () => {
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

Deno.test("findQuotation() does not find other words, half a word, or an empty quote", () => {
  const said = ["moro com a Mariana em São Paulo"];
  for (const quote of ["moro com Mariana", "a Maria", "ana em São Paulo", "moro em São Paulo", "", "…", "  "]) {
    assert.equal(isQuoted(quote, said), false, quote);
  }
  assert.equal(isQuoted("camarão", []), false);
});

Deno.test("findQuotation() does not find a number within a longer one", () => {
  for (
    const [quote, text] of [
      ["ganho R$ 9", "ganho R$ 9.000"],
      ["000 por mês", "ganho 9.000 por mês"],
      ["peso 8", "peso 81"],
      ["peso 81", "peso 81,5"],
      ["acordo às 7", "acordo às 7:30"],
      ["12", "12/03"],
      ["2", "tomo 2½ comprimidos"],
      ["99999", "meu telefone é 99999-1234"],
    ] as const
  ) assert.equal(isQuoted(quote, [text]), false, `${quote} in ${text}`);
  assert.ok(isQuoted("dia 12", ["dia 12, 13 e 14"]));
  assert.ok(isQuoted("peso 81", ["peso 81. E você?"]));
});

Deno.test("findQuotation() finds words that start within an earlier, incomplete match", () => {
  assert.ok(isQuoted("0 0", ["00 0 0"]));
});

Deno.test("findQuotation() finds any words of any message", () => {
  const message = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(message, fc.nat(), fc.nat(), (parts, from, length) => {
      const text = parts.join(" ");
      const words = text.split(/\s+/);
      const start = from % words.length;
      const quote = words.slice(start, start + 1 + length % (words.length - start)).join(" ");
      fc.pre(/[\p{L}\p{N}]/u.test(fold(quote.normalize("NFC"))));
      assert.ok(isQuoted(quote, [text]), JSON.stringify([quote, text]));
    }),
    { numRuns: 2000 },
  );
});

Deno.test("findQuotation() finds no words with a letter or a digit changed", () => {
  const word = fc.stringMatching(/^[a-zA-Zà-úÀ-Ú0-9½Ⅷ]{1,8}$/);
  const changed = fc.constantFrom(..."abcxyzçãé0123456789½");
  fc.assert(fc.property(fc.array(word, { minLength: 1, maxLength: 10 }), fc.nat(), changed, (words, at, letter) => {
    const text = words.join(" ");
    const characters = [...text];
    const index = at % characters.length;
    fc.pre(characters[index] !== " ");
    characters[index] = letter;
    const quote = characters.join("");
    fc.pre(fold(quote) !== fold(text));
    assert.equal(isQuoted(quote, [text]), false, JSON.stringify([quote, text]));
  }));
});

Deno.test("findQuotation() gives the whole sentence as it was written", () => {
  for (
    const [quote, text, sentence] of [
      ["sou alergica", "Oi! Eu  sou ALÉRGICA a camarão, tá? Beijo", "Eu  sou ALÉRGICA a camarão, tá?"],
      ["dois mil", "ganho dois mil e quinhentos", "ganho dois mil e quinhentos"],
      ["peso 81,5", "peso 81,5 hoje. amanhã menos", "peso 81,5 hoje."],
      ["moro longe", "tudo bem\nmoro longe\nsim", "moro longe"],
      ["bem moro", "tudo bem\nmoro longe", "tudo bem\nmoro longe"],
    ] as const
  ) assert.equal(findQuotation(quote, [text])?.sentence, sentence, quote);
  const endless = `${"blá ".repeat(400)}moro longe`;
  assert.equal(findQuotation("moro longe", [endless])?.sentence, "moro longe");
});

Deno.test("findQuotation() takes the newest message that has the words", () => {
  assert.equal(findQuotation("moro longe", ["moro longe", "hoje moro longe", "oi"])?.sentence, "hoje moro longe");
});

Deno.test("findQuotation() tells when the quote leaves out a “não” right before it", () => {
  for (
    const [quote, text] of [
      ["gosto de camarão", "não gosto de camarão"],
      ["gosto de camarão", "oi, eu NAO gosto de camarão"],
      ["gosto", "n gosto"],
      ["fumei", "nunca fumei"],
      ["glúten", "como tudo sem glúten"],
      ["alérgica a camarão", "não sou alérgica a camarão"],
      ["me sinto só", "não me sinto só"],
    ] as const
  ) assert.equal(findQuotation(quote, [text])?.cutsNegation, true, text);
  for (
    const [quote, text] of [
      ["não gosto de camarão", "não gosto de camarão"],
      ["gosto de camarão", "não, gosto de camarão"],
      ["gosto de camarão", "não esquece que gosto de camarão"],
      ["adoro chá", "não gosto de café, mas adoro chá"],
      ["gosto de camarão", "não gosto de camarão cru. gosto de camarão frito"],
      ["gosto de camarão", "acho que não!\ngosto de camarão"],
    ] as const
  ) assert.equal(findQuotation(quote, [text])?.cutsNegation, false, text);
});

Deno.test("findQuotation() takes time in proportion to text and quote", () => {
  const text = "a ".repeat(4000);
  assert.equal(findQuotation(`${"a ".repeat(900)}b`, [text]), null);
  assert.equal(findQuotation("b", [" ".repeat(8000)]), null);
});
