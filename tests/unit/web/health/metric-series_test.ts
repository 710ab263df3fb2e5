import assert from "node:assert/strict";
import fc from "fast-check";
import type { Entry } from "../../../../web/health/measures.ts";
import { describeChange, seriesOf } from "../../../../web/health/metric-series.ts";

function entry(values: Partial<Entry>): Entry {
  return {
    id: crypto.randomUUID(),
    metric: "weight",
    custom_name: null,
    value: 80,
    value2: null,
    person: null,
    unit: "kg",
    entry_date: "2026-11-20",
    note: null,
    ...values,
  };
}

const anyDay = fc.integer({ min: 1, max: 28 }).map((day) => `2026-10-${String(day).padStart(2, "0")}`);

Deno.test("seriesOf() puts each entry in one day of one series, and the mean is that of its days", () => {
  const anyEntry = fc.record({
    metric: fc.constantFrom("weight" as const, "water" as const),
    value: fc.integer({ min: 1, max: 500 }),
    person: fc.constantFrom(null, "vó", "Vó"),
    entry_date: anyDay,
  });
  fc.assert(fc.property(fc.array(anyEntry, { maxLength: 40 }), (all) => {
    const entries = all.map(entry).sort((one, other) => other.entry_date.localeCompare(one.entry_date));
    const series = seriesOf(entries, "2026-11-20");
    const rows = series.flatMap(({ days }) => days.flatMap((day) => day.entries));
    assert.deepEqual(new Set(rows), new Set(entries));
    assert.equal(rows.length, entries.length);
    for (const { metric, days, mean } of series) {
      for (const day of days) {
        const sum = day.entries.reduce((total, { value }) => total + value, 0);
        assert.equal(day.value, metric.metric === "water" ? sum : sum / day.entries.length);
      }
      const total = days.reduce((sum, { value }) => sum + value, 0);
      assert.ok(Math.abs(mean - total / days.length) < 1e-9);
    }
  }));
});

Deno.test("seriesOf() takes names that differ in case or accents for one metric", () => {
  const named = (custom_name: string) => entry({ metric: "custom", custom_name, unit: "mg/dL" });
  assert.equal(seriesOf([named("Glicemia"), named("glicemía")], "2026-11-20").length, 1);
});

Deno.test("describeChange() says how a metric went, and nothing of few days", () => {
  const falling = Array.from(
    { length: 10 },
    (_, day) => entry({ value: 84 - day * 0.3, entry_date: `2026-11-1${day}` }),
  );
  const [series] = seriesOf(falling.toReversed(), "2026-11-20");
  assert.equal(describeChange(series!, 7), "Caiu cerca de 2,7 kg no período");
  assert.equal(describeChange(series!, 11), null);
  const [steady] = seriesOf(falling.map((one) => ({ ...one, value: 84 })).toReversed(), "2026-11-20");
  assert.equal(describeChange(steady!, 7), "Estável no período");
});

Deno.test("seriesOf() leaves today out of the mean of what grows all day long, unless there is nothing else", () => {
  const water = (value: number, entry_date: string) => entry({ metric: "water", unit: "ml", value, entry_date });
  const [series] = seriesOf(
    [water(300, "2026-11-20"), water(2000, "2026-11-19"), water(1000, "2026-11-18")],
    "2026-11-20",
  );
  assert.equal(series!.mean, 1500);
  assert.deepEqual([series!.days.length, series!.counted.length], [3, 2]);
  assert.equal(seriesOf([water(300, "2026-11-20")], "2026-11-20")[0]!.mean, 300);
  const [sleep] = seriesOf([
    entry({ metric: "sleep", value: 6 }),
    entry({ metric: "sleep", value: 8, entry_date: "2026-11-19" }),
  ], "2026-11-20");
  assert.equal(sleep!.mean, 7);
});
