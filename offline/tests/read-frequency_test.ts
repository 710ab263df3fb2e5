import fc from "fast-check";
import assert from "node:assert/strict";
import { formatFrequency, type Frequency } from "../../shared/writing/format-habit.ts";
import { readFrequency } from "../language/read-frequency.ts";

const custom = (...days: number[]): Frequency => ({ frequency: "custom", days });

const weekly = (times_a_week: number): Frequency => ({ frequency: "weekly", times_a_week });

const cases: [string, Frequency | null][] = [
  ["todo dia", { frequency: "daily" }],
  ["todos os dias de manhã", { frequency: "daily" }],
  ["diariamente", { frequency: "daily" }],
  ["só em dias úteis", { frequency: "weekdays" }],
  ["de segunda a sexta", { frequency: "weekdays" }],
  ["seg a sex", { frequency: "weekdays" }],
  ["não comer doce de semana", { frequency: "weekdays" }],
  ["caminhar 3x na semana", weekly(3)],
  ["nos fins de semana", { frequency: "weekends" }],
  ["no fds", { frequency: "weekends" }],
  ["sábado e domingo", { frequency: "weekends" }],
  ["às terças e quintas", custom(2, 4)],
  ["segunda, quarta e sexta-feira", custom(1, 3, 5)],
  ["toda terça-feira", custom(2)],
  ["de quinta a domingo", custom(0, 4, 5, 6)],
  ["todo dia menos domingo", custom(1, 2, 3, 4, 5, 6)],
  ["exceto aos fins de semana", { frequency: "weekdays" }],
  ["dias úteis e sábado", custom(1, 2, 3, 4, 5, 6)],
  ["de segunda a segunda", custom(1)],
  ["quando der", null],
  ["três vezes por semana", weekly(3)],
  ["3x por semana", weekly(3)],
  ["3 x por semana", weekly(3)],
  ["2 vezes na semana", weekly(2)],
  ["uma vez por semana", weekly(1)],
  ["inglês 4 dias por semana", weekly(4)],
  ["3x na semana: segunda, quarta e sexta", custom(1, 3, 5)],
  ["10 vezes por semana", null],
  ["2x por dia", null],
  ["segurar o sexto andar", null],
];

for (const [text, expected] of cases) {
  Deno.test(`readFrequency() reads '${text}' as ${JSON.stringify(expected)}`, () => {
    assert.deepEqual(readFrequency(text), expected);
  });
}

Deno.test("readFrequency() reads back what formatFrequency() says", () => {
  fc.assert(fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 }), (days) => {
    const read = readFrequency(formatFrequency({ frequency: "custom", days }));
    assert.deepEqual(new Set(read?.frequency === "weekends" ? [0, 6] : read?.days), new Set(days));
  }));
  for (const times_a_week of [1, 2, 3, 4, 5, 6, 7]) {
    assert.deepEqual(readFrequency(formatFrequency(weekly(times_a_week))), weekly(times_a_week));
  }
  for (const frequency of ["daily", "weekdays", "weekends"] as const) {
    assert.deepEqual(readFrequency(formatFrequency({ frequency })), { frequency });
  }
});

Deno.test("readFrequency() never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void readFrequency(text)));
});
