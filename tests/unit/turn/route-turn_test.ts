import assert from "node:assert/strict";
import type { Approval, ChatRequest } from "../../../shared/http/parse-chat-request.ts";
import { builtInCatalog } from "../../../shared/catalog/catalog.ts";
import type { Proposal } from "../../../shared/turn/offer/proposal.ts";
import type { OpenedTurn } from "../../../shared/turn/open-turn.ts";
import { readMessage } from "../../../shared/turn/read-message.ts";
import { type RoutedTurn, routeTurn } from "../../../shared/turn/route-turn.ts";
import { openedContext, proposal, TOOL_CONTEXT, write } from "./opened-context.ts";

const offered = proposal();
const asked = proposal({
  tool: "mark_bill_paid",
  args: { bill_name: "internet" },
  choices: ["Internet casa", "Internet sítio"].map((label) => ({ label, args: { bill_id: label }, facts: undefined })),
});
const erasing = proposal({ tool: "delete_item", args: { title: "pão" }, facts: { items: 1 } });
const erasingOne = proposal({
  tool: "delete_item",
  args: { title: "duna" },
  choices: ["Duna", "Duna (2021)", "Duna (1984)"].map((label) => ({
    label,
    args: { item_id: label },
    facts: undefined,
  })),
});
const forgetting = proposal({ tool: "forget_everything", args: {} });
const fact = proposal({ tool: "delete_knowledge", args: { query: "Recife" } });
const doubted = proposal({
  kind: "resolve_knowledge",
  tool: "resolve_knowledge",
  args: { item_id: "i1", resolution: "use_new" },
  choices: [["Mora em Salvador", "keep_existing"], ["Mora em Recife", "use_new"], ["Valem os dois", "keep_both"]]
    .map(([label = "", resolution]) => ({ label, args: { item_id: "i1", resolution }, facts: undefined })),
});

function routeRequest(request: ChatRequest, context: OpenedTurn["context"]): RoutedTurn {
  return routeTurn(request, readMessage(request, context), {
    context,
    toolContext: TOOL_CONTEXT,
    catalog: builtInCatalog,
  });
}

function route(text: string, tray: Proposal[], more: Partial<OpenedTurn["context"]> = {}): RoutedTurn {
  const request = { kind: "message" as const, conversationId: "x", messageId: "m", text };
  return routeRequest(request, openedContext({ tray, ...more }));
}

function press(
  approvals: Approval[],
  tray: Proposal[],
  more: Partial<OpenedTurn["context"]> = {},
): RoutedTurn {
  return routeRequest(
    { kind: "approval", conversationId: "x", approvals },
    openedContext({ tray, approvals, ...more }),
  );
}

/** What is decided about which proposal: "p1 yes, p2 change". */
function decisions(routed: RoutedTurn): string {
  return routed.kind === "answer"
    ? routed.answers.map(({ proposal, decision }) => `${proposal.id} ${decision}`).join(", ")
    : routed.kind;
}

