import fc from "fast-check";
import assert from "node:assert/strict";
import { PatternIndex, wordStarts } from "../../../../shared/language/triggers/pattern-index.ts";

/** What matches in a text, of patterns that all belong to one owner. */
function found(text: string, ...sources: string[]): string[] {
  const index = new PatternIndex<"owner">();
  index.add("owner", sources);
  return Array.from(index.matches(wordStarts(text)), ({ start, end }) => text.slice(start, end));
}

Deno.test("PatternIndex matches whole words only", () => {
  assert.deepEqual(found("gasto gastos desgasto", "gasto"), ["gasto"]);
});

Deno.test("PatternIndex keeps what each source means when it divides them by first letters", () => {
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
    ["minha pai", "20 reais", "muito caro", "caro", "caro", "ac", "abc", "xyw", "fim", "a sogra", "z"],
  );
});

Deno.test("PatternIndex reads classes and escapes that contain syntax", () => {
  assert.deepEqual(found("a|b a(b", "a[|(]b"), ["a|b", "a(b"]);
  assert.deepEqual(found("r$ 5", "r\\$ ?\\d"), ["r$ 5"]);
});

Deno.test("PatternIndex finds nothing without patterns", () => {
  assert.deepEqual(found("a b"), []);
});

Deno.test("PatternIndex tells owners apart", () => {
  const index = new PatternIndex<string>();
  index.add("money", ["pag\\w+", "conta"]);
  index.add("talk", ["conta (?:pra|para)"]);
  const matches = index.matches(wordStarts("conta pra mim se paguei a conta"));
  const owners = matches.map(({ owner, start }) => `${owner} ${start}`);
  assert.deepEqual(owners, ["money 0", "talk 0", "money 17", "money 26"]);
});

Deno.test("PatternIndex finds what a regular expression finds at the beginnings of words", () => {
  const letter = fc.constantFrom("a", "b", "c");
  const atom = fc.oneof(
    letter,
    fc.constantFrom(
      "[ab]",
      "[bc]?",
      "a*",
      "b+",
      "\\d",
      "\\d{0,2}",
      "(?:ab|c)",
      "(?:a|bc)?",
      "(?=b)",
      "(?<=a )",
      "^",
      " ",
      "\\w",
    ),
  );
  const source = fc.array(atom, { minLength: 1, maxLength: 6 }).map((atoms) => atoms.join(""));
  const alternation = fc.array(source, { minLength: 1, maxLength: 3 }).map((sources) => sources.join("|"));
  const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", " "), maxLength: 20 });
  fc.assert(
    fc.property(fc.array(alternation, { minLength: 1, maxLength: 4 }), text, (sources, text) => {
      const starts = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match.index);
      const index = new PatternIndex<"owner">();
      index.add("owner", sources);
      assert.deepEqual(
        Array.from(index.matches(wordStarts(text)), ({ start }) => start),
        starts(new RegExp(`\\b(?=\\w)(?=(?:${sources.join("|")})\\b)`, "g")),
      );
    }),
    { numRuns: 2_000 },
  );
});
