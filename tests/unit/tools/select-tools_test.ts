import assert from "node:assert/strict";
import fc from "fast-check";
import {
  bestTools,
  candidateTools,
  CHOSEN_TOOLS,
  MOST_TOOLS,
  selectTools,
} from "../../../shared/tools/select-tools.ts";
import type { WantedTools } from "../../../shared/tools/select-tools.ts";

const BASE = ["base_0", "base_1", "base_2"];
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, place) => `${prefix}_${place}`);
const asTools = (names: readonly string[]) => names.map((name) => ({ name }));

/** Turns of two skills and some packs, of which some tools fit and some were asked for. */
const turns = fc.record({
  first: fc.nat(16),
  second: fc.nat(16),
  packs: fc.nat(40),
  scores: fc.dictionary(
    fc.constantFrom(...named("first", 16), ...named("second", 16), ...named("pack", 40)),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  kept: fc.subarray([...named("first", 3), ...named("pack", 3)]),
}).map(({ first, second, packs, scores, kept }) => {
  const added = named("pack", packs);
  const wanted: WantedTools = {
    own: [BASE, named("first", first), named("second", second)],
    kept: new Set([...BASE, ...kept]),
    withPacks: packs > 0,
    scores: new Map(Object.entries(scores)),
    said: new Map(),
  };
  return { added, wanted };
});
const choose = ({ added, wanted }: { added: string[]; wanted: WantedTools }) => {
  const candidates = candidateTools(added, wanted);
  return { candidates, chosen: selectTools(asTools(candidates), wanted).map(({ name }) => name) };
};

Deno.test("selectTools() keeps base tools and those in use, and never more than it may", () => {
  fc.assert(fc.property(turns, (turn) => {
    const { candidates, chosen } = choose(turn);
    const { kept, withPacks } = turn.wanted;
    for (const name of candidates.filter((name) => kept.has(name))) assert.ok(chosen.includes(name), name);
    assert.ok(chosen.length <= (withPacks || candidates.length > MOST_TOOLS ? CHOSEN_TOOLS : MOST_TOOLS));
  }));
});

Deno.test("selectTools() chooses the same from the same, in the order given", () => {
  fc.assert(fc.property(turns, (turn) => {
    const { candidates, chosen } = choose(turn);
    assert.deepEqual(choose(turn).chosen, chosen);
    assert.deepEqual(candidates.filter((name) => chosen.includes(name)), chosen);
    assert.equal(new Set(chosen).size, chosen.length);
  }));
});

Deno.test("selectTools() leaves a turn as it is while it has few tools and no pack adds any", () => {
  fc.assert(fc.property(turns.filter(({ added }) => added.length === 0), (turn) => {
    const { candidates, chosen } = choose(turn);
    if (candidates.length <= MOST_TOOLS) assert.deepEqual(chosen, candidates);
  }));
});

const two = {
  said: new Map<string, number>(),
  own: [BASE, named("first", 9), named("second", 9)],
  kept: new Set(BASE),
};

Deno.test("selectTools() takes what fits best, and else the first tools of each skill alike", () => {
  const wanted = { ...two, withPacks: false, scores: new Map([["second_8", 0.5]]) };
  const chosen = choose({ added: [], wanted }).chosen.slice(BASE.length);
  assert.ok(chosen.includes("second_8"));
  assert.deepEqual(chosen, [...named("first", 6), ...named("second", 5), "second_8"]);
});

Deno.test("candidateTools() adds what fits of packs, and selectTools() has it take the place of what fits less", () => {
  const scores = new Map([["pack_1", 1], ["pack_2", 0.4], ["pack_3", 0.1], ["first_8", 0.2]]);
  const wanted = { ...two, own: two.own.slice(0, 2), withPacks: true, scores };
  const { candidates, chosen } = choose({ added: named("pack", 9), wanted });
  assert.deepEqual(candidates.slice(-2), ["pack_1", "pack_2"]);
  assert.deepEqual(chosen, candidates, "there is room for all");
  const full = { ...wanted, own: [BASE, named("first", 12)] };
  assert.deepEqual(choose({ added: named("pack", 9), wanted: full }).chosen, [
    ...BASE,
    ...named("first", 10),
    "pack_1",
    "pack_2",
  ]);
});

Deno.test("selectTools() leaves each skill of a message of two topics the four of its tools that fit the message best", () => {
  const scores = new Map(named("first", 9).map((name) => [name, 1]));
  const said = new Map([...scores, ["second_7", 0.2]]);
  const { chosen } = choose({ added: [], wanted: { ...two, withPacks: false, scores, said } });
  assert.deepEqual(chosen.filter((name) => name.startsWith("second")), [...named("second", 3), "second_7"]);
});

Deno.test("bestTools() takes of a skill's tools those that fit best, and of equal ones the first", () => {
  assert.deepEqual(bestTools(named("tool", 9), 3, new Map([["tool_7", 1]])), ["tool_7", "tool_0", "tool_1"]);
});
