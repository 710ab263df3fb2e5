import assert from "node:assert/strict";
import fc from "fast-check";
import { readDates } from "../../../../shared/language/figures/date.ts";

/** A Monday. */
const TODAY = "2026-11-16";
const PAST: [string, string[]][] = [
  ["gastei 50 ontem", ["2026-11-15"]],
  ["onte", ["2026-11-15"]],
  ["otem", ["2026-11-15"]],
  ["ontm", ["2026-11-15"]],
  ["ONTEM À NOITE", ["2026-11-15"]],
  ["anteontem", ["2026-11-14"]],
  ["antes de ontem", ["2026-11-14"]],
  ["hj", ["2026-11-16"]],
  ["hoje cedo", ["2026-11-16"]],
  ["amanhã", ["2026-11-17"]],
  ["depois de amanhã", ["2026-11-18"]],
  ["sexta", ["2026-11-13"]],
  ["na sexta-feira", ["2026-11-13"]],
  ["sexta passada", ["2026-11-13"]],
  ["sexta retrasada", ["2026-11-06"]],
  ["na segunda", ["2026-11-09"]],
  ["2ª feira", ["2026-11-09"]],
  ["sábado", ["2026-11-14"]],
  ["quarta que vem", ["2026-11-18"]],
  ["próxima quarta", ["2026-11-18"]],
  ["na sex", ["2026-11-13"]],
  ["sex 15h", ["2026-11-13"]],
  ["qua às 9", ["2026-11-11"]],
  ["quero ter 8h de sono", []],
  ["semana passada", ["2026-11-09"]],
  ["no fim de semana", ["2026-11-14"]],
  ["dia 5", ["2026-11-05"]],
  ["dia 16", ["2026-11-16"]],
  ["dia 20", ["2026-10-20"]],
  ["dia 31", ["2026-10-31"]],
  ["dia vinte e cinco", ["2026-10-25"]],
  ["dia primeiro", ["2026-11-01"]],
  ["dia 5 do mês passado", ["2026-10-05"]],
  ["dia 10 do 8", ["2026-08-10"]],
  ["5 de março", ["2026-03-05"]],
  ["1º de maio", ["2026-05-01"]],
  ["25 de dezembro", ["2025-12-25"]],
  ["5 de março de 2025", ["2025-03-05"]],
  ["10/mar", ["2026-03-10"]],
  ["15/08", ["2026-08-15"]],
  ["15/08/2025", ["2025-08-15"]],
  ["15/8/25", ["2025-08-15"]],
  ["2026-10-01", ["2026-10-01"]],
  ["29/02", ["2024-02-29"]],
  ["há 3 dias", ["2026-11-13"]],
  ["três dias atrás", ["2026-11-13"]],
  ["faz duas semanas", ["2026-11-02"]],
  ["há um mês", ["2026-10-16"]],
  ["daqui a 3 dias", ["2026-11-19"]],
  ["daqui 2 semanas", ["2026-11-30"]],
  ["ontem e dia 5", ["2026-11-15", "2026-11-05"]],
];
const FUTURE: [string, string[]][] = [
  ["vence sexta", ["2026-11-20"]],
  ["dia 5", ["2026-12-05"]],
  ["dia 16", ["2026-11-16"]],
  ["15/08", ["2027-08-15"]],
  ["sexta passada", ["2026-11-13"]],
  ["ontem", ["2026-11-15"]],
];
const NONE = [
  "todo dia 10",
  "na 25 de março",
  "toda sexta",
  "de segunda a sexta",
  "a segunda parcela",
  "quinta vez",
  "parcela 3/12",
  "pressão 12/8",
  "1/2 litro",
  "24/7",
  "31/02/2026",
  "dia 31 de fevereiro",
  "no dia 31 de abril às 9",
  "45/13",
  "minha filha tem 2 anos",
  "meu dia foi bom",
  "terço",
];

for (const [text, expected] of PAST) {
  Deno.test(`readDates() reads '${text}' as ${expected.join(" and ")}`, () => {
    assert.deepEqual(readDates(text, TODAY).map(({ date }) => date), expected);
  });
}

for (const [text, expected] of FUTURE) {
  Deno.test(`readDates() reads '${text}' ahead as ${expected.join(" and ")}`, () => {
    assert.deepEqual(readDates(text, TODAY, "future").map(({ date }) => date), expected);
  });
}

for (const text of NONE) {
  Deno.test(`readDates() finds no day in '${text}'`, () => assert.deepEqual(readDates(text, TODAY), []));
}

Deno.test("readDates() crosses the ends of months and years", () => {
  assert.deepEqual(readDates("ontem", "2026-01-01").map(({ date }) => date), ["2025-12-31"]);
  assert.deepEqual(readDates("há um mês", "2026-03-31").map(({ date }) => date), ["2026-02-28"]);
});

Deno.test("readDates() reads nothing against a day that does not exist", () => {
  assert.deepEqual(readDates("ontem", "2026-02-30"), []);
});

Deno.test("readDates() reads back every written day", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }), (at) => {
      const iso = at.toISOString().slice(0, 10);
      const written = iso.split("-").reverse().join("/");
      assert.deepEqual(readDates(`foi em ${written}, acho`, TODAY).map(({ date }) => date), [iso]);
    }),
  );
});
