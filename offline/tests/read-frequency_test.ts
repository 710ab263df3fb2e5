import fc from "fast-check";
import assert from "node:assert/strict";
import { formatFrequency, type Frequency } from "../../shared/writing/format-habit.ts";
import { readFrequency } from "../language/read-frequency.ts";

const custom = (...days: number[]): Frequency => ({ frequency: "custom", days });

const cases: [string, Frequency | null][] = [
  ["todo dia", { frequency: "daily" }],
  ["todos os dias de manhã", { frequency: "daily" }],
  ["diariamente", { frequency: "daily" }],
  ["só em dias úteis", { frequency: "weekdays" }],
  ["de segunda a sexta", { frequency: "weekdays" }],
  ["seg a sex", { frequency: "weekdays" }],
  ["não comer doce de semana", { frequency: "weekdays" }],
  ["caminhar 3x na semana", null],
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
  ["três vezes por semana", null],
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
  for (const frequency of ["daily", "weekdays", "weekends"] as const) {
    assert.deepEqual(readFrequency(formatFrequency({ frequency })), { frequency });
  }
});

Deno.test("readFrequency() never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void readFrequency(text)));
});
