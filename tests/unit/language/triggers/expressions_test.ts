import assert from "node:assert/strict";
import { patternOf, readHeadings } from "../../../../shared/language/triggers/expressions.ts";

Deno.test("readHeadings() reads one expression a line, under headings", () => {
  assert.deepEqual(readHeadings("\n  # money\n  dinheiro\n\n  # bills\n  <number> boletos\n"), [
    { name: "money", expressions: ["dinheiro"] },
    { name: "bills", expressions: ["<number> boletos"] },
  ]);
});

const CASES: [expression: string, matched: string[], others: string[]][] = [
  ["boleto", ["boleto"], ["boletos", "o"]],
  ["emprest~", ["emprest", "emprestimo"], ["empresta dor"]],
  ["filhos?", ["filho", "filhos"], ["filha"]],
  ["gast(ei|ou)", ["gastei", "gastou"], ["gasto"]],
  ["(uma )?nota", ["uma nota", "nota"], ["minha nota"]],
  ["quanto .. vence", ["quanto vence", "quanto e que vence", "quanto, hoje, vence"], ["quanto a b c d vence"]],
  ["quanto ... vence", ["quanto a b c d vence"], ["quanto a b c d e f g vence"]],
  ["<number> reais", ["50 reais", "1.234,56 reais", "vinte reais"], ["uns reais"]],
  ["r$ <number>", ["r$ 5"], ["r 5"]],
  ["^meus filmes", ["meus filmes"], ["os meus filmes"]],
  ["(muito )*triste", ["triste", "muito muito triste"], ["bem triste"]],
  ["sem sentido<end>", ["sem sentido"], []],
];
for (const [expression, matched, others] of CASES) {
  Deno.test(`patternOf() reads '${expression}'`, () => {
    const pattern = new RegExp(`^(?:${patternOf(expression)})$`);
    for (const text of matched) assert.match(text, pattern);
    for (const text of others) assert.doesNotMatch(text, pattern);
  });
}

Deno.test("patternOf() reads what must not follow, and the end of a sentence", () => {
  const notOfTheParty = new RegExp(patternOf("sumir!( da festa)"));
  assert.match("sumir da vida", notOfTheParty);
  assert.doesNotMatch("sumir da festa", notOfTheParty);
  const atTheEnd = new RegExp(patternOf("sem sentido<end>"));
  assert.match("tudo sem sentido, sabe", atTheEnd);
  assert.doesNotMatch("sem sentido esse filme", atTheEnd);
});
