import assert from "node:assert/strict";
import { DatabaseFailure, DomainError } from "../../../shared/database/domain-error.ts";
import { ModelFailure } from "../../../shared/model/model-failure.ts";
import { TurnTranscript } from "../../../shared/turn/transcript.ts";
import { TurnMeasures } from "../../../shared/turn/turn-measures.ts";

const SECRET = "CPF 123.456.789-09";
const transcript = () => new TurnTranscript(() => {}, "m1");
const names = (measures: TurnMeasures) => measures.soFar([]).steps.map(([step]) => step);

Deno.test("TurnMeasures counts round trips, and apart from them what the turn does not wait for", () => {
  const measures = new TurnMeasures();
  const from = performance.now();
  for (const name of ["open_turn", "append_chunks", "run_tool", "append_chunks"] as const) {
    measures.countCall({ name, from });
  }
  const { roundTrips, backgroundTrips } = measures.soFar([]);
  assert.deepEqual({ roundTrips, backgroundTrips }, { roundTrips: 2, backgroundTrips: 2 });
});

Deno.test("TurnMeasures takes the calls of one tool between two steps of the model for one step", async () => {
  const measures = new TurnMeasures();
  const call = (tool: string) => measures.countCall({ name: "run_tool", tool, from: performance.now() - 5 });
  const model = () => measures.timeModel(() => Promise.resolve({ modelId: "m" }));
  await model();
  for (let n = 0; n < 20; n++) call(n % 2 === 0 ? "search_knowledge" : "search_items");
  await model();
  call("search_knowledge");
  assert.deepEqual(names(measures), ["model", "search_knowledge", "search_items", "model", "search_knowledge"]);
  assert.equal(measures.soFar([]).roundTrips, 21);
  for (const [step, ms] of measures.soFar([]).steps) assert.ok(Number.isInteger(ms) && ms >= 0, step);
});

Deno.test("TurnMeasures has no more steps than a row holds", async () => {
  const measures = new TurnMeasures();
  for (let n = 0; n < 500; n++) await measures.timeModel(() => Promise.resolve({ modelId: "m".repeat(1000) }));
  const { steps, model } = measures.soFar([]);
  assert.equal(steps.length, 40);
  assert.equal(model!.length, 100);
});

Deno.test("TurnMeasures keeps no name but a tool's, nor any words of a failure", () => {
  const measures = new TurnMeasures();
  const said = transcript();
  for (const name of ["create_expense", SECRET, "create_expense", "use_skill", "__proto__"]) {
    said.addCall("1", name, {});
  }
  measures.countCall({ name: "run_tool", tool: SECRET, from: performance.now() });
  assert.deepEqual(measures.soFar(said.messages).tools, ["create_expense", "unknown", "use_skill"]);
  assert.deepEqual(names(measures), ["unknown"]);
  const failures: [unknown, string][] = [
    [new ModelFailure("too_slow"), "model_too_slow"],
    [new DatabaseFailure("unavailable", null), "database_unavailable"],
    [new DomainError(409, "stale_turn", SECRET, {}), "stale_turn"],
    [new DomainError(409, SECRET, SECRET, {}), "internal"],
    [new Error(SECRET), "internal"],
    [SECRET, "internal"],
  ];
  for (const [error, code] of failures) {
    measures.fail(error);
    assert.equal(measures.soFar(said.messages).error, code);
  }
});

Deno.test("TurnMeasures sees the first word and passes every chunk on", async () => {
  const measures = new TurnMeasures();
  const seen: string[] = [];
  const sink = measures.watch(({ type }) => seen.push(type));
  sink({ type: "start-step" });
  assert.equal(measures.soFar([]).firstWordMs, null);
  sink({ type: "text-start", id: "1" });
  sink({ type: "text-delta", id: "1", delta: "oi" });
  const { firstWordMs } = measures.soFar([]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  sink({ type: "text-delta", id: "1", delta: "!" });
  assert.equal(measures.soFar([]).firstWordMs, firstWordMs);
  assert.deepEqual(seen, ["start-step", "text-start", "text-delta", "text-delta"]);
});
