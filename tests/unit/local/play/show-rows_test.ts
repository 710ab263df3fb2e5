import assert from "node:assert/strict";
import type { Database } from "../../../../local/database.ts";
import { showRows } from "../../../../local/play/show-rows.ts";

Deno.test("showRows() shows both figures of a blood pressure", async () => {
  const row = { entry_date: "2026-12-05", metric: "blood_pressure", value: 13, value2: 8, unit: "cmHg" };
  const database = { query: () => Promise.resolve([{ row }]) } as unknown as Database;
  assert.match(await showRows(database, "someone", ["metrics"]), /value=13 · value2=8/);
});
