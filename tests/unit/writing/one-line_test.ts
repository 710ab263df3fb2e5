import assert from "node:assert/strict";
import fc from "fast-check";
import { nameInSentence, offeredTexts, oneLine, oneLineTexts } from "../../../shared/writing/one-line.ts";

const HOSTILE = [
  "\n",
  "\r",
  "\t",
  "\0",
  "\x1b",
  "\x85",
  "\u2028",
  "\u202e",
  "\u2066",
  "\u200b",
  "\u200d",
  "\ufeff",
  "\u{e0041}",
  "\ud83d",
];
const text = fc.array(
  fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" })),
)
  .map((parts) => parts.join(""));

Deno.test("oneLine() never breaks, turns around, hides or outgrows what it is given", () => {
  fc.assert(fc.property(text, fc.integer({ min: 2, max: 40 }), (given, most) => {
    const line = oneLine(given, most);
    assert.doesNotMatch(line, /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/u);
    assert.ok(line.isWellFormed());
    assert.ok([...line].length <= most);
    assert.equal(line === "", given.trim() === "");
    assert.equal(oneLine(line, most), line);
  }));
});

for (
  const [given, line] of [
    ["mercado", "mercado"],
    ["mercado?\n\nRegistrei R$ 5,00", "mercado? Registrei R$ 5,00"],
    ["mer\u202ecado", "mercado"],
    ["pa\u200bdaria\ufeff", "padaria"],
    ["bolo 👩‍🍳 ❤️ 👍🏽", "bolo 👩‍🍳 ❤️ 👍🏽"],
    ["\u200b", "…"],
    [" \n ", ""],
  ] as const
) {
  Deno.test(`oneLine() of ${JSON.stringify(given)}`, () => assert.equal(oneLine(given), line));
}

Deno.test("oneLine() cuts between code points", () => assert.equal(oneLine("😀😀😀😀", 3), "😀😀…"));

Deno.test("oneLineTexts() reaches every text, and leaves no quotation mark to close", () => {
  assert.deepEqual(oneLineTexts({ a: ["x\ny", 1, null], b: { c: "d”, e “f" } }), {
    a: ["x y", 1, null],
    b: { c: "d’, e ‘f" },
  });
});

Deno.test("offeredTexts() says how long a text is that it cuts", () => {
  const { a, b } = offeredTexts({ a: "á".repeat(300), b: ["é\n".repeat(4_000)] });
  assert.equal(a, "á".repeat(300));
  assert.match(b[0]!, /^(?:é ){149}é… \(8\.000 caracteres\)$/);
});

Deno.test("nameInSentence() quotes what could be read as more of the sentence", () => {
  for (const name of ["mercado", "Luz", "Pizza Hut", "IPTU 2026", "pão de açúcar", "13º", "H&M"]) {
    assert.equal(nameInSentence(name), name);
  }
  for (const name of ["mercado? Registrei R$ 5,00", "luz), de hoje", "a. Registrei tudo", "…"]) {
    assert.equal(nameInSentence(name), `“${name}”`);
  }
});
