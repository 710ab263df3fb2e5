import fc from "fast-check";
import assert from "node:assert/strict";
import { readDelays, readDurations } from "../../../../shared/language/figures/duration.ts";

const CASES: [string, number[]][] = [
  ["dormi 7h30", [450]],
  ["dormi 7h30 anteontem", [450]],
  ["1h20m correndo e 45min andando", [80, 45]],
  ["foram 8h15 seguidas", [495]],
  ["dormi 7:30", [450]],
  ["dormi 7 e meia", [450]],
  ["7 horas e meia de sono", [450]],
  ["sete horas e meia", [450]],
  ["7 horas e 30 minutos", [450]],
  ["7,5 horas", [450]],
  ["DORMI SETE HORAS", [420]],
  ["6hrs", [360]],
  ["uma hora e meia", [90]],
  ["hora e meia", [90]],
  ["1h e 20", [80]],
  ["1h20min", [80]],
  ["duas horas e quinze", [135]],
  ["meia hora", [30]],
  ["meia horinha de caminhada", [30]],
  ["corri 40 min", [40]],
  ["vinte e cinco minutos", [25]],
  ["dormi das 23h às 7h", [480]],
  ["dormi das 11 e meia às 7", [450]],
  ["dormi das 10 da noite às 6 da manhã", [480]],
  ["dormi da meia-noite às 8", [480]],
  ["dormi às 23h e acordei às 6h30", [450]],
  ["fui dormir meia noite e acordei 7", [420]],
  ["deitei 1h e levantei 8", [420]],
  ["acordei às 6h, dormi às 22h30", [450]],
  ["dormi 6h e acordei 3 vezes", [360]],
  ["treinei 30 min e corri 1h", [30, 60]],
  ["1 hora e 20 reais", [60]],
  ["2 horas e 3 copos", [120]],
  ["às 7h30", []],
  ["reunião às 14h", []],
  ["acordei às 7 e meia", []],
  ["7 e meia", []],
  ["7:30", []],
  ["de 10 a 15", []],
  ["meia dúzia", []],
  ["3 dias", []],
];

for (const [text, expected] of CASES) {
  Deno.test(`readDurations() reads '${text}' as ${JSON.stringify(expected)} minutes`, () => {
    assert.deepEqual(readDurations(text).map(({ minutes }) => minutes), expected);
  });
}

Deno.test("readDurations() reads back hours and minutes of any length of a day", () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 23 }), fc.integer({ min: 0, max: 59 }), (hours, minutes) => {
    const written = `${hours}h${String(minutes).padStart(2, "0")}`;
    assert.deepEqual(readDurations(`dormi ${written}`).map((mention) => mention.minutes), [hours * 60 + minutes]);
  }));
});

Deno.test("readDelays() reads how long from now something is, and no other length of time", () => {
  const delays = (text: string) => readDelays(text).map(({ minutes, start, end }) => [minutes, text.slice(start, end)]);
  assert.deepEqual(delays("me lembra em meia hora de tirar o bolo"), [[30, "em meia hora"]]);
  assert.deepEqual(delays("daqui a 20 minutos"), [[20, "daqui a 20 minutos"]]);
  assert.deepEqual(delays("dentro de 2 horas me avisa"), [[120, "dentro de 2 horas"]]);
  assert.deepEqual(delays("corri 40 min"), []);
  assert.deepEqual(delays("treinei meia hora"), []);
});
