import assert from "node:assert/strict";
import { builtInCatalog } from "../../../../shared/catalog/catalog.ts";
import { correctCalls, correctProposals, correctSaved } from "../../../../shared/turn/offer/correct-calls.ts";
import { readWholeMessage } from "../../../../shared/language/commands/whole-message.ts";
import { fold } from "../../../../shared/language/fold.ts";
import type { RequestedCall } from "../../../../shared/turn/offer/proposal.ts";
import { proposal, TOOL_CONTEXT, write } from "../opened-context.ts";

const expense = (toolCallId: string, description: string, amount: number): RequestedCall => ({
  toolCallId,
  tool: "create_expense",
  args: { amount, category: "food", description, date: "2026-11-20" },
});
const CALLS: RequestedCall[] = [
  expense("a", "mercado", 50),
  expense("b", "chiclete", 3),
  { toolCallId: "c", tool: "record_metric", args: { metric: "water", value: 2000, unit: "ml" } },
];

/** The calls that a reply keeps. */
function kept(text: string): string[] | null {
  const corrected = correctCalls(CALLS, fold(text), TOOL_CONTEXT);
  return corrected && "kept" in corrected ? corrected.kept.map(({ toolCallId }) => toolCallId) : null;
}

/** The one call that a reply changes, and its figure. */
function changed(text: string, calls = CALLS): unknown[] | null {
  const corrected = correctCalls(calls, fold(text), TOOL_CONTEXT);
  return corrected && "changed" in corrected
    ? [corrected.changed.toolCallId, corrected.args.amount ?? corrected.args.value]
    : null;
}

Deno.test("correctCalls() leaves out the calls that a reply excludes", () => {
  assert.deepEqual(kept("só o primeiro"), ["a"]);
  assert.deepEqual(kept("sim, menos o segundo"), ["a", "c"]);
  assert.deepEqual(kept("tira o chiclete"), ["a", "c"]);
  assert.deepEqual(kept("só a agua"), ["c"]);
});

Deno.test("correctCalls() takes a no to one for no yes to erasing another", () => {
  const erase = (toolCallId: string, name: string): RequestedCall => ({
    toolCallId,
    tool: "delete_finance_item",
    args: { kind: "expense", name },
  });
  assert.equal(correctCalls([erase("a", "mercado"), erase("b", "uber")], "o mercado nao", TOOL_CONTEXT), null);
});

Deno.test("correctCalls() changes the only call that the new value fits", () => {
  assert.deepEqual(changed("na verdade foram 3 litros"), ["c", 3000]);
  assert.deepEqual(changed("foram 60 reais", CALLS.slice(1)), ["b", 60]);
  assert.deepEqual(changed("na verdade o chiclete foi 4"), ["b", 4]);
});

Deno.test("correctCalls() leaves a reply to the model if it may mean several calls, or says more", () => {
  for (
    const text of [
      "não sei",
      "na verdade 60",
      "foi ontem",
      "tira o cinema",
      "só gastei 20 na padaria",
    ]
  ) {
    assert.equal(correctCalls(CALLS, fold(text), TOOL_CONTEXT), null, text);
  }
});

const [mercado, chiclete] = CALLS.map((call) => proposal({ ...call, id: call.toolCallId }));

Deno.test("correctProposals() runs the corrected proposal, and the others if the reply begins with a yes", () => {
  const decide = (text: string) =>
    correctProposals([mercado!, chiclete!], readWholeMessage(text), TOOL_CONTEXT, builtInCatalog)?.map((
      { proposal, decision },
    ) => `${proposal.id} ${decision}`);
  assert.deepEqual(decide("o chiclete foi 4"), ["b change"]);
  assert.deepEqual(decide("sim, mas o chiclete foi 4"), ["b change", "a yes"]);
  assert.deepEqual(decide("menos o chiclete"), ["a yes", "b no"]);
  assert.equal(decide("foi 60"), undefined);
});

Deno.test("correctSaved() replaces the corrected write of the last turn, and leaves the others alone", () => {
  const saved = correctSaved(
    [write(CALLS[0]!), write(CALLS[2]!)],
    readWholeMessage("na verdade foi 60 reais"),
    TOOL_CONTEXT,
    builtInCatalog,
  );
  assert.ok(saved !== null && "replacement" in saved);
  assert.deepEqual(saved.replacement.replaces, ["a"]);
  assert.equal(saved.replacement.args.amount, 60);
  assert.notEqual(saved.replacement.toolCallId, "a");
});

Deno.test("correctSaved() undoes the writes that a reply excludes", () => {
  const writes = CALLS.slice(0, 2).map((call) => write(call));
  assert.deepEqual(correctSaved(writes, readWholeMessage("não, só o primeiro"), TOOL_CONTEXT, builtInCatalog), {
    undone: ["b"],
  });
});

Deno.test("correctSaved() corrects no write of an older turn, and leaves a bare figure to the model", () => {
  assert.equal(
    correctSaved([write(CALLS[0]!, false)], readWholeMessage("na verdade foi 60"), TOOL_CONTEXT, builtInCatalog),
    null,
  );
  assert.equal(correctSaved([write(CALLS[0]!)], readWholeMessage("60"), TOOL_CONTEXT, builtInCatalog), null);
});
