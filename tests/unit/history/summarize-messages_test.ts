import assert from "node:assert/strict";
import type { RecordedMessage } from "../../../shared/history/fit-window.ts";
import { summarizeMessages } from "../../../shared/history/summarize-messages.ts";

const gistsOf = (...rows: Omit<RecordedMessage, "seq">[]) =>
  summarizeMessages(rows.map((row, at) => ({ ...row, seq: at + 1 }))).map(({ seq, role, gist }) =>
    `${seq} ${role}: ${gist}`
  );
const answered = (toolName: string, output: object): Omit<RecordedMessage, "seq"> => ({
  role: "tool",
  parts: [{ type: "tool-result", toolCallId: "a", toolName, output }],
});
const gave = (toolName: string, value: object) => answered(toolName, { type: "json", value });

Deno.test("summarizeMessages() tells who said what, each in a line", () => {
  const long = "uma frase comprida ".repeat(30);
  const [asked, call, said] = [
    { role: "user" as const, parts: [{ type: "text", text: "gastei 50\nno mercado" }] },
    { role: "assistant" as const, parts: [{ type: "tool-call", toolCallId: "a", toolName: "x", input: {} }] },
    { role: "assistant" as const, parts: [{ type: "text", text: long }] },
  ];
  const gists = gistsOf(asked, call, said);
  assert.equal(gists[0], "1 user: gastei 50 no mercado");
  assert.equal(gists.length, 2, "a call alone says nothing");
  assert.ok(gists[1]!.length <= 180 && gists[1]!.endsWith("…"));
  const [debt = ""] = gistsOf({
    role: "user",
    parts: [{ type: "text", text: `${"x ".repeat(74)} devo R$ 5.400,00 ao Dr. Lima` }],
  });
  assert.match(debt, /devo R\$…$/, "no half of a number");
});

Deno.test("summarizeMessages() tells what came of a write in the tool's own words, with its date", () => {
  const expense = { amount: 50, category: "food", description: "mercado", date: "2026-11-20" };
  const month = { month: "2026-11-01", spent: 50, category_spent: 50 };
  assert.deepEqual(gistsOf(gave("create_expense", { expense, month })), [
    "1 tool: create_expense: ok, R$ 50,00 em alimentação (mercado), de 20/11/2026",
  ]);
});

Deno.test("summarizeMessages() counts what a read found", () => {
  assert.deepEqual(gistsOf(gave("get_habits", { habits: [{}, {}, {}] }), gave("search_knowledge", { items: [{}] })), [
    "1 tool: get_habits: ok, 3 itens",
    "2 tool: search_knowledge: ok, 1 item",
  ]);
  // Parts of a query are no items.
  assert.deepEqual(gistsOf(gave("search_knowledge", { items: [], found_by_part: ["Yumi", "bebê/gravidez"] })), [
    "1 tool: search_knowledge: ok, 0 itens",
  ]);
});

Deno.test("summarizeMessages() tells calls that were not run and results it cannot read, and no refusal", () => {
  assert.deepEqual(
    gistsOf(
      answered("add_knowledge", { type: "error-text", value: "Não guardei: quote precisa ser um trecho exato." }),
      answered("create_expense", { type: "execution-denied", reason: "Não foi executado." }),
      gave("create_expense", { old: true }),
      gave("gone_tool", {}),
      { role: "tool", parts: [{ type: "tool-result" }, { type: "odd" }] },
    ),
    ["2 tool: create_expense: não executado", "3 tool: create_expense: ok", "4 tool: gone_tool: ok"],
  );
});
