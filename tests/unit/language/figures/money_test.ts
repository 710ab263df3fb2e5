import assert from "node:assert/strict";
import fc from "fast-check";
import { formatMoney } from "../../../../shared/writing/format-figures.ts";
import { readMoney } from "../../../../shared/language/figures/money.ts";

const NAMED: [string, number][] = [
  ["R$ 1.234,56", 1234.56],
  ["r$50", 50],
  ["rs 20", 20],
  ["R$1.234", 1234],
  ["50 conto", 50],
  ["50reais", 50],
  ["GASTEI CINQUENTA CONTO NO MERCADO", 50],
  ["20 pila", 20],
  ["30 mangos", 30],
  ["2 pau", 2],
  ["30 pratas", 30],
  ["50 raeis", 50],
  ["cinquenta reau", 50],
  ["um real", 1],
  ["mil reais", 1000],
  ["dois mil e quinhentos reais", 2500],
  ["2 milhões de reais", 2_000_000],
  ["dez reais e cinquenta", 10.5],
  ["10 reais e 50 centavos", 10.5],
  ["3 reais e meio", 3.5],
  ["50 centavos", 0.5],
  ["cinquentinha", 50],
  ["vintão", 20],
  ["50tão no mercado", 50],
  ["torrei duzentão no bar", 200],
];
const BARE: [string, number[]][] = [
  ["gastei 50 no mercado", [50]],
  ["99,90", [99.9]],
  ["2k", [2000]],
  ["paguei 3 mil e quinhentos de aluguel", [3500]],
  ["gastei cem no bar", [100]],
  ["doze e noventa no pão", [12.9]],
  ["mercado 50", [50]],
  ["50 mercado ontem", [50]],
  ["uber: 20", [20]],
  ["internet é 99,90 todo dia 10", [99.9]],
  ["gastei 2000 no conserto", [2000]],
  ["salário de 2000", [2000]],
  ["devo 5 mil em 10 parcelas de 500", [5000, 500]],
  ["12x de 100", [100]],
  ["comprei 3 pães por 12", [12]],
  ["comprei 2 kg de carne por 60", [60]],
  ["gastei 50, 30 e 20", [50, 30, 20]],
  ["gastei 20 no 99", [20]],
  ["não, foi 60", [60]],
  ["60 por dia", [60]],
  ["internet 99,90 dia 10", [99.9]],
  ["gastei 50 semana passada", [50]],
  ["1 cafezinho 6,50", [6.5]],
  ["2 cervejas 24", [24]],
  ["almoço 35 + café 8", [35, 8]],
  ["gastei 40 na 25 de março", [40]],
  ["trinta e cinco e noventa", [35.9]],
];
const NONE = [
  "bebi 2 litros de água",
  "2 litro de agua",
  "dormi 7h30",
  "às 19:30",
  "todo dia 10",
  "81 kg",
  "pesei 82",
  "3 vezes",
  "12x",
  "parcela 3",
  "parcela 3/12",
  "em 2010",
  "filme de 2010",
  "15/08",
  "15/08/2026",
  "5 de março",
  "há 3 dias",
  "tenho 30 anos",
  "10%",
  "10 por cento",
  "um conto de fadas",
  "um pão na chapa",
  "uma amiga",
  "peguei o 99",
  "liga 98765-4321",
  "meu cpf 12345678901",
  "youtube.com/watch?v=123",
  "humor 7",
  "caminhei 1 hora e 10",
  "dormi oito horas e quarenta",
  "tomei 2 comprimidos",
  "na vida real",
];

for (const [text, amount] of NAMED) {
  Deno.test(`readMoney() reads '${text}' as ${amount}, explicitly`, () => {
    assert.deepEqual(readMoney(text).map(({ amount, isExplicit }) => [amount, isExplicit]), [[amount, true]]);
  });
}

for (const [text, amounts] of BARE) {
  Deno.test(`readMoney() reads '${text}' as ${amounts.join(" and ")}`, () => {
    assert.deepEqual(
      readMoney(text).map(({ amount, isExplicit }) => [amount, isExplicit]),
      amounts.map((a) => [a, false]),
    );
  });
}

for (const text of NONE) {
  Deno.test(`readMoney() finds no amount in '${text}'`, () => assert.deepEqual(readMoney(text), []));
}

Deno.test("readMoney() tells what names money from bare numbers in one text", () => {
  const read = readMoney("gastei 30 conto no uber e 45 no almoço");
  assert.deepEqual(read.map(({ amount, isExplicit }) => [amount, isExplicit]), [[30, true], [45, false]]);
});

Deno.test("readMoney() gives the place of an amount with its unit", () => {
  const text = "foi R$ 12,50 à vista";
  const [mention] = readMoney(text);
  assert.equal(text.slice(mention!.start, mention!.end), "R$ 12,50");
});

Deno.test("readMoney() reads back what formatMoney() writes", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
    assert.deepEqual(readMoney(formatMoney(cents / 100)).map(({ amount }) => amount), [cents / 100]);
  }));
});

Deno.test("readMoney() reads back any amount within a sentence", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
    const text = `gastei ${formatMoney(cents / 100)} no mercado ontem`;
    assert.deepEqual(readMoney(text).map(({ amount }) => amount), [cents / 100]);
  }));
});
