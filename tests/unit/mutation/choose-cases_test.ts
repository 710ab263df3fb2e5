import assert from "node:assert/strict";
import { chooseCases } from "../../mutation/choose-cases.ts";
import type { Mutant } from "../../mutation/mutants.ts";
import { type Case, refusedIn } from "../../mutation/survey.ts";

function ran(file: string, ms: number, refused: string[] = [], violated: string[] = []): Case {
  return { file, test: 0, name: file, ms, refused, violated };
}

const guard: Mutant = {
  kind: "guard dropped",
  name: "private.pay(bill uuid): raise bill_paid, line 4",
  table: null,
  statement: "",
  place: "private.pay 4",
};

const files = (cases: Case[]) => cases.map(({ file }) => file);

Deno.test("chooseCases() shows a guard to the tests in which it has refused, the quickest first", () => {
  const cases = [
    ran("slow", 900, ["private.pay 4"]),
    ran("other", 10, ["private.pay 9"]),
    ran("quick", 50, ["private.pay 4"]),
  ];
  assert.deepEqual(files(chooseCases(guard, cases, new Map(), new Map())), ["quick", "slow"]);
});

Deno.test("chooseCases() has no test for a guard that only refuses and never did", () => {
  const texts = new Map([["a", "pay"]]);
  assert.deepEqual(chooseCases(guard, [ran("a", 10)], texts, new Map()), []);
});

Deno.test("chooseCases() shows a guard that does more to files that name its function, or else its nearest caller", () => {
  const counting = { ...guard, name: "private.pay(bill uuid): count_use, line 4" };
  const cases = [ran("a", 10), ran("b", 20)];
  const texts = new Map([["a", "call(client, 'mark_bill_paid')"], ["b", "call(client, 'settle_all')"]]);
  const callers = new Map([["pay", ["mark_bill_paid"]], ["mark_bill_paid", ["settle_all"]]]);
  assert.deepEqual(files(chooseCases(counting, cases, texts, callers)), ["a"]);
});

Deno.test("chooseCases() shows a check to the tests that violated it, or else to those that name its table", () => {
  const check: Mutant = { kind: "check dropped", name: "bills.bills_amount_check", table: "bills", statement: "" };
  const cases = [ran("a", 10), ran("b", 20, [], ["bills_amount_check"])];
  assert.deepEqual(files(chooseCases(check, cases, new Map(), new Map())), ["b"]);
  assert.deepEqual(files(chooseCases(check, [ran("a", 10)], new Map([["a", 'from("bills")']]), new Map())), ["a"]);
});

Deno.test("chooseCases() shows a trigger first to the file that has most of the words of its name", () => {
  const trigger: Mutant = { kind: "trigger dropped", name: "bills.bills_enter_safety", table: "bills", statement: "" };
  const texts = new Map([["a", 'from("bills")'], ["b", 'from("bills") and safety']]);
  assert.deepEqual(files(chooseCases(trigger, [ran("a", 10), ran("b", 20)], texts, new Map())), ["b", "a"]);
});

Deno.test("refusedIn() reads the functions and lines of the server's log", () => {
  const log =
    "2026-11-27 LOG:  refused by PL/pgSQL function private.raise(integer,text,text,jsonb) line 5 at GET DIAGNOSTICS" +
    " <- SQL statement \"SELECT private.raise(404, 'x')\" <- PL/pgSQL function private.pay(uuid) line 4 at PERFORM\n" +
    "2026-11-27 LOG:  PL/pgSQL function private.other() line 9 at PERFORM\n";
  assert.deepEqual(refusedIn(log), ["private.pay 4", "private.raise 5"]);
});
