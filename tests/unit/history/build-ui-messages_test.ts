import assert from "node:assert/strict";
import { buildUiMessages, conversationPageSchema } from "../../../shared/history/build-ui-messages.ts";

const call = { type: "tool-create_expense", toolCallId: "c", input: { amount: 50 } };
const offer = {
  message: {
    parts: [{ type: "step-start" }, { ...call, state: "approval-requested", approval: { id: "p" } }, {
      type: "text",
      text: "Registro?",
    }],
  },
  metadata: { route: "model", waiting: [{ id: "p", offer: "Registro?" }] },
};
const done = {
  message: {
    parts: [
      {
        ...call,
        input: { amount: 50, date: "2026-11-22" },
        state: "output-available",
        output: { ok: true },
        approval: { id: "p", approved: true },
      },
      { type: "step-start" },
      { type: "text", text: "Feito." },
    ],
  },
  metadata: { route: "confirmed" },
};

function shown(answers: unknown[] | null, actions: unknown[] = [], rows: unknown[] | null = null) {
  const page = conversationPageSchema.parse({
    messages: [{ role: "assistant", id: "a", answers, rows }],
    actions,
    next: null,
  });
  return buildUiMessages(page)[0]!;
}

Deno.test("buildUiMessages() joins what came of a button to the message that carries it", () => {
  const { parts, metadata } = shown([offer, done], [{
    id: "p",
    open: false,
    toolCallId: "c",
    result: { ok: true },
  }]);
  assert.deepEqual(parts, [
    { type: "step-start" },
    { ...call, state: "output-available", output: { ok: true }, approval: { id: "p", approved: true } },
    { type: "text", text: "Registro?" },
    { type: "step-start" },
    { type: "text", text: "Feito." },
  ]);
  assert.deepEqual(metadata, { route: "confirmed" });
});

Deno.test("buildUiMessages() leaves a button only to an open offer", () => {
  const open = shown([offer], [{ id: "p", open: true, toolCallId: "c", result: null }]);
  assert.deepEqual([open.parts, open.metadata], [offer.message.parts, offer.metadata]);
  const state = (actions: unknown[]) => {
    const { parts, metadata } = shown([offer], actions);
    assert.deepEqual(metadata, { route: "model" });
    return [parts[1]!.state, parts[1]!.output, parts[1]!.approval];
  };
  const denied = ["output-denied", undefined, { id: "p", approved: false }];
  assert.deepEqual(state([]), denied);
  assert.deepEqual(state([{ id: "p", open: false, toolCallId: "c", result: null }]), denied);
  assert.deepEqual(state([{ id: "p", open: false, toolCallId: "c", result: 7 }]), [
    "output-available",
    7,
    { id: "p", approved: true },
  ]);
});

Deno.test("buildUiMessages() shows of several proposals each by what became of it", () => {
  const parts = ["a", "b", "c"].map((toolCallId) => ({
    ...call,
    toolCallId,
    state: "approval-requested",
    approval: { id: `p-${toolCallId}` },
  }));
  const waiting = parts.map(({ approval }) => approval);
  const { parts: joined, metadata } = shown([{ message: { parts }, metadata: { route: "model", waiting } }], [
    { id: "p-a", open: true, toolCallId: "a", result: null },
    { id: "p-b", open: false, toolCallId: "b", result: { ok: true } },
    { id: "p-c", open: false, toolCallId: "c", result: null },
  ]);
  assert.deepEqual(joined.map(({ state }) => state), ["approval-requested", "output-available", "output-denied"]);
  assert.deepEqual(metadata, { route: "model", waiting: [{ id: "p-a" }] });
});

Deno.test("buildUiMessages() shows native messages as steps, a call by what it gave", () => {
  const called = (toolCallId: string) => ({ type: "tool-call", toolCallId, toolName: "t", input: {} });
  const gave = (toolCallId: string, output: unknown) => ({
    role: "tool",
    parts: [{ type: "tool-result", toolCallId, output }],
  });
  const rows = [
    {
      role: "assistant",
      parts: [{ type: "text", text: "Vejo." }, called("a"), called("b"), called("c"), null, { type: "file" }],
    },
    gave("a", { type: "json", value: 1 }),
    gave("b", { type: "error-text", value: "não" }),
    { role: "assistant", parts: "nothing" },
  ];
  assert.deepEqual(shown(null, [], rows).parts, [
    { type: "step-start" },
    { type: "text", text: "Vejo." },
    { type: "tool-t", toolCallId: "a", input: {}, state: "output-available", output: 1 },
    { type: "tool-t", toolCallId: "b", input: {}, state: "output-error", errorText: "não" },
    { type: "tool-t", toolCallId: "c", input: {}, state: "output-denied", approval: { id: "c", approved: false } },
    { type: "step-start" },
  ]);
});

Deno.test("buildUiMessages() looks at each part of many answers a few times", () => {
  let looks = 0;
  const parts = Array.from({ length: 2_000 }, (_, n) => ({
    type: "tool-get_habits",
    get toolCallId() {
      looks++;
      return `c${n}`;
    },
  }));
  const [shown] = buildUiMessages({
    messages: [{
      role: "assistant",
      id: "a",
      answers: [{ message: { parts }, metadata: {} }, { message: { parts }, metadata: {} }],
      rows: null,
    }],
    actions: [],
  });
  assert.equal(shown!.parts.length, 2_000);
  assert.ok(looks < 10 * 4_000, `${looks}`);
});
