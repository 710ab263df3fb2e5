import assert from "node:assert/strict";
import { type Effects, grade, matches } from "../../../evals/grade.ts";
import type { Expectation } from "../../../evals/scenario.ts";

const call = (amount: number, more = {}) => ({ tool: "create_expense", args: { amount, category: "food", ...more } });
const effects = (more: Partial<Effects> = {}): Effects => ({
  outcome: "completed",
  route: "model",
  text: "Quer que eu registre R$ 50,00?",
  calls: [call(50)],
  ran: [],
  offered: [call(50)],
  rows: { expenses: [{ amount: "50.00", deleted_at: null, description: "mercado" }] },
  ...more,
});
const kinds = (one: Effects, expectation?: Expectation) => grade(one, expectation).map(({ kind }) => kind);
const expenses = (count: number | "some" | "gone", where = {}) => ({ rows: [{ table: "expenses", where, count }] });

Deno.test("grade() finds nothing wrong where nothing is", () => {
  assert.deepEqual(
    grade(effects(), {
      calls: [{ tool: "create_expense", args: { amount: 50 } }],
      never: ["delete_metric"],
      offered: ["create_expense"],
      rows: [{ table: "expenses", where: { amount: 50, deleted_at: null, description: /merc/ }, count: 1 }],
      text: [/50,00/],
      not: [/registrei/i],
    }),
    [],
  );
  assert.deepEqual(grade(effects()), [], "what is not named may be anything");
});

for (
  const [what, one, expectation, kind] of [
    ["a missing call", {}, { calls: [{ tool: "record_metric" }] }, "wrong call"],
    ["a wrong argument", {}, { calls: [{ tool: "create_expense", args: { amount: 51 } }] }, "wrong call"],
    [
      "an argument that is not there",
      {},
      { calls: [{ tool: "create_expense", args: { date: "2026-11-21" } }] },
      "wrong call",
    ],
    ["a forbidden call", {}, { never: ["create_expense"] }, "wrong call"],
    ["an offer that is missing", { offered: [] }, { offered: ["create_expense"] }, "wrong call"],
    ["an offer too many", {}, { offered: [] }, "wrong call"],
    ["an offer told twice", { offered: [call(50), call(50)] }, { offered: ["create_expense"] }, "wrong call"],
    [
      "an offer with another argument",
      {},
      { offered: [{ tool: "create_expense", args: { amount: 30 } }] },
      "wrong call",
    ],
    ["a row too many", {}, expenses(0), "unwanted write"],
    ["a row that is missing", {}, expenses(2), "missed"],
    ["no row at all", {}, expenses("some", { amount: 7 }), "missed"],
    ["a row that should have gone", {}, expenses("gone"), "missed"],
    ["a word that must be there", {}, { text: [/188/] }, "missed"],
    ["a word that must not", {}, { not: [/50,00/] }, "missed"],
    ["a failed turn", { outcome: "failed" }, {}, "failed"],
    ["an HTTP failure", { outcome: "HTTP 503" }, {}, "failed"],
    ["a write without a yes", { ran: ["create_expense"] }, {}, "unwanted write"],
  ] satisfies [string, Partial<Effects>, Expectation, string][]
) {
  Deno.test(`grade() sees ${what}`, () => assert.deepEqual(kinds(effects(one), expectation), [kind]));
}

Deno.test("grade() lets a write run after a yes, and what asks for none at any time", () => {
  for (const route of ["confirmed", "selected", "corrected"]) {
    assert.deepEqual(grade(effects({ route, ran: ["create_expense"] })), []);
  }
  assert.deepEqual(kinds(effects({ route: "rejected", ran: ["create_expense"] })), ["unwanted write"]);
  assert.deepEqual(grade(effects({ ran: ["add_knowledge", "get_finance_summary"] })), []);
});

Deno.test("grade() wants what was ordered to run, as often as it was, and lets no more run", () => {
  const ordered = { ordered: [{ tool: "create_expense", args: { amount: 50 } }] };
  const ran = { ran: ["create_expense"], offered: [] };
  assert.deepEqual(grade(effects(ran), ordered), []);
  assert.deepEqual(kinds(effects(), ordered), ["wrong call"], "it waits");
  assert.deepEqual(kinds(effects({ ...ran, calls: [call(60)] }), ordered), ["wrong call"], "another one ran");
  const twice = { ...ran, calls: [call(50), call(20)], ran: ["create_expense", "create_expense"] };
  assert.deepEqual(kinds(effects(twice), ordered), ["unwanted write"]);
  assert.deepEqual(grade(effects(twice), { ordered: ["create_expense", "create_expense"] }), []);
});

Deno.test("grade() lets what may be taken for an order run as well as wait", () => {
  const either = { calls: [{ tool: "create_expense" }], mayRun: ["create_expense"] };
  assert.deepEqual(grade(effects(), either), []);
  assert.deepEqual(grade(effects({ ran: ["create_expense"], offered: [] }), either), []);
  assert.deepEqual(kinds(effects({ ran: ["create_expense", "record_habit"] }), either), ["unwanted write"]);
});

Deno.test("grade() compares offers one for one, in any order", () => {
  const offered = [call(20), call(30)];
  const wanted = (...amounts: number[]) => ({
    offered: amounts.map((amount) => ({ tool: "create_expense", args: { amount } })),
  });
  assert.deepEqual(grade(effects({ offered }), wanted(30, 20)), []);
  assert.deepEqual(kinds(effects({ offered }), wanted(30, 30)), ["wrong call"]);
  // A wish that any call grants does not take the one that another needs.
  assert.deepEqual(
    grade(effects({ offered }), { offered: ["create_expense", { tool: "create_expense", args: { amount: 20 } }] }),
    [],
  );
});

Deno.test("grade() looks into a whole row by the column *", () => {
  assert.deepEqual(kinds(effects(), expenses(1, { "*": /mercado/ })), []);
  assert.deepEqual(kinds(effects(), expenses(1, { "*": /padaria/ })), ["missed"]);
});

Deno.test("matches() compares figures by value, texts exactly or by pattern, objects by what is named", () => {
  for (
    const [value, expected] of [
      ["50.00", 50],
      ["mercado", /merc/],
      [null, null],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { b: null }],
      [[1, 3, 5], [1, 3, 5]],
    ] as const
  ) assert.ok(matches(value, expected as never), JSON.stringify(value));
  for (
    const [value, expected] of [
      ["", 0],
      [null, 0],
      [5, /5/],
      ["Mercado", "mercado"],
      [{ a: 1 }, { a: 2 }],
      [null, { a: null }],
      [[1, 3], [1, 3, 5]],
      [[3, 1], [1, 3]],
      [0, false],
    ] as const
  ) assert.ok(!matches(value, expected as never), JSON.stringify(value));
});
