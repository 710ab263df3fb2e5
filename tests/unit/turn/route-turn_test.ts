import assert from "node:assert/strict";
import type { ChatRequest } from "../../../shared/http/parse-chat-request.ts";
import type { OpenedTurn, OpenPendingAction } from "../../../shared/turn/open-turn.ts";
import { routeTurn } from "../../../shared/turn/route-turn.ts";

const toolContext = { today: "2026-11-20", timezone: "America/Sao_Paulo" };

const offered: OpenPendingAction = {
  id: "p1",
  kind: "tool_calls",
  status: "open",
  calls: [{
    toolCallId: "c1",
    tool: "create_expense",
    args: { amount: 50, category: "food", description: "mercado" },
  }],
  choices: undefined,
  replaces: [],
  offer: "Quer que eu registre?",
  skills: ["finance"],
  results: null,
  passedOver: 0,
  expiresAt: "2026-11-21T12:00:00Z",
};
const asked: OpenPendingAction = {
  ...offered,
  calls: [{ toolCallId: "c1", tool: "mark_bill_paid", args: { bill_name: "internet" }, unresolved: true }],
  choices: ["Internet casa", "Internet sítio"].map((label) => ({ label, toolCallId: "c1", args: { bill_id: label } })),
};

const erasing: OpenPendingAction = {
  ...offered,
  calls: [{ toolCallId: "c1", tool: "delete_all_items", args: {} }],
};
const erasingOne: OpenPendingAction = {
  ...erasing,
  choices: ["Duna", "Duna (2021)", "Duna (1984)"].map((label) => ({
    label,
    toolCallId: "c1",
    args: { item_id: label },
  })),
};

const doubted: OpenPendingAction = {
  ...offered,
  kind: "resolve_knowledge",
  calls: [{ toolCallId: "c1", tool: "resolve_knowledge", args: { item_id: "i1", resolution: "use_new" } }],
  choices: [["Mora em Salvador", "keep_existing"], ["Mora em Recife", "use_new"], ["Valem os dois", "keep_both"]]
    .map(([label = "", resolution]) => ({ label, toolCallId: "c1", args: { item_id: "i1", resolution } })),
};

function route(text: string, pending: OpenPendingAction | null, more: Partial<OpenedTurn["context"]> = {}) {
  const request: ChatRequest = { kind: "message", conversationId: "x", messageId: "m", text };
  return routeTurn(request, context(pending, more), toolContext);
}

function context(pending: OpenPendingAction | null, more: Partial<OpenedTurn["context"]> = {}): OpenedTurn["context"] {
  return {
    conversation: { id: "x", type: "general", summarizedTo: 0 },
    profile: { displayName: null, timezone: toolContext.timezone, pronouns: null },
    packs: { revision: 0, own: 0 },
    off: [],
    prompts: {},
    today: toolContext.today,
    now: "2026-11-20T10:00",
    userMemory: null,
    question: null,
    insight: null,
    reminders: { open: false, due: [] },
    pendingAction: pending,
    decidedAction: null,
    executions: [],
    window: [],
    earlier: { summary: null, entries: [] },
    compactBefore: null,
    recentUserMessages: [],
    ...more,
  };
}