const replies: [string, Proposal | null, string][] = [
  ["sim", offered, "p1 yes"],
  ["manda ver", offered, "p1 yes"],
  ["👍", offered, "p1 yes"],
  ["deixa pra lá", offered, "p1 no"],
  ["não precisa", offered, "p1 no"],
  ["na verdade 75,5", offered, "p1 change"],
  ["não, foi 60", offered, "p1 change"],
  ["sim, mas ontem", offered, "p1 change"],
  ["quanto gastei esse mês?", offered, "model"],
  ["gastei 30 no uber", offered, "model"],
  ["sim! e obrigada pela ajuda", offered, "model"],
  ["só que foram dois gastos: 30 e 20", offered, "model"],
  ["foi no cartão da Júlia", offered, "model"],
  ["pode mandar bala", offered, "p1 yes"],
  ["1", asked, "p1 choose"],
  ["a segunda", asked, "p1 choose"],
  ["a do sítio", asked, "p1 choose"],
  ["sim", asked, "ask-again"],
  ["nenhuma, deixa pra lá", asked, "p1 no"],
  ["sim", null, "nothing-open"],
  ["ok", null, "model"],
  ["não", null, "model"],
  ["1 e 2", asked, "p1 choose"],
  ["as duas", asked, "p1 choose"],
  ["5", asked, "ask-again"],
  ["a de 1999", asked, "ask-again"],
  ["lista tudo", asked, "command"],
  ["lista tudo", offered, "command"],
  ["deleta tudo", offered, "model"],
  ["salva isso", offered, "p1 yes"],
  ["pode apagar", erasing, "p1 yes"],
  ["confirma", erasing, "p1 yes"],
  ["cnofirma", erasing, "p1 yes"],
  ["ok, deleta tudo", erasing, "p1 yes"],
  ["salva tudo", erasing, "model"],
  ["slavar", erasing, "model"],
  ["guarda", erasing, "model"],
  ["pode salvar", erasing, "model"],
  ["ok, anota", erasing, "model"],
  ["não guarda", erasing, "p1 no"],
  ["salva todos", erasingOne, "model"],
  ["apaga todos", erasingOne, "p1 choose"],
  ["9", erasingOne, "ask-again"],
  ["19", erasingOne, "ask-again"],
  ["3", erasingOne, "p1 choose"],
  ["o de 1984", erasingOne, "p1 choose"],
  ["pode apagar tudo", offered, "model"],
  ["ok deleta tudo", offered, "model"],
  ["manda apagar", offered, "model"],
  ["pode desfazer", offered, "undo"],
  ["desfaz", offered, "undo"],
  ["menos o mercado", offered, "model"],
  ["sim", forgetting, "p1 yes"],
  ["legal", forgetting, "ask-again"],
  ["não", forgetting, "p1 no"],
  ["pode esquecer", forgetting, "p1 no"],
  ["pode esquecer sim", forgetting, "model"],
  ["esquece sim", forgetting, "model"],
  ["esquece", forgetting, "p1 no"],
  ["não, esquece", forgetting, "p1 no"],
  ["deixa, pode esquecer", forgetting, "p1 no"],
  ["pode esquecer", fact, "p1 yes"],
  ["pode esquecer isso aí, obrigada", fact, "p1 yes"],
  ["sim, esquece", fact, "p1 yes"],
  ["não esquece", fact, "p1 no"],
  ["pode esquecer", offered, "p1 no"],
  ["esquece", offered, "p1 no"],
  ["lista tudo", null, "command"],
  ["deleta tudo", null, "command"],
  ["salva isso", null, "command"],
  ["apaga o último gasto", null, "model"],
  ["apaga tudo que você sabe sobre mim", null, "memory"],
  ["anota: quero morrer", null, "model"],
  ["oi", null, "model"],
  ["obrigada", null, "model"],
  ["desfaz", null, "undo"],
  ["desfaz isso aí por favor", null, "undo"],
];
for (const [text, waiting, decided] of replies) {
  const kind = waiting?.choices ? "a choice" : "an offer";
  const act = waiting?.tool.startsWith("delete_") ? " to delete" : "";
  const tray = waiting === null ? "nothing" : `${kind}${act}`;
  Deno.test(`routeTurn() takes "${text}" while ${tray} waits as ${decided}`, () => {
    assert.equal(decisions(route(text, waiting ? [waiting] : [])), decided);
  });
}

const uber = proposal({
  id: "p2",
  toolCallId: "c2",
  since: "2026-11-20T12:00:01Z",
  args: { amount: 20, category: "transport", description: "uber" },
});
const old = proposal({ id: "p0", toolCallId: "c0", turnsSince: 1, since: "2026-11-20T11:00:00Z" });

for (
  const [text, decided] of [
    ["sim", "p1 yes, p2 yes"],
    ["não", "p1 no, p2 no"],
    ["menos o uber", "p1 yes, p2 no"],
    ["só o primeiro", "p1 yes, p2 no"],
    ["o uber foi 25", "p2 change"],
    ["sim, mas o uber foi 25", "p2 change, p1 yes"],
    ["foi 25", "model"],
    ["quanto gastei esse mês?", "model"],
  ] as const
) {
  Deno.test(`routeTurn() takes "${text}" with two offers of one answer as ${decided}, and leaves an older one`, () => {
    assert.equal(decisions(route(text, [old, offered, uber])), decided);
  });
}

Deno.test("routeTurn() leaves a yes to everything to the model where an older proposal waits too", () => {
  for (const text of ["sim pra tudo", "sim, faz tudo", "pode os 3"]) {
    assert.equal(route(text, [old, offered, uber]).kind, "model", text);
  }
  assert.equal(decisions(route("sim, faz tudo", [offered, uber])), "p1 yes, p2 yes");
});

Deno.test("routeTurn() leaves a bare yes to the model while only an older proposal waits", () => {
  for (const text of ["sim", "não", "1", "na verdade 75,5", "pode"]) {
    assert.equal(route(text, [old]).kind, "model", text);
  }
});

