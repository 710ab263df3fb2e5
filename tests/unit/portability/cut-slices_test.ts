import fc from "fast-check";
import assert from "node:assert/strict";
import { cutSlices } from "../../../shared/portability/cut-slices.ts";
import type { NumberedRow } from "../../../shared/portability/rejection.ts";

const numbered = (rows: Record<string, unknown>[]): NumberedRow[] =>
  rows.map((row, index) => ({ index, row: { id: String(index), ...row } }));

const length = (items: NumberedRow[]) => items.reduce((sum, { row }) => sum + JSON.stringify(row).length, 0);

Deno.test("cutSlices() takes every row of a known table once, in order, and no slice is long unless one row is", async () => {
  const section = fc.array(fc.record({ text: fc.nat(60_000).map((n) => "x".repeat(n)) }), { maxLength: 8 })
    .chain((long) => fc.nat(400).map((short) => numbered([...Array.from({ length: short }, () => ({})), ...long])));
  await fc.assert(
    fc.asyncProperty(section, section, async (habits, expenses) => {
      const sections = new Map([["expenses", expenses], ["secrets", numbered([{}])], ["habits", habits]]);
      const slices = await cutSlices(sections, ["habits", "expenses"]);
      assert.deepEqual(slices.flatMap(({ section, items }) => items.map(({ index }) => [section, index])), [
        ...habits.map(({ index }) => ["habits", index]),
        ...expenses.map(({ index }) => ["expenses", index]),
      ]);
      for (const { items } of slices) {
        assert.ok(items.length === 1 || (items.length <= 150 && length(items) <= 100_000));
      }
      assert.deepEqual(await cutSlices(sections, ["habits", "expenses"]), slices);
    }),
    { numRuns: 50 },
  );
});

Deno.test("cutSlices() compares current knowledge before any row goes in", async () => {
  const knowledge = numbered([{ superseded_at: "2026-01-01" }, { superseded_at: null }, {}]);
  const slices = await cutSlices(new Map([["knowledge_items", knowledge], ["habits", numbered([{}])]]), [
    "habits",
    "knowledge_items",
  ]);
  assert.deepEqual(slices.map(({ section, compare, items }) => [section, compare, items.map(({ index }) => index)]), [
    ["knowledge_items", true, [1, 2]],
    ["habits", false, [0]],
    ["knowledge_items", false, [0, 1, 2]],
  ]);
});

Deno.test("cutSlices() tells whose the ids within values are, but not those that point to a row or to nothing here", async () => {
  const [expense, conversation, nobody] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const sections = new Map([
    ["messages", numbered([{ conversation_id: conversation, parts: [{ id: expense }, { id: nobody }] }])],
    ["expenses", numbered([{ id: expense }])],
    ["conversations", numbered([{ id: conversation, title: `sobre ${expense}` }])],
  ]);
  const slices = await cutSlices(sections, ["conversations", "messages", "expenses"]);
  assert.deepEqual(slices.map(({ mentions }) => mentions), [{ [expense]: "expenses" }, { [expense]: "expenses" }, {}]);
});
