import assert from "node:assert/strict";
import type { StoredMessage } from "../../../shared/history/build-window.ts";
import { correctCalls, correctSaved } from "../../../shared/turn/correct-calls.ts";
import type { PendingCall } from "../../../shared/turn/turn.ts";

const CONTEXT = { today: "2026-11-20", timezone: "America/Sao_Paulo" };
const expense = (toolCallId: string, description: string, amount: number): PendingCall => ({
  toolCallId,
  tool: "create_expense",
  args: { amount, category: "food", description, date: "2026-11-20" },
});
const CALLS: PendingCall[] = [
  expense("a", "mercado", 50),
  expense("b", "chiclete", 3),
  { toolCallId: "c", tool: "record_metric", args: { metric: "water", value: 2000, unit: "ml" } },
];

const ids = (text: string) => correctCalls(CALLS, text, CONTEXT)?.map(({ toolCallId }) => toolCallId) ?? null;

Deno.test("correctCalls() leaves out what a reply takes out of a list", () => {
  assert.deepEqual(ids("tira o chiclete"), ["a", "c"]);
  assert.deepEqual(ids("sim, menos a água"), ["a", "b"]);
  assert.deepEqual(ids("só o primeiro"), ["a"]);
  assert.deepEqual(ids("só o de 3"), ["b"]);
});

Deno.test("correctCalls() changes a value of the call that is named, and keeps the others", () => {
  const corrected = correctCalls(CALLS, "não, o mercado foi 60", CONTEXT);
  assert.deepEqual(corrected?.map(({ args }) => args.amount ?? args.value), [60, 3, 2000]);
});

Deno.test("correctCalls() reads nothing into a message of its own", () => {
  assert.equal(ids("só gastei 20 na padaria"), null);
  assert.equal(ids("tira o cinema"), null);
});

Deno.test("correctCalls() changes the item that is named with its value, without a word of denial", () => {
  const corrected = correctCalls(CALLS, "o chiclete foi 4", CONTEXT);
  assert.deepEqual(corrected?.map(({ args }) => args.amount ?? args.value), [50, 4, 2000]);
});

const WINDOW = [
  { role: "user", parts: [{ type: "text", text: "gastei 50 no mercado e 3 de chiclete" }] },
  {
    role: "assistant",
    parts: CALLS.slice(0, 2).map(({ toolCallId, tool, args }) => ({
      type: "tool-call",
      toolCallId,
      toolName: tool,
      input: args,
    })),
  },
  { role: "user", parts: [{ type: "text", text: "sim" }] },
  ...CALLS.slice(0, 2).map(({ toolCallId, tool }) => ({
    role: "tool",
    parts: [{ type: "tool-result", toolCallId, toolName: tool, output: { type: "json", value: {} } }],
  })),
  { role: "user", parts: [{ type: "text", text: "…" }] },
] as StoredMessage[];

Deno.test("correctSaved() replaces what is corrected and leaves the rest alone", () => {
  const replacement = correctSaved(WINDOW, "na verdade o mercado foi 60", CONTEXT);
  assert.deepEqual(replacement?.replaces, ["a"]);
  assert.deepEqual(replacement?.calls.map(({ args }) => args.amount), [60]);
});

Deno.test("correctSaved() writes all anew when something is left out", () => {
  const replacement = correctSaved(WINDOW, "não, só o primeiro", CONTEXT);
  assert.deepEqual(replacement?.replaces, ["a", "b"]);
  assert.deepEqual(replacement?.calls.map(({ args }) => args.amount), [50]);
});
