import assert from "node:assert/strict";
import { AnswerReader, refusedAnswer } from "../../../../local/play/shown-answer.ts";

function read(...chunks: ({ type: string } & Record<string, unknown>)[]) {
  const reader = new AnswerReader();
  const words = chunks.map((chunk) => reader.read(chunk)).join("");
  return { words, answer: reader.answer() };
}

Deno.test("AnswerReader gives words as they come, a paragraph for each text, and calls with what became of them", () => {
  const { words, answer } = read(
    { type: "text-start" },
    { type: "text-delta", delta: "Anoto " },
    { type: "text-delta", delta: "já." },
    { type: "tool-input-available", toolCallId: "a", toolName: "add_knowledge", input: { content: "x" } },
    { type: "tool-output-error", toolCallId: "a", errorText: "não coube" },
    { type: "tool-input-available", toolCallId: "b", toolName: "create_expense", input: { amount: 40 } },
    { type: "tool-approval-request", toolCallId: "b", approvalId: "p1" },
    { type: "text-start" },
    { type: "text-delta", delta: "Posso?" },
    { type: "finish", messageMetadata: { route: "model", outcome: "completed", usage: { inputTokens: 7 } } },
  );
  assert.equal(words, "Anoto já.\n\nPosso?");
  assert.equal(answer.text, words);
  assert.deepEqual(answer.calls, [
    { tool: "add_knowledge", args: { content: "x" }, outcome: "refused: não coube" },
    { tool: "create_expense", args: { amount: 40 }, outcome: "offered" },
  ]);
  assert.deepEqual([answer.route, answer.outcome, answer.inputTokens], ["model", "completed", 7]);
});

Deno.test("AnswerReader reads what waits, proposal by proposal", () => {
  const waiting = [
    { id: "p1", toolCallId: "a", tool: "create_expense", args: {}, offer: "registrar R$ 40,00" },
    { id: "p2", toolCallId: "b", tool: "record_metric", args: {}, offer: "registrar 6h" },
  ];
  const tray = read({ type: "finish", messageMetadata: { waiting, kept: [{ id: "k", content: "Mora em Recife" }] } });
  assert.deepEqual(tray.answer.waiting, [
    { number: 1, id: "p1", tools: ["create_expense"], offer: "registrar R$ 40,00" },
    { number: 2, id: "p2", tools: ["record_metric"], offer: "registrar 6h" },
  ]);
  assert.deepEqual(tray.answer.kept, ["Mora em Recife"]);
  const written = [
    { toolCallId: "a", tool: "create_expense", what: "R$ 40,00 em transporte", undoable: true },
    "outra",
  ];
  assert.deepEqual(read({ type: "finish", messageMetadata: { written } }).answer.written, [
    "R$ 40,00 em transporte",
    "outra",
  ]);
});

Deno.test("AnswerReader keeps an error of the stream, and refusedAnswer has nothing but one", () => {
  assert.equal(read({ type: "error", errorText: "caiu" }).answer.error, "caiu");
  const { error, text, waiting, outcome } = refusedAnswer("conversation_busy: espere");
  assert.deepEqual({ error, text, waiting, outcome }, {
    error: "conversation_busy: espere",
    text: "",
    waiting: [],
    outcome: "refused",
  });
});
