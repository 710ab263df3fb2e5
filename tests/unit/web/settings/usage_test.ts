import assert from "node:assert/strict";
import { formatDay, formatDollars, nameUse, sumUpDay } from "../../../../web/settings/usage-words.ts";

Deno.test("a day's usage: tokens of all models, and no cost where one has no known price", () => {
  const use = (model: string) => ({ model, inputTokens: 1_000_000, outputTokens: 10, cachedTokens: 0 });
  const day = { day: "2026-11-20", turns: 2, failed: 1 };
  const known = sumUpDay({ ...day, models: [use("offline-rules"), use("gemini-3.5-flash-lite")] });
  assert.deepEqual([known.read, known.written, known.dollars], [2_000_000, 20, 0.3 + 10 * 2.5 / 1_000_000]);
  assert.equal(sumUpDay({ ...day, models: [use("offline-rules"), use("nobody-knows")] }).dollars, null);
  assert.equal(sumUpDay({ ...day, models: [] }).dollars, 0);
});

Deno.test("usage in words", () => {
  assert.deepEqual([0, 0.004, 0.01, 1234.5].map(formatDollars), [
    "US$ 0,00",
    "menos de US$ 0,01",
    "US$ 0,01",
    "US$ 1.234,50",
  ]);
  assert.equal(formatDay("2026-11-05"), "05/11");
  assert.equal(nameUse("something_new"), "Outros pedidos");
});
