import assert from "node:assert/strict";
import { findRepeats } from "../../../../shared/turn/model/find-repeats.ts";

const calls = (...made: [string, Record<string, unknown>][]) => [{
  role: "assistant" as const,
  parts: made.map(([toolName, input], n) => ({ type: "tool-call", toolCallId: `c${n}`, toolName, input })),
}];

Deno.test("findRepeats() finds calls of one tool with equal arguments, in whatever order their keys are written", () => {
  const { toolCallIds, isLoop } = findRepeats(calls(
    ["get_habits", { a: 1, b: { c: [1, 2], d: null } }],
    ["get_habits", { b: { d: null, c: [1, 2] }, a: 1 }],
    ["get_habits", { b: { d: null, c: [2, 1] }, a: 1 }],
    ["get_trends", { a: 1, b: { c: [1, 2], d: null } }],
  ));
  assert.deepEqual([...toolCallIds], ["c1"]);
  assert.equal(isLoop, false);
});

Deno.test("findRepeats() reports a loop at the third equal call, also across messages", () => {
  const once = calls(["get_habits", {}]);
  assert.equal(findRepeats([...once, ...once]).isLoop, false);
  assert.equal(
    findRepeats([...once, { role: "tool", parts: [{ type: "tool-result" }] }, ...once, ...once]).isLoop,
    true,
  );
});
