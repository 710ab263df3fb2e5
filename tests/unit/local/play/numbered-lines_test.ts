import assert from "node:assert/strict";
import { readModelRequest } from "../../../../local/play/model-request.ts";
import { findNamedLines, renumbered } from "../../../../local/play/numbered-lines.ts";
import { quoteData } from "../../../../shared/prompt/quote-data.ts";

const asked = (...blocks: [string, string[]][]) =>
  readModelRequest("gemini", {
    contents: [{
      role: "user",
      parts: [{ text: blocks.map(([name, lines]) => quoteData(name, lines.join("\n\n"))).join("\n\n") }],
    }],
  });

const then = asked(
  ["ja_sei", ["[1] Tem 31 anos", "[2] Mora em Olinda"]],
  ["mensagens", ["[1] 2026-11-23 08:00\nmudei pra Recife", "[2] 2026-11-23 08:05\noi"]],
);
const answer = { items: [{ message: 1, replaces: [2], value: "1" }] };

Deno.test("findNamedLines keeps the lines that an answer names by number", () => {
  assert.deepEqual(findNamedLines(answer, then), {
    "ja_sei 2": "Mora em Olinda",
    "mensagens 1": "2026-11-23 08:00\nmudei pra Recife",
  });
});

Deno.test("renumbered finds the same lines under other numbers, also when they were sent at another minute", () => {
  const now = asked(
    ["ja_sei", ["[1] Mora em Olinda"]],
    ["mensagens", ["[1] 2026-11-23 08:01\noi", "[2] 2026-11-23 08:02\nmudei pra Recife"]],
  );
  assert.deepEqual(renumbered(answer, findNamedLines(answer, then), now), {
    items: [{ message: 2, replaces: [1], value: "1" }],
  });
  assert.deepEqual(renumbered(answer, {}, now), answer);
});
