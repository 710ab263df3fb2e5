import assert from "node:assert/strict";
import { readLines, readReplays } from "../../../evals/read-replay.ts";
import { runReplay } from "../../../evals/run-replay.ts";

const expense = { amount: 40, category: "transport", description: "gasolina" };

Deno.test("runReplay walks a played conversation with its buttons and its night", async () => {
  const [replay] = await readReplays(new URL("../../../evals/played/", import.meta.url));
  const { faults, modelCalls } = await runReplay(replay!);
  assert.deepEqual(faults, []);
  assert.equal(modelCalls, 3);
});

Deno.test("runReplay tells of rows that should not stand, rows that miss, and buttons that are not there", async () => {
  const lines = readLines(
    [
      '{"person":"gastei 40 de gasolina"}',
      JSON.stringify({ model: [{ call: { name: "create_expense", args: expense } }] }),
      '{"press":[{"item":1,"approved":true}]}',
      '{"press":[{"item":1,"approved":true}]}',
      '{"person":"nobody has answered this one"}',
    ].join("\n"),
    "short.jsonl",
  );
  const { faults } = await runReplay({
    name: "short",
    lines,
    rows: [
      { table: "expenses", where: { amount: 40 }, count: 0 },
      { table: "habits", where: { name: "corrida" }, count: 1 },
    ],
  });
  assert.deepEqual(faults.map(({ kind }) => kind), ["failed", "unwanted write", "missed"]);
  assert.match(faults[0]!.what, /^line 4: nothing waits for a yes/);
});
