import assert from "node:assert/strict";
import fc from "fast-check";
import { EMBEDDING_DIMENSIONS, unitVector } from "../../../shared/model/embedder.ts";

const component = fc.double({ min: -100, max: 100, noNaN: true });
const anyVector = fc.array(component, { minLength: EMBEDDING_DIMENSIONS, maxLength: EMBEDDING_DIMENSIONS });

Deno.test("unitVector() brings any vector to length 1 and keeps its direction", () => {
  fc.assert(fc.property(anyVector, (values) => {
    fc.pre(Math.hypot(...values) > 1e-3);
    const unit = JSON.parse(unitVector(values)) as number[];
    assert.ok(Math.abs(Math.hypot(...unit) - 1) < 1e-4);
    const cosine = values.reduce((sum, value, index) => sum + value * unit[index]!, 0) / Math.hypot(...values);
    assert.ok(cosine > 0.9999);
  }));
});

Deno.test("unitVector() refuses another number of dimensions", () => {
  for (const length of [0, 767, 769, 3072]) {
    assert.throws(() => unitVector(Array<number>(length).fill(1)), /dimensions/);
  }
});

Deno.test("unitVector() refuses what has no direction", () => {
  for (const value of [0, NaN, Infinity]) {
    assert.throws(() => unitVector(Array<number>(EMBEDDING_DIMENSIONS).fill(value)), /without a direction/);
  }
});