const replies: [string, OpenPendingAction | null, string][] = [
  ["sim", offered, "confirm"],
  ["manda ver", offered, "confirm"],
  ["👍", offered, "confirm"],
  ["deixa pra lá", offered, "reject"],
  ["não precisa", offered, "reject"],
  ["na verdade 75,5", offered, "correct"],
  ["não, foi 60", offered, "correct"],
  ["sim, mas ontem", offered, "correct"],
  ["quanto gastei esse mês?", offered, "model"],
  ["gastei 30 no uber", offered, "model"],
  ["sim! e obrigada pela ajuda", offered, "model"],
  ["só que foram dois gastos: 30 e 20", offered, "model"],
  ["foi no cartão da Júlia", offered, "model"],
  ["pode mandar bala", offered, "confirm"],
  ["1", asked, "select"],
  ["a segunda", asked, "select"],
  ["a do sítio", asked, "select"],
  ["sim", asked, "ask-again"],
  ["nenhuma, deixa pra lá", asked, "reject"],
  ["sim", null, "nothing-open"],
  ["ok", null, "model"],
  ["não", null, "model"],
  ["1 e 2", asked, "select"],
  ["as duas", asked, "select"],
  ["5", asked, "ask-again"],
  ["a de 1999", asked, "ask-again"],
  ["lista tudo", asked, "command"],
  ["lista tudo", offered, "command"],
  ["deleta tudo", offered, "model"],
  ["salva isso", offered, "confirm"],
  ["pode apagar", erasing, "confirm"],
  ["confirma", erasing, "confirm"],
  ["cnofirma", erasing, "confirm"],
  ["ok, deleta tudo", erasing, "confirm"],
  ["salva tudo", erasing, "model"],
  ["slavar", erasing, "model"],
  ["guarda", erasing, "model"],
  ["pode salvar", erasing, "model"],
  ["ok, anota", erasing, "model"],
  ["não guarda", erasing, "reject"],
  ["salva todos", erasingOne, "model"],
  ["apaga todos", erasingOne, "select"],
  ["9", erasingOne, "ask-again"],
  ["19", erasingOne, "ask-again"],
  ["3", erasingOne, "select"],
  ["o de 1984", erasingOne, "select"],
  ["pode apagar tudo", offered, "model"],
  ["ok deleta tudo", offered, "model"],
  ["manda apagar", offered, "model"],
  ["pode desfazer", offered, "reject"],
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
for (const [text, pending, kind] of replies) {
  const act = pending?.calls.some(({ tool }) => tool.startsWith("delete_")) ? " to delete" : "";
  const open = pending === null ? "nothing pending" : `${pending.choices ? "a question" : "an offer"}${act} pending`;
  Deno.test(`routeTurn() takes "${text}" with ${open} as ${kind}`, () => {
    assert.equal(route(text, pending).kind, kind);
  });
}

Deno.test("routeTurn() says what a new message leaves open", () => {
  const routed = route("quanto gastei esse mês?", offered);
  assert.equal(routed.kind === "model" && routed.pending?.id, "p1");
});

Deno.test("routeTurn() answers an approval by its decision, and asks again where a choice is open", () => {
  const approval = (approved: boolean): ChatRequest => ({
    kind: "approval",
    conversationId: "x",
    pendingActionId: "p1",
    approved,
  });
  assert.equal(routeTurn(approval(true), context(offered), toolContext).kind, "confirm");
  assert.equal(routeTurn(approval(false), context(offered), toolContext).kind, "reject");
  assert.equal(routeTurn(approval(true), context(asked), toolContext).kind, "ask-again");
});

Deno.test("routeTurn() answers from the stored results when an earlier attempt had confirmed", () => {
  const decidedAction = { ...offered, status: "confirmed", results: [{ ...offered.calls[0]!, result: {} }] };
  assert.deepEqual(route("sim", null, { decidedAction }), { kind: "confirmed-before", pending: decidedAction });
  const text = "sim! e obrigada pela ajuda";
  assert.deepEqual(route(text, null, { decidedAction }), {
    kind: "confirmed-before",
    pending: decidedAction,
    more: text,
  });
});

Deno.test("routeTurn() takes the no again when an earlier attempt had taken it and could not be stored", () => {
  const decidedAction = { ...offered, status: "rejected" };
  const button = (approved: boolean): ChatRequest => ({
    kind: "approval",
    conversationId: "x",
    pendingActionId: "p1",
    approved,
  });
  assert.equal(route("não", null, { decidedAction }).kind, "reject");
  assert.equal(route("não, e quanto gastei?", null, { decidedAction }).kind, "model");
  assert.equal(routeTurn(button(false), context(null, { decidedAction }), toolContext).kind, "reject");
  const dropped = { ...offered, status: "dropped" };
  assert.equal(routeTurn(button(true), context(null, { decidedAction: dropped }), toolContext).kind, "too-late");
});

Deno.test("routeTurn() asks again when a yes follows a correction that was never answered", () => {
  const said = (text: string) => ({ role: "user" as const, parts: [{ type: "text", text }] });
  const offer = { role: "assistant" as const, parts: [{ type: "text", text: "Quer?" }] };
  const after = (...words: string[]) => ({ window: [said("pesei 82"), offer, ...words.map(said)] });
  assert.equal(route("sim", offered, after("na verdade 75,5", "sim")).kind, "ask-again");
  assert.equal(route("sim", offered, after("sim", "sim")).kind, "confirm");
  assert.equal(route("sim", offered, after("sim")).kind, "confirm");
});

Deno.test("routeTurn() gives the same route ten times over", () => {
  const routes = Array.from({ length: 10 }, () => JSON.stringify(route("não, foi 60", offered)));
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
    const routed = route(text, doubted);
    assert.equal(routed.kind === "resolve" && routed.resolution, resolution);
  });
}

Deno.test("routeTurn() leaves a question about memory for whatever else is said, a crisis first of all", () => {
  for (
    const [text, kind] of [
      ["quanto gastei esse mês?", "model"],
      ["mudei pra natal mês passado, gastei 50 no uber", "model"],
      ["desfaz", "undo"],
      ["não, eu quero morrer", "model"],
    ]
  ) {
    const routed = route(text!, doubted);
    assert.equal(routed.kind, kind);
    assert.equal("pending" in routed && routed.pending?.id, "p1");
  }
});

Deno.test("routeTurn() takes a button below a question about memory as its yes or no", () => {
  for (const [approved, resolution] of [[true, "use_new"], [false, "keep_existing"]] as const) {
    const request: ChatRequest = { kind: "approval", conversationId: "x", pendingActionId: "p1", approved };
    const routed = routeTurn(request, context(doubted), toolContext);
    assert.equal(routed.kind === "resolve" && routed.resolution, resolution);
  }
});
