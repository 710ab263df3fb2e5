import assert from "node:assert/strict";
import modelPrices from "../../../shared/writing/model-prices.json" with { type: "json" };
import { costOf, savedBy } from "../../../shared/writing/model-cost.ts";
import { DEFAULT_MODELS } from "../../../shared/runtime/environment.ts";

const prices = {
  one: [{ until: "2026-12-31", input: 1, cached: 0.1, output: 4 }, { input: 2, cached: 0.2, output: 8 }],
};
const used = { model: "one", inputTokens: 1_000_000, outputTokens: 500_000, cachedTokens: 400_000 };

Deno.test("costOf() counts cached tokens among those read, at their own price", () => {
  assert.equal(costOf(used, "2026-11-22", prices), 0.6 + 0.04 + 2);
  assert.equal(costOf({ ...used, cachedTokens: 2_000_000 }, "2026-11-22", prices), 0.1 + 2);
});

Deno.test("costOf() takes the price of the day", () => {
  const costs = ["2026-12-31", "2027-01-01"].map((day) => costOf({ ...used, cachedTokens: 0 }, day, prices));
  assert.deepEqual(costs, [3, 6]);
});

Deno.test("costOf() knows no price of a model that is not listed", () => {
  for (const model of ["two", "constructor", "__proto__"]) {
    assert.equal(costOf({ ...used, model }, "2026-11-22", prices), null, model);
  }
});

Deno.test("the prices say where they are from and when, and know the models of a deployment", () => {
  assert.match(modelPrices.source, /^https:/);
  assert.match(modelPrices.read, /^\d{4}-\d\d-\d\d$/);
  for (const model of [DEFAULT_MODELS.chat, DEFAULT_MODELS.chatFallback, "offline-rules"]) {
    assert.notEqual(costOf({ ...used, model }, "2026-11-22"), null, model);
  }
  for (const [model, [...listed]] of Object.entries(modelPrices.models)) {
    assert.equal("until" in listed.pop()!, false, `${model} has a price without end`);
    assert.ok(listed.every((price) => "until" in price), model);
  }
});

Deno.test("savedBy() tells what cached tokens would have cost besides", () => {
  assert.equal(
    savedBy({ model: "a", inputTokens: 1_000_000, cachedTokens: 500_000 }, "2026-11-22", {
      a: [{ input: 1, output: 2 }],
    }),
    0.45,
  );
  assert.equal(savedBy({ model: "b", inputTokens: 10, cachedTokens: 5 }, "2026-11-22", {}), null);
});
