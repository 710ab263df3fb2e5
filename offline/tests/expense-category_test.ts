import assert from "node:assert/strict";
import fc from "fast-check";
import { readExpenseCategory } from "../reading/expense-category.ts";

const CASES: Record<string, string[]> = {
  food: [
    "mercado",
    "ifood ontem",
    "PADARIA",
    "pãezinhos na chapa",
    "pão de açúcar",
    "cervejinha com a galera",
    "almoço no shopping",
    "garrafa de água",
    "feira na sexta-feira",
    "lanche da escola",
    "compras do mês",
  ],
  transport: [
    "uber",
    "gasolina do carro",
    "passagem de ônibus",
    "gastei 20 no 99",
    "mecânico",
  ],
  health: ["farmácia", "remédios", "plano de saúde", "mensalidade da academia", "dentista"],
  entertainment: ["cinema", "netflix", "passagem aérea", "spotify", "pagode no sábado"],
  shopping: ["roupa nova", "tênis", "mercado livre", "presente pra minha mãe", "comprei na shopee"],
  housing: ["aluguel", "conta de luz", "conta de água", "internet", "conta da claro", "condomínio", "diarista"],
  education: ["escola", "mensalidade da faculdade", "livro na amazon", "curso de inglês", "material escolar"],
  other: ["corte de cabelo", "ração do gato", "dízimo"],
};
const NONE = [
  "gastei 50 conto ontem",
  "claro que sim",
  "muita coisa",
  "porque sim",
  "sexta-feira",
  "dia livre",
  "meu estado",
  "",
];

for (const [category, texts] of Object.entries(CASES)) {
  for (const text of texts) {
    Deno.test(`readExpenseCategory() reads '${text}' as ${category}`, () => {
      assert.equal(readExpenseCategory(text), category);
    });
  }
}

for (const text of NONE) {
  Deno.test(`readExpenseCategory() finds no category in '${text}'`, () =>
    assert.equal(readExpenseCategory(text), null));
}

Deno.test("readExpenseCategory() takes any text, and finishes on what repeats", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void readExpenseCategory(text)));
  for (const unit of ["1", " ", "mil e ", "conta de ", "👍", "á", "-"]) readExpenseCategory(unit.repeat(4000));
});
