import assert from "node:assert/strict";
import type { StoredMessage } from "../../../../shared/history/build-window.ts";
import { correctCalls, correctSaved } from "../../../../shared/turn/offer/correct-calls.ts";
import { NO_PACKS } from "../../../../shared/packs/load-packs.ts";
import type { PendingCall } from "../../../../shared/turn/offer/pending-action.ts";
import { correctProposals } from "../../../../shared/turn/offer/correct-calls.ts";
import { proposal, write } from "../opened-context.ts";

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

const figures = (text: string, calls = CALLS) =>
  correctCalls(calls, text, CONTEXT)?.map(({ args }) => args.amount ?? args.value) ?? null;

Deno.test("correctCalls() leaves out what a reply takes out of a list", () => {
  assert.deepEqual(ids("só o primeiro"), ["a"]);
  assert.deepEqual(ids("sim, menos o segundo"), ["a", "c"]);
  assert.deepEqual(ids("tira o chiclete"), ["a", "c"]);
  assert.deepEqual(ids("só a agua"), ["c"]);
});

Deno.test("correctCalls() changes a value of the one call that it fits, and keeps the others", () => {
  assert.deepEqual(figures("na verdade foram 3 litros"), [50, 3, 3000]);
  assert.deepEqual(figures("foram 60 reais", CALLS.slice(1)), [60, 2000]);
  assert.deepEqual(figures("na verdade o chiclete foi 4"), [50, 4, 2000]);
});

Deno.test("correctCalls() leaves to the model what may mean several calls, or says more", () => {
  for (
    const text of [
      "não sei",
      "na verdade 60",
      "foi ontem",
      "tira o cinema",
      "só gastei 20 na padaria",
    ]
  ) {
    assert.equal(ids(text), null, text);
  }
});

/** A window in which the calls were offered and written. */
const windowOf = (calls: PendingCall[]) =>
  [
    { role: "user", parts: [{ type: "text", text: "gastei 50 no mercado e …" }] },
    {
      role: "assistant",
      parts: calls.map(({ toolCallId, tool, args }) => ({
        type: "tool-call",
        toolCallId,
        toolName: tool,
        input: args,
      })),
    },
    { role: "user", parts: [{ type: "text", text: "sim" }] },
    ...calls.map(({ toolCallId, tool }) => ({
      role: "tool",
      parts: [{ type: "tool-result", toolCallId, toolName: tool, output: { type: "json", value: {} } }],
    })),
    { role: "user", parts: [{ type: "text", text: "…" }] },
  ] as StoredMessage[];

Deno.test("correctSaved() replaces what is corrected and leaves the rest alone", () => {
  const replacement = correctSaved(windowOf([CALLS[0]!, CALLS[2]!]), "na verdade foi 60 reais", CONTEXT);
  assert.deepEqual(replacement?.replaces, ["a"]);
  assert.deepEqual(replacement?.calls.map(({ args }) => args.amount), [60]);
});

Deno.test("correctSaved() writes all anew when something is left out", () => {
  const replacement = correctSaved(windowOf(CALLS.slice(0, 2)), "não, só o primeiro", CONTEXT);
  assert.deepEqual(replacement?.replaces, ["a", "b"]);
  assert.deepEqual(replacement?.calls.map(({ args }) => args.amount), [50]);
});
