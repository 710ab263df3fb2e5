import fc from "fast-check";
import assert from "node:assert/strict";
import { readDates } from "../../../shared/language/figures/date.ts";
import { readDelays, readDurations } from "../../../shared/language/figures/duration.ts";
import { fold } from "../../../shared/language/fold.ts";
import { readMoney } from "../../../shared/language/figures/money.ts";
import { readNumbers } from "../../../shared/language/figures/number.ts";
import { readQuantities } from "../../../shared/language/figures/quantity.ts";

const TODAY = "2026-11-16";
const MENTIONS: Record<string, (text: string) => { start: number; end: number }[]> = {
  readDates: (text) => readDates(text, TODAY),
  readDelays,
  readDurations,
  readMoney,
  readNumbers,
  readQuantities,
};
const WORDS =
  "gastei 50 R$ 1.234,56 conto reais e mil dois vinte um uma meia meio 2 10 2010 dia ontem sexta passada 15/08 7h30 7:30 horas min kg litros copo de a às das no , . - % ª x há dias atrás segunda centavos k dúzia milhões"
    .split(" ");
const jumbled = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join(" ")),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 25 }).map((words) => words.join("")),
);
// Each of these made some reader slow, or would with a nested quantifier.
const REPEATED = [
  "1",
  "1,",
  "1/",
  " ",
  "dia ",
  "mil e ",
  "um ",
  "vinte e ",
  "7h",
  "das 1 as ",
  "segunda a ",
  "10 reais e ",
  "litro e meio ",
  "👍",
  "á",
  "-",
  "1:",
];

for (const [name, read] of Object.entries(MENTIONS)) {
  Deno.test(`${name}() gives ordered places within the text, whatever it is`, () => {
    fc.assert(fc.property(jumbled, (text) => {
      const length = fold(text).length;
      let last = 0;
      for (const { start, end } of read(text)) {
        assert.ok(start >= last && end > start && end <= length);
        last = end;
      }
    }));
  });
}

Deno.test("readers finish on 8,000 characters of what repeats", () => {
  for (const unit of REPEATED) {
    const text = unit.repeat(Math.ceil(8000 / unit.length)).slice(0, 8000);
    for (const read of Object.values(MENTIONS)) read(text);
  }
});
