import assert from "node:assert/strict";
import type { Fault } from "../../../evals/grade.ts";
import { belowFloors, explain, hasPassed, type Report, type Result, table } from "../../../evals/report.ts";

const run = (...kinds: Fault["kind"][]) => ({
  faults: kinds.map((kind) => ({ kind, what: `${kind} happened` })),
  inputTokens: 1000,
  outputTokens: 100,
  modelCalls: 1,
  milliseconds: 40,
});
const result = (name: string, ...runs: ReturnType<typeof run>[]): Result => ({ name, capability: "money", runs });
const report = (...results: Result[]): Report => ({
  model: "some model",
  date: "2026-11-22T12:00:00Z",
  repeat: results[0]?.runs.length ?? 1,
  results,
});

Deno.test("hasPassed() wants every run to have passed: four of five are not enough", () => {
  assert.ok(hasPassed(result("steady", ...Array(5).fill(run()))));
  assert.ok(!hasPassed(result("shaky", run(), run(), run("missed"), run(), run())));
});

Deno.test("table() counts a scenario once, by the worst that went wrong in it", () => {
  const lines = table(report(result("a", run()), result("b", run("missed", "unwanted write"))), null).split("\n");
  assert.equal(lines[0], "| capability | passed | unwanted write | wrong call | missed | failed | tokens | US$ | ms |");
  assert.equal(lines[2], "| money | 1/2 | 1 |  |  |  | 1100 |  | 40 |");
  assert.equal(lines[3], "| all | 1/2 | 1 |  |  |  | 1100 |  | 40 |");
});

Deno.test("table() says that all runs are meant, what they cost and what passed before", () => {
  const [before, after] = [report(result("a", run(), run())), report(result("a", run(), run("missed")))];
  const [head, , money] = table(after, { input: 1, output: 10 }, before).split("\n");
  assert.match(head!, /passed \(all 2\).*before \|$/);
  assert.equal(money, "| money | 0/1 |  |  | 1 |  | 1100 | 0.0020 | 40 | 1/1 |");
});

Deno.test("explain() names what did not pass, why, how often and whether that is new", () => {
  const before = report(result("a", run()), result("b", run("missed")));
  const after = report(
    result("a", run(), run("missed")),
    result("b", run("failed"), run("failed")),
    result("c", run(), run()),
  );
  assert.deepEqual(explain(after, before), [
    "- money: a 1 of 2 times (passed before)",
    "    missed, missed happened",
    "- money: b 2 of 2 times",
    "    failed, failed happened",
  ]);
  assert.deepEqual(explain(report(result("a", run()))), []);
});

Deno.test("belowFloors() names each capability of which too few passed", () => {
  const one = report(result("a", run()), result("b", run("missed")));
  assert.deepEqual(belowFloors(one, { money: 1 }), []);
  assert.deepEqual(belowFloors(one, { money: 2, health: 1 }), [
    "money: 1 passed, the floor is 2",
    "health: 0 passed, the floor is 1",
  ]);
});
