import assert from "node:assert/strict";
import fc from "fast-check";
import { fold } from "../../../../shared/language/fold.ts";
import { readReply } from "../../../../shared/language/commands/confirmation.ts";
import { readKeptItems, readSelection, readSelections } from "../../../../shared/language/commands/selection.ts";

const BILLS = [
  "Luz – R$ 187,40, vence 10/11",
  "Internet Claro – R$ 99,90, vence 15/11",
  "Celular Vivo – R$ 54,90, vence 20/12",
].map((label) => ({ label }));
const MOVIES = ["Inception (2010)", "Inception: The Cobol Job (2010)", "Interestelar (2014)"].map((label) => ({
  label,
}));
const RENTS = ["Aluguel – R$ 1.500,00, vence 05/11", "Aluguel da garagem – R$ 250,00, vence 05/11"].map((label) => ({
  label,
}));

const REMINDERS = ["Dar a losartana – 24/11, 19:00", "Dar a losartana – 25/11, 06:00"].map((label) => ({ label }));

const CASES: [{ label: string }[], [string, number | null][]][] = [
  [REMINDERS, [
    ["o das 19h né", 0],
    ["o das 7 da noite", 0],
    ["o das 6h", 1],
    ["o das 8h", null],
  ]],
  [BILLS, [
    ["1", 0],
    ["a 2", 1],
    ["2ª", 1],
    ["2a", 1],
    ["três", 2],
    ["opção 3", 2],
    ["o segundo", 1],
    ["A SEGUNDA", 1],
    ["a primeira, por favor", 0],
    ["a última", 2],
    ["a penúltima", 1],
    ["a do meio", 1],
    ["luz", 0],
    ["a conta de luz", 0],
    ["a da claro", 1],
    ["claro", 1],
    ["internt", 1],
    ["a vivo", 2],
    ["a mais cara", 0],
    ["a mais barata", 2],
    ["a que vence primeiro", 0],
    ["a de 99,90", 1],
    ["a de 99", 1],
    ["a do dia 20", 2],
    ["a de dezembro", 2],
    ["a de novembro", null],
    ["4", null],
    ["0", null],
    ["nenhuma", null],
    ["as duas", null],
    ["a 1 e a 2", null],
    ["não", null],
    ["sim", null],
    ["claro que sim", null],
    ["deixa pra lá", null],
    ["qual a diferença entre elas?", null],
    ["gastei 20 no uber", null],
    ["", null],
  ]],
  [MOVIES, [
    ["a de 2014", 2],
    ["2014", 2],
    ["o de 2010", null],
    ["interestelar", 2],
    ["cobol job", 1],
    ["inception", 0],
    ["o mais recente", 2],
  ]],
  [RENTS, [
    ["aluguel", 0],
    ["o da garagem", 1],
    ["a de 1500", 0],
    ["o maior", 0],
    ["dia 5", null],
  ]],
];

for (const [choices, replies] of CASES) {
  for (const [text, expected] of replies) {
    Deno.test(`readSelection() takes '${text}' among ${choices.length} like '${choices[0]!.label}' as ${expected}`, () => {
      assert.equal(readSelection(fold(text), choices), expected);
    });
  }
}

/** A Friday. */
const TODAY = "2027-03-05";
const FUELS = [{ label: "gasolina – R$ 90,00, 03/03/2027" }, { label: "gasolina – R$ 120,00, 02/03/2027" }];

