import assert from "node:assert/strict";
import { cachedTokens, readModelRequest, type WireRequest } from "../../../../local/play/model-request.ts";
import { showRequest } from "../../../../local/play/show-request.ts";

const tool = (name: string, description = name) => ({ name, description, parametersJsonSchema: { type: "object" } });
const said = (text: string) => ({ role: "user", parts: [{ text }] });
const answered = (text: string) => ({ role: "model", parts: [{ text }] });

function request(system: string[], tools: ReturnType<typeof tool>[], contents: WireRequest["contents"]) {
  return readModelRequest("gemini", {
    systemInstruction: { parts: [{ text: system.join("\n") }] },
    tools: [{ functionDeclarations: tools }],
    contents,
  });
}

const rules = ["You are kind.", "You are short.", "You are honest.", "It is Monday."];
const first = request(rules, [tool("add"), tool("drop")], [said("hello")]);

function shown(now: typeof first, similar?: typeof first, full = false): string[] {
  return showRequest({ number: 2, request: now, similar, status: "waiting" }, full).split("\n");
}

Deno.test("showRequest prints a first request whole", () => {
  const lines = shown(first);
  for (const line of [...rules, "+ add: add", '    {"type":"object"}', "[user] hello"]) {
    assert.ok(lines.includes(line), line);
  }
});

Deno.test("showRequest prints what is new and names what is gone", () => {
  const next = request(
    [...rules.slice(0, 3), "It is Tuesday."],
    [tool("add"), tool("undo"), tool("drop", "now for good")],
    [said("hello"), answered("hi"), said("again")],
  );
  const lines = shown(next, first);
  assert.deepEqual(lines.slice(1, -1), [
    "--- system",
    "(3 lines unchanged)",
    "+ It is Tuesday.",
    "no longer there:",
    "- It is Monday.",
    "--- tools",
    "(1 tools unchanged)",
    "+ undo: undo",
    '    {"type":"object"}',
    "+ drop (changed): now for good",
    '    {"type":"object"}',
    "--- messages",
    "(1 message unchanged)",
    "[model] hi",
    "[user] again",
  ]);
});

Deno.test("showRequest says what is as it was, and still shows what is to be answered", () => {
  const lines = shown(first, first);
  assert.deepEqual(lines.slice(1, -1), [
    "--- system (unchanged)",
    "--- tools (tools unchanged)",
    "--- messages",
    "[user] hello",
  ]);
  assert.ok(shown(first, first, true).includes("You are kind."));
});

Deno.test("showRequest tells a word that was said twice from the same word said once", () => {
  const once = request([], [], [said("sim")]);
  const twice = request([], [], [said("sim"), answered("Pronto."), said("sim")]);
  assert.deepEqual(shown(twice, once).slice(-5, -1), [
    "--- messages",
    "(1 message unchanged)",
    "[model] Pronto.",
    "[user] sim",
  ]);
});

Deno.test("showRequest shows the schema where JSON is wanted, calls and their results", () => {
  const json = readModelRequest("gemini", {
    contents: [said("what is there?")],
    generationConfig: { responseMimeType: "application/json", responseJsonSchema: { properties: { items: {} } } },
  });
  assert.equal(json.wanted, "items");
  assert.match(
    shown(json).join("\n"),
    /JSON with "items"[\s\S]*--- schema\n\{"properties":\{"items":\{\}\}\}[\s\S]*--json/,
  );
  const called = request([], [], [
    said("hello"),
    { role: "model", parts: [{ functionCall: { name: "add", args: { n: 1 } } }] },
    { role: "user", parts: [{ functionResponse: { name: "add", response: { ok: true } } }] },
  ]);
  assert.deepEqual(shown(called, first).slice(-3, -1), [
    '[model] calls add {"n":1}',
    '[user] result of add: {"ok":true}',
  ]);
});

Deno.test("cachedTokens counts a beginning that is alike, from 4,096 tokens on", () => {
  const long = Array.from({ length: 4_000 }, (_, at) => `rule ${at}`);
  const [one, other] = [request(long, [], [said("hello")]), request(long, [], [said("again")])];
  const cached = cachedTokens(other, [first, one]);
  assert.ok(cached > 4_096 && cached < other.tokens);
  assert.equal(cachedTokens(first, [first]), 0);
});
