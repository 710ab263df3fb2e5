import assert from "node:assert/strict";
import { writeInsight } from "../../../shared/memory/insight.ts";
import { describePattern, pairOf, type Pattern, patternFigures } from "../../../shared/writing/pattern.ts";

const tired: Pattern = {
  cause: "short_sleep",
  threshold: 6,
  outcome: "mood",
  unit: "day",
  higher: false,
  mean_in: 4.5238,
  n_in: 21,
  mean_out: 7,
  n_out: 39,
  other_area: "health",
};

Deno.test("describePattern() says what goes with what, and of no cause", () => {
  const patterns: [Partial<Pattern>, string][] = [
    [{}, "Em dias com menos de 6 h de sono, o humor costuma ser mais baixo"],
    [
      { cause: "short_sleep_week", unit: "week", outcome: "spending", higher: true },
      "Em semanas com menos de 6 h de sono por noite, os gastos costumam ser maiores",
    ],
    [{ cause: "exercise", outcome: "energy", higher: true }, "Em dias com exercício, a energia costuma ser mais alta"],
    [
      { cause: "low_mood", threshold: 4, outcome: "spending", higher: true },
      "Em dias de humor baixo (4 ou menos), os gastos costumam ser maiores",
    ],
    [{ cause: "habit", habit: "Ler", higher: true }, "Em dias com o hábito “Ler” feito, o humor costuma ser mais alto"],
    [
      { cause: "streak", threshold: 3, habit: "Ler", higher: true },
      "Com o hábito “Ler” feito três vezes seguidas ou mais, o humor costuma ser mais alto",
    ],
    [{ cause: "weekend", outcome: "sleep", higher: true }, "Nos fins de semana, o sono costuma ser mais longo"],
    [{ cause: "weekday:7", outcome: "exercise" }, "Aos domingos, o tempo de exercício costuma ser menor"],
    [{ cause: "payday", outcome: "spending" }, "Na semana depois de receber, os gastos costumam ser menores"],
  ];
  for (const [pattern, text] of patterns) assert.equal(describePattern({ ...tired, ...pattern }), text);
});

Deno.test("patternFigures() gives means in their unit, and how many days or weeks there are of each kind", () => {
  assert.equal(patternFigures(tired), "média de 4,5 em 21 dias assim e de 7 nos outros 39");
  assert.equal(
    patternFigures({ ...tired, unit: "week", outcome: "spending", mean_in: 1234.5, mean_out: 80 }),
    "média de R$ 1.234,50 em 21 semanas assim e de R$ 80,00 nas outras 39",
  );
});

Deno.test("pairOf() names the two things, a habit by the first 60 characters of its name", () => {
  assert.deepEqual(pairOf(tired), ["Sono", "humor"]);
  assert.deepEqual(pairOf({ ...tired, cause: "habit", habit: "x".repeat(200) }), [`X${"x".repeat(58)}…`, "humor"]);
});

Deno.test("writeInsight() gives what memory keeps, and the figures it rests on", () => {
  const { title, content, evidence } = writeInsight({ ...tired, first_day: "2026-05-22", last_day: "2026-11-20" });
  assert.equal(title, "Sono e humor");
  assert.equal(content, describePattern(tired));
  assert.equal(
    evidence,
    "Média de 4,5 em 21 dias assim e de 7 nos outros 39, de 22/05/2026 a 20/11/2026. " +
      "É uma coincidência nos registros, não uma causa.",
  );
});
