import fc from "fast-check";
import assert from "node:assert/strict";
import { readPeriod } from "../reading/period.ts";

/** A Monday. */
const TODAY = "2026-11-16";
const CASES: [string, string, string][] = [
  ["quanto gastei esse mês?", "2026-11-01", "2026-11-30"],
  ["gastos do mes", "2026-11-01", "2026-11-30"],
  ["mês passado", "2026-10-01", "2026-10-31"],
  ["último mês", "2026-10-01", "2026-10-31"],
  ["em setembro e outubro", "2026-09-01", "2026-10-31"],
  ["de dezembro a fevereiro", "2025-12-01", "2026-02-28"],
  ["como foi minha semana", "2026-11-16", "2026-11-22"],
  ["mês que vem", "2026-12-01", "2026-12-31"],
  ["essa semana", "2026-11-16", "2026-11-22"],
  ["semana passada", "2026-11-09", "2026-11-15"],
  ["semana que vem", "2026-11-23", "2026-11-29"],
  ["nos últimos 15 dias", "2026-11-02", "2026-11-16"],
  ["últimas duas semanas", "2026-11-03", "2026-11-16"],
  ["emagreci quanto em 3 meses?", "2026-08-17", "2026-11-16"],
  ["ultimos 3 meses", "2026-08-17", "2026-11-16"],
  ["próximos 7 dias", "2026-11-16", "2026-11-22"],
  ["em outubro", "2026-10-01", "2026-10-31"],
  ["em março", "2026-03-01", "2026-03-31"],
  ["dezembro", "2025-12-01", "2025-12-31"],
  ["em outubro de 2025", "2025-10-01", "2025-10-31"],
  ["esse ano", "2026-01-01", "2026-12-31"],
  ["ano passado", "2025-01-01", "2025-12-31"],
  ["em 2025", "2025-01-01", "2025-12-31"],
  ["hoje", "2026-11-16", "2026-11-16"],
  ["ontem", "2026-11-15", "2026-11-15"],
  ["no fim de semana", "2026-11-14", "2026-11-15"],
  ["de 1/10 a 15/10", "2026-10-01", "2026-10-15"],
  ["entre 5/10 e 10/10", "2026-10-05", "2026-10-10"],
  ["desde o dia 5", "2026-11-05", "2026-11-16"],
];

for (const [text, from, to] of CASES) {
  Deno.test(`readPeriod() reads '${text}' as ${from} to ${to}`, () => {
    assert.deepEqual(readPeriod(text, TODAY), { from, to });
  });
}

for (const text of ["quanto gastei?", "o Marco ligou", "de segunda a sexta", ""]) {
  Deno.test(`readPeriod() finds no period in '${text}'`, () => assert.equal(readPeriod(text, TODAY), null));
}

const WORDS =
  "últimos próximos 15 dias semanas mês meses ano passado que vem desde entre 1/10 a 15/10 em março e outubro de 2025 hoje"
    .split(" ");

Deno.test("readPeriod() gives first and last day in order, whatever the text", () => {
  const jumbled = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(" ")),
  );
  fc.assert(fc.property(jumbled, (text) => {
    const period = readPeriod(text, TODAY);
    assert.ok(period === null || period.from <= period.to);
  }));
});

Deno.test("readPeriod() finishes on 8,000 characters of what repeats", () => {
  for (const unit of ["1/", "em março e ", "segunda a ", "1 ", " "]) {
    readPeriod(unit.repeat(Math.ceil(8000 / unit.length)).slice(0, 8000), TODAY);
  }
});
