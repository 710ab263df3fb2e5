import assert from "node:assert/strict";
import { builtInCatalog } from "../../../../shared/catalog/catalog.ts";
import type { Proposal } from "../../../../shared/turn/offer/proposal.ts";
import type { PreparedCall } from "../../../../shared/turn/offer/prepare-calls.ts";
import { asListItem, propose, tellOffers } from "../../../../shared/turn/offer/propose.ts";
import type { OfferingTurn } from "../../../../shared/turn/turn.ts";
import { proposal, TOOL_CONTEXT } from "../opened-context.ts";

const turn = { catalog: builtInCatalog, toolContext: TOOL_CONTEXT } as unknown as OfferingTurn;

/** A call as it can be offered. */
function ready(toolCallId: string, amount: number): PreparedCall {
  const args = { ...proposal().args, amount };
  return {
    call: { toolCallId, tool: "create_expense", args },
    status: "ready",
    args,
    offer: `Quer que eu registre ${amount}?`,
  };
}

function proposed(calls: PreparedCall[], tray: Proposal[]) {
  return propose(turn, { calls, replaces: [], replaced: [] }, { skills: ["finance"], tray });
}

Deno.test("propose() makes one proposal of each call, which waits for three days", () => {
  const { events, offers } = proposed([ready("a", 20), ready("b", 30)], []);
  assert.equal(offers.length, 2);
  const waiting = events.flatMap((event) => event.type === "proposed" ? [event.proposal] : []);
  assert.deepEqual(waiting.map(({ toolCallId, recordKind }) => [toolCallId, recordKind]), [
    ["a", "expenses"],
    ["b", "expenses"],
  ]);
  for (const { since, expiresAt } of waiting) assert.equal(Date.parse(expiresAt) - Date.parse(since), 72 * 3_600_000);
});

Deno.test("propose() names a proposal that waits already, and does not make a second one", () => {
  const { events, offers } = proposed([ready("a", 50)], [proposal()]);
  assert.deepEqual(events.map(({ type }) => type), ["result", "shown"]);
  assert.deepEqual(offers.map(({ id }) => id), ["p1"]);
});

Deno.test("propose() makes two proposals of two equal calls of one step", () => {
  assert.deepEqual(proposed([ready("a", 20), ready("b", 20)], []).events.map(({ type }) => type), [
    "proposed",
    "proposed",
  ]);
  const { events } = proposed([ready("a", 50), ready("b", 50)], [proposal()]);
  assert.deepEqual(events.map(({ type }) => type), ["result", "shown", "proposed"]);
});

Deno.test("propose() refuses the twenty-first proposal", () => {
  const tray = Array.from({ length: 19 }, (_, at) => proposal({ id: `p${at}`, args: { amount: 1000 + at } }));
  const { offers, refusals } = proposed([ready("a", 20), ready("b", 30)], tray);
  assert.equal(offers.length, 1);
  assert.deepEqual(refusals.map(({ toolCallId }) => toolCallId), ["b"]);
});

Deno.test("tellOffers() asks a single offer as it is", () => {
  assert.equal(tellOffers([{ id: "a", offer: "Quer que eu registre isso?" }]), "Quer que eu registre isso?");
});

Deno.test("tellOffers() lists several offers under one question", () => {
  assert.equal(
    tellOffers([{ id: "a", offer: "Quer que eu registre A?" }, { id: "b", offer: "Quer que eu apague B?" }]),
    "Quer que eu faça tudo isto?\n- registre A\n- apague B",
  );
});

Deno.test("tellOffers() numbers the choices of a question, after the other offers", () => {
  const choices = [{ label: "Luz" }, { label: "Luz do sítio" }];
  assert.equal(
    tellOffers([{ id: "a", offer: "Qual delas?", choices }, { id: "b", offer: "Quer que eu registre B?" }]),
    "Quer que eu registre B?\n\nQual delas?\n1. Luz\n2. Luz do sítio",
  );
});

Deno.test("asListItem() turns the question of an offer into a list item", () => {
  assert.equal(asListItem("Quer que eu registre 7h de sono hoje?"), "registre 7h de sono hoje");
  assert.equal(
    asListItem("Quer que eu registre R$ 50,00 recebidos de Jojo? Ficam faltando R$ 70,00."),
    "registre R$ 50,00 recebidos de Jojo. Ficam faltando R$ 70,00.",
  );
});
