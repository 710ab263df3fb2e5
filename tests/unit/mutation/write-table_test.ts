import assert from "node:assert/strict";
import { type Outcome, writeTable } from "../../mutation/write-table.ts";

function outcome(name: string, caughtBy: Outcome["caughtBy"]): Outcome {
  return { kind: "guard dropped", name, table: null, statement: "", caughtBy };
}

Deno.test("writeTable() counts what was caught, survived and was not run, and names the last two", () => {
  const page = writeTable([
    outcome("a", "integration/finance/bills_test.ts: failed"),
    outcome("b", "b is not for anon"),
    outcome("c", null),
    outcome("d", undefined),
  ]);
  assert.match(page, /^\| guard dropped \| {2}\| 4 \| 1 \| 1 \| 0 \| 1 \| 1 \|$/m);
  assert.match(page, /## Survivors\n\n\*\*guard dropped\*\* \(1\): `c`\n/);
  assert.match(page, /## Not run\n\n\*\*guard dropped\*\* \(1\): `d`\n/);
  assert.doesNotMatch(page, /## Accepted/);
});
