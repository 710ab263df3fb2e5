import assert from "node:assert/strict";
import fc from "fast-check";
import { readModelRequest } from "../../../../local/play/model-request.ts";
import { readAnswer } from "../../../../local/play/read-answer.ts";
import { fitParts, readParts } from "../../../../local/play/read-parts.ts";
import { StartError } from "../../../../local/run-task.ts";

Deno.test("readAnswer keeps parts in their order", () => {
  assert.deepEqual(readAnswer(["7", "--text", "oi", "--call", "add", '{"n":1}', "--text", "--call", "--port", "9"]), {
    number: 7,
    anyway: false,
    help: false,
    port: "9",
    parts: [{ text: "oi" }, { call: { name: "add", args: { n: 1 } } }, { text: "--call" }],
  });
  assert.equal(readAnswer(["-", "--anyway"]).parts, undefined);
});

Deno.test("readAnswer and readParts refuse in one line whatever they cannot read", () => {
  const words = fc.constantFrom("--text", "--call", "--json", "-", "3", "oi", "{", "{}", "[]", "--anyway", "--nope");
  fc.assert(fc.property(fc.array(words), (args) => refusesInOneLine(() => readAnswer(args))));
  fc.assert(fc.property(fc.jsonValue(), (value) => refusesInOneLine(() => readParts(value))));
});

function refusesInOneLine(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    assert.ok(error instanceof StartError && !error.message.includes("\n"));
  }
}

Deno.test("fitParts takes JSON written as text, and lets what does not fit through on demand", () => {
  const schema = { type: "object", properties: { items: { type: "array" } }, required: ["items"] };
  const json = readModelRequest("gemini", {
    contents: [],
    generationConfig: { responseMimeType: "application/json", responseJsonSchema: schema },
  });
  assert.deepEqual(fitParts([{ text: '{"items":[]}' }], json, false), [{ json: { items: [] } }]);
  assert.throws(() => fitParts([{ json: {} }], json, false), /the JSON wants items; it takes items/);
  assert.throws(() => fitParts([{ text: "oi" }], json, false), /the text cannot be read as JSON/);
  assert.deepEqual(fitParts([{ text: "oi" }], json, true), [{ text: "oi" }]);
  assert.deepEqual(fitParts([{ json: {} }], json, true), [{ json: {} }]);
});