const SEVERAL: [{ label: string }[], [string, number[] | null][]][] = [
  [BILLS, [
    ["1", [0]],
    ["1 e 3", [0, 2]],
    ["3 e 1", [2, 0]],
    ["1, 2 e 3", [0, 1, 2]],
    ["1 e 1", [0]],
    ["os dois primeiros", [0, 1]],
    ["as duas últimas", [1, 2]],
    ["do 1 ao 3", [0, 1, 2]],
    ["a primeira e a última", [0, 2]],
    ["a luz e a internet", [0, 1]],
    ["todas", [0, 1, 2]],
    ["sim, todas", [0, 1, 2]],
    ["as três", [0, 1, 2]],
    ["as duas", null],
    ["1 e 5", null],
    ["1 ou 3", null],
    ["nenhuma", null],
    ["a 1 não, a 2", null],
    ["as duas primeiras não", null],
    ["a luz e me diz quanto gastei", null],
    ["30 e 20", null],
  ]],
  [FUELS, [
    ["a de terça", [1]],
    ["a de quarta", [0]],
    ["a do dia 2", [1]],
    ["a de 120", [1]],
    ["a 2", [1]],
    ["gastei 90 de terça no mercado", null],
  ]],
  [MOVIES, [
    ["os de 2010", [0, 1]],
    ["a de 2010", null],
    ["a de 2014", [2]],
    ["interestelar e o primeiro", [2, 0]],
  ]],
];

for (const [choices, replies] of SEVERAL) {
  for (const [text, expected] of replies) {
    Deno.test(`readSelections() takes '${text}' among ${choices.length} like '${choices[0]!.label}' as ${expected}`, () => {
      assert.deepEqual(readSelections(fold(text), choices, TODAY), expected);
    });
  }
}

Deno.test("readSelection() gives an index of the choices or null and never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.string({ unit: "grapheme" })), (text, labels) => {
    const choices = labels.map((label) => ({ label }));
    const index = readSelection(fold(text), choices);
    assert.ok(index === null || (index >= 0 && index < labels.length));
    const indices = readSelections(fold(text), choices, TODAY);
    assert.ok(indices === null || (indices.length > 0 && new Set(indices).isSubsetOf(new Set(labels.keys()))));
  }));
});

Deno.test("readSelection() picks nothing where nothing is offered", () => assert.equal(readSelection("1", []), null));

Deno.test("readSelection() takes a number by itself for a place in the list, and for no part of a title", () => {
  const titles = ["Rocky 4", "Rocky 2", "Rocky Balboa"].map((label) => ({ label }));
  assert.deepEqual(["4", "2", "rocky 4"].map((text) => readSelection(fold(text), titles)), [null, 1, 0]);
});

const ITEMS = ["uber", "mercado do bairro", "água"];

const KEPT_CASES: readonly [string, number[]][] = [
  ["só o primeiro", [0]],
  ["não, só o último", [2]],
  ["registra só o primeiro e o segundo", [0, 1]],
  ["menos o segundo", [0, 2]],
  ["sim, menos o segundo", [0, 2]],
  ["tudo menos o segundo", [0, 2]],
  ["tira o 3", [0, 1]],
  ["o primeiro não", [1, 2]],
  ["o segundo não precisa", [0, 2]],
  ["só a água", [2]],
  ["menos o uber", [1, 2]],
  ["sim, menos o mercado", [0, 2]],
  ["tira o uber e a agua", [1]],
];

for (const [text, kept] of KEPT_CASES) {
  Deno.test(`readKeptItems() keeps ${JSON.stringify(kept)} of three by "${text}"`, () => {
    assert.deepEqual(readKeptItems(fold(text), ITEMS), kept);
    // A plain yes or no is settled before.
    assert.equal(readReply(fold(text)), "other");
  });
}

const NO_EXCEPTIONS = [
  ...["sim", "não", "só 60", "menos 5", "só isso", "só o quarto", "tudo menos isso", "não precisa", "cancela tudo"],
  ...["menos o cinema", "só o de 50", "na verdade o uber foi 30", "só gastei 20 na padaria", "tira o segundo?"],
];
for (const text of NO_EXCEPTIONS) {
  Deno.test(`readKeptItems() finds no choice in "${text}"`, () => assert.equal(readKeptItems(fold(text), ITEMS), null));
}

Deno.test("readKeptItems() chooses among several only", () => {
  assert.equal(readKeptItems(fold("só o primeiro"), ["uber"]), null);
});

Deno.test("readKeptItems() keeps some, never none and never all, whatever is said", () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const kept = readKeptItems(fold(text), ITEMS);
    assert.ok(kept === null || (kept.length > 0 && kept.length < 3));
  }));
});