Deno.test("routeTurn() decides each pressed proposal by itself, older ones too", () => {
  const approvals = [{ id: "p0", approved: true }, { id: "p2", approved: false }];
  assert.equal(decisions(press(approvals, [old, offered, uber])), "p0 yes, p2 no");
  assert.equal(press([{ id: "p1", approved: true }], [asked]).kind, "ask-again", "a yes chooses nothing");
  assert.equal(decisions(press([{ id: "p1", approved: false }], [asked])), "p1 no");
  assert.equal(press([{ id: "p9", approved: true }], [offered]).kind, "too-late");
});

Deno.test("routeTurn() decides again what an earlier attempt of the same message had decided", () => {
  const decided = [{ ...offered, status: "confirmed" }];
  assert.equal(decisions(route("sim", [], { decided })), "p1 yes");
  assert.equal(decisions(route("sim", [uber], { decided })), "p1 yes, p2 yes");
  assert.equal(decisions(route("não", [], { decided: [{ ...offered, status: "rejected" }] })), "p1 no");
  assert.equal(route("não, e quanto gastei?", [], { decided }).kind, "model");
  assert.equal(decisions(press([{ id: "p1", approved: true }], [], { decided })), "p1 yes");
});

Deno.test("routeTurn() withdraws an offer at 'desfaz', and otherwise undoes the last write", () => {
  const withdrawn = route("desfaz", [offered], { writes: [write({}, false)] });
  assert.equal(withdrawn.kind === "undo" && withdrawn.withdrawn.length, 1);
  const undone = route("desfaz", [old], { writes: [write({})] });
  assert.equal(undone.kind === "undo" && undone.withdrawn.length, 0);
  const several = { writes: [write({}), write({})] };
  assert.equal(route("desfaz", [], several).kind, "undo");
  assert.equal(route("desfaz o último", [], several).kind, "model");
  assert.equal(route("desfaz o último", [], { writes: [write({})] }).kind, "undo");
});

Deno.test("routeTurn() reads a correction without an offer as one of the last write", () => {
  const writes = [write({})];
  assert.equal(route("na verdade foi 35", [], { writes }).kind, "correct-saved");
  // The proposal was made in another conversation, and only named again in this one.
  const named = { ...proposal({ tool: "create_expense", args: { amount: 41, category: "food" } }), isElsewhere: true };
  assert.equal(route("na verdade foi 35", [named], { writes }).kind, "correct-saved");
  assert.equal(route("na verdade foi 35", [], { writes: [write({}, false)] }).kind, "model");
  assert.equal(decisions(route("na verdade foi 35", [offered], { writes })), "p1 change");
});

Deno.test("routeTurn() reads words after an offered standing yes as words about the record before it", () => {
  const standing = proposal({ id: "p5", tool: "set_standing_yes", args: { kind: "expenses", is_on: true } });
  const writes = [write({})];
  const undone = route("desfaz", [standing], { writes });
  assert.equal(undone.kind === "undo" && undone.withdrawn.length, 0);
  assert.equal(route("na verdade foi 35", [standing], { writes }).kind, "correct-saved");
  assert.equal(decisions(route("sim", [standing], { writes })), "p5 yes");
  const asked = route("desfaz", [standing]);
  assert.equal(asked.kind === "undo" && asked.withdrawn.length, 1, "asked for by word, it is what was proposed");
});

Deno.test("routeTurn() gives the same route ten times over", () => {
  const routes = Array.from({ length: 10 }, () => JSON.stringify(route("não, foi 60", [offered])));
  assert.equal(new Set(routes).size, 1);
});

for (
  const [text, resolution] of [
    ["sim", "use_new"],
    ["não", "keep_existing"],
    ["os dois", "keep_both"],
    [
      "nenhum",
      "neither",
    ],
    ["recife", "use_new"],
    ["depois", "later"],
  ] as const
) {
  Deno.test(`routeTurn() takes "${text}" to a question about memory as ${resolution}`, () => {
    const routed = route(text, [doubted]);
    assert.equal(routed.kind === "resolve" && routed.resolution, resolution);
  });
}

Deno.test("routeTurn() leaves a question about memory unanswered when something else is said, above all in a crisis", () => {
  for (
    const [text, kind] of [
      ["quanto gastei esse mês?", "model"],
      ["mudei pra natal mês passado, gastei 50 no uber", "model"],
      ["desfaz", "undo"],
      ["não, eu quero morrer", "model"],
    ]
  ) {
    const routed = route(text!, [doubted]);
    assert.equal(routed.kind, kind);
  }
});

Deno.test("routeTurn() takes a button below a question about memory as its yes or no", () => {
  for (const [approved, resolution] of [[true, "use_new"], [false, "keep_existing"]] as const) {
    const routed = press([{ id: "p1", approved }], [doubted]);
    assert.equal(routed.kind === "resolve" && routed.resolution, resolution);
  }
});
