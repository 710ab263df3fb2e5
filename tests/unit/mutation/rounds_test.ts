import assert from "node:assert/strict";
import type { Kind, Mutant } from "../../mutation/mutants.ts";
import { names, roundsOf, sampleOf } from "../../mutation/rounds.ts";

function mutant(kind: Kind, name: string, table: string | null = null): Mutant {
  return { kind, name, table, statement: `-- ${name}` };
}

Deno.test("roundsOf() tries of each function and table one mutant at a time, and policies alone", () => {
  const rounds = roundsOf([
    mutant("function granted", "private.a(x text) to anon"),
    mutant("function granted", "private.a(x text) to authenticated"),
    mutant("function granted", "private.a(x int) to anon"),
    mutant("table granted", "bills: select to anon", "bills"),
    mutant("table granted", "bills: insert to anon", "bills"),
    mutant("table granted", "debts: insert to anon", "debts"),
    mutant("policy dropped", "bills.bills_select", "bills"),
    mutant("policy dropped", "debts.debts_select", "debts"),
  ]);
  assert.deepEqual(rounds.map((round) => round.map(({ name }) => name)), [
    ["private.a(x text) to anon", "private.a(x int) to anon"],
    ["private.a(x text) to authenticated"],
    ["bills: select to anon", "debts: insert to anon"],
    ["bills: insert to anon"],
    ["bills.bills_select"],
    ["debts.debts_select"],
  ]);
});

Deno.test("names() takes a finding only for the object that it begins with", () => {
  const cases: [finding: string, of: Mutant, named: boolean][] = [
    ["private.a(x text) is not for anon", mutant("function granted", "private.a(x text) to anon"), true],
    ["private.a(x text, y int) is not for anon", mutant("function granted", "private.a(x text) to anon"), false],
    ["private.ab(x text) is not for anon", mutant("function granted", "private.a(x text) to anon"), false],
    [
      "private.a(v halfvec) is not for anon",
      mutant("function granted", "private.a(v extensions.halfvec) to anon"),
      true,
    ],
    ["no function outside schema private runs as its definer", mutant("function as definer", "public.a()"), false],
    ["bills: another user sees nothing", mutant("policy opened", "bills.bills_select", "bills"), true],
    ["bills_select: both sides ask for it", mutant("policy opened", "bills.bills_select", "bills"), true],
    ["card_bills: another user sees nothing", mutant("policy opened", "bills.bills_select", "bills"), false],
    [
      "private.settings: row-level security is on",
      mutant("row-level security off", "private.settings", "settings"),
      true,
    ],
    ["tool_definitions: another user sees nothing", mutant("policy opened", "tool_packs.read", "tool_packs"), false],
    ["bills.name takes text", mutant("check dropped", "bills.bills_name_check", "bills"), true],
    ["card_bills.name takes text", mutant("check dropped", "bills.bills_name_check", "bills"), false],
    ["bills", mutant("trigger dropped", "bills.bills_count_inserted", "bills"), true],
    ["card_bills", mutant("trigger dropped", "bills.bills_count_inserted", "bills"), false],
  ];
  for (const [finding, of, named] of cases) assert.equal(names(finding, of), named, finding);
});

Deno.test("sampleOf() takes about as many as asked for, and the same each time", () => {
  const items = Array.from({ length: 2000 }, (_, at) => `private.f${at}()`);
  const sample = sampleOf(items, 20, (item) => item);
  assert.ok(sample.length > 60 && sample.length < 140, `${sample.length}`);
  assert.deepEqual(sampleOf(items, 20, (item) => item), sample);
});
