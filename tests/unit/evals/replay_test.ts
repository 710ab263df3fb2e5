import assert from "node:assert/strict";
import { smallest } from "../../../evals/played-model.ts";
import { readLines, readReplays, readRows } from "../../../evals/read-replay.ts";

Deno.test("readLines reads each kind of line and names the one that is none", () => {
  const lines = readLines('{"person":"oi"}\n\n{"model":[{"text":"oi"}],"answer":"oi"}\n{"night":true}\n', "week.jsonl");
  assert.deepEqual(lines, [{ person: "oi", conversation: "main" }, { model: [{ text: "oi" }], lines: {} }, {
    night: true,
  }]);
  for (const wrong of ["{", '{"person":1}', '{"model":[]}', '{"press":[{"item":0,"approved":true}]}']) {
    assert.throws(() => readLines(`{"night":true}\n${wrong}`, "week.jsonl"), /^Error: week\.jsonl, line 2 is no line/);
  }
});

Deno.test("readRows takes a text between slashes for a pattern", () => {
  const [row] = readRows('{"rows":[{"table":"expenses","where":{"amount":40,"description":"/gas/i"},"count":1}]}');
  assert.deepEqual(row, { table: "expenses", where: { amount: 40, description: /gas/i }, count: 1 });
  assert.throws(() => readRows('{"rows":[{"table":"x; drop","where":{},"count":1}]}'));
});

Deno.test("smallest gives what a schema takes and nothing besides", () => {
  assert.deepEqual(
    smallest({
      type: "object",
      required: ["items", "summary", "pair", "about", "sure", "kind"],
      properties: {
        items: { type: "array" },
        summary: { type: "string" },
        pair: { type: "integer" },
        about: { anyOf: [{ type: "string" }, { type: "null" }] },
        sure: { type: "boolean" },
        kind: { enum: ["a", "b"] },
        left: { type: "string" },
      },
    }),
    { items: [], summary: "-", pair: 0, about: null, sure: false, kind: "a" },
  );
});

Deno.test("every played conversation can be read, and says which rows stand in its end", async () => {
  const replays = await readReplays(new URL("../../../evals/played/", import.meta.url));
  assert.ok(replays.length > 0);
  for (const { name, lines, rows } of replays) {
    assert.ok(lines.some((line) => "person" in line), name);
    assert.ok(rows.length > 0, name);
  }
});
