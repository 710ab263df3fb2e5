import assert from "node:assert/strict";
import fc from "fast-check";
import { fold } from "../../../../shared/language/fold.ts";
import { readTimes } from "../../../../shared/language/figures/time-of-day.ts";

const TIMES: [text: string, ...times: string[]][] = [
  ["às 9", "09:00"],
  ["à 1h", "01:00"],
  ["10h30", "10:30"],
  ["às 14:30", "14:30"],
  ["8 da noite", "20:00"],
  ["às 7 e meia da manhã", "07:30"],
  ["ao meio-dia", "12:00"],
  ["à meia-noite", "00:00"],
  ["dia 28 às 14h30", "14:30"],
  ["às 9 e às 20h", "09:00", "20:00"],
  ["me avisa lá pelas 22h", "22:00"],
];
const NONE = [
  "",
  "60",
  "R$ 50",
  "dia 5",
  "daqui a 2 dias",
  "a cada 8 horas",
  "em 2 horas",
  "às 25",
  "às 10,5",
  "por 40 minutos",
  "5/12",
];

for (const [text, ...times] of TIMES) {
  Deno.test(`readTimes() reads ${times.join(" and ")} in "${text}"`, () => {
    assert.deepEqual(readTimes(text).map(({ time }) => time), times);
  });
}

Deno.test("readTimes() takes lengths of time, days and amounts for none", () => {
  for (const text of NONE) assert.deepEqual(readTimes(text), [], text);
});

Deno.test("readTimes() finds real times where it says, and never throws", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (noise) => {
    const text = `${noise} às 9h`;
    for (const { time, start, end } of readTimes(text)) {
      assert.match(time, /^(?:[01]\d|2[0-3]):[0-5]\d$/);
      assert.ok(start < end && end <= fold(text).length);
    }
  }));
});
