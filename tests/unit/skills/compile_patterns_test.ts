import assert from "node:assert/strict";
import fc from "fast-check";
import { compilePatterns } from "../../../shared/skills/compile-patterns.ts";

const found = (text: string, ...sources: string[]) =>
  [...text.matchAll(compilePatterns(sources) as RegExp)].map((match) => match[0]);

Deno.test("compilePatterns() matches whole words only", () => {
  assert.deepEqual(found("gasto gastos desgasto", "gasto"), ["gasto"]);
});

Deno.test("compilePatterns() keeps what each source means when it groups them", () => {
  const sources = [
    "y|z",
    "(?:meu|minha) pai",
    "[oa] sogra",
    "\\d+ reais",
    "(?:muito )?caro",
    "ab?c",
    "x(?:y|z)\\w*",
    "(?<=o )fim",
  ];
  const text = "minha pai 20 reais muito caro caro ac abc xyw o fim fim a sogra z";
  assert.deepEqual(
    found(text, ...sources),
    ["minha pai", "20 reais", "muito caro", "caro", "ac", "abc", "xyw", "fim", "a sogra", "z"],
  );
});

Deno.test("compilePatterns() reads classes and escapes that contain syntax", () => {
  assert.deepEqual(found("a|b a(b", "a[|(]b"), ["a|b", "a(b"]);
  assert.deepEqual(found("r$ 5", "r\\$ ?\\d"), ["r$ 5"]);
});

Deno.test("compilePatterns() has nothing to match without sources", () => {
  assert.equal(compilePatterns([]), null);
});

Deno.test("compilePatterns() finds the same words as a flat alternation", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 4 });
  fc.assert(fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.array(word), (sources, words) => {
    const flat = new RegExp(`\\b(?:${sources.join("|")})\\b`, "g");
    assert.deepEqual(found(words.join(" "), ...sources), words.join(" ").match(flat) ?? []);
  }));
});
