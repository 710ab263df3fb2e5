import assert from "node:assert/strict";
import fc from "fast-check";
import {
  bestTools,
  candidateTools,
  MOST_PACK_TOOLS,
  MOST_TOOLS,
  selectTools,
} from "../../../shared/catalog/select-tools.ts";
import type { WantedTools } from "../../../shared/catalog/select-tools.ts";

const BASE = ["base_0", "base_1", "base_2"];
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, place) => `${prefix}_${place}`);
const asTools = (names: readonly string[]) => names.map((name) => ({ name }));

/** Turns of two skills and some packs, of which some tools fit and some were asked for. */
const turns = fc.record({
  first: fc.nat(30),
  second: fc.nat(30),
  packs: fc.nat(40),
  scores: fc.dictionary(
    fc.constantFrom(...named("first", 30), ...named("second", 30), ...named("pack", 40)),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
  pinned: fc.subarray([...named("first", 3), ...named("pack", 3)]),
}).map(({ first, second, packs, scores, pinned }) => {
  const added = named("pack", packs);
  const wanted: WantedTools = {
    own: [BASE, named("first", first), named("second", second)],
    pinned: new Set([...BASE, ...pinned]),
    scores: new Map(Object.entries(scores)),
    textScores: new Map(),
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
    const { pinned, own } = turn.wanted;
    for (const name of candidates.filter((name) => pinned.has(name))) assert.ok(chosen.includes(name), name);
    assert.ok(chosen.length <= MOST_TOOLS);
    assert.ok(candidates.length <= own.flat().length + pinned.size + MOST_PACK_TOOLS);
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

Deno.test("selectTools() leaves a turn as it is while it has room", () => {
  fc.assert(fc.property(turns, (turn) => {
    const { candidates, chosen } = choose(turn);
    if (candidates.length <= MOST_TOOLS) assert.deepEqual(chosen, candidates);
  }));
});

const two = {
  textScores: new Map<string, number>(),
  own: [BASE, named("first", 22), named("second", 22)],
  pinned: new Set(BASE),
};

Deno.test("selectTools() takes what fits best, and else the first tools of each skill alike", () => {
  const wanted = { ...two, scores: new Map([["second_21", 0.5]]) };
  const chosen = choose({ added: [], wanted }).chosen.slice(BASE.length);
  assert.deepEqual(chosen, [...named("first", 19), ...named("second", 19), "second_21"]);
});

Deno.test("candidateTools() adds what fits of packs, and selectTools() has it take the place of what fits less", () => {
  const scores = new Map([["pack_1", 1], ["pack_2", 0.45], ["pack_3", 0.1], ["first_8", 0.2]]);
  const wanted = { ...two, own: two.own.slice(0, 2), scores };
  const { candidates, chosen } = choose({ added: named("pack", 9), wanted });
  assert.deepEqual(candidates.slice(-2), ["pack_1", "pack_2"]);
  assert.deepEqual(chosen, candidates, "there is room for all");
  const full = { ...wanted, own: [BASE, named("first", 41)] };
  assert.deepEqual(choose({ added: named("pack", 9), wanted: full }).chosen, [
    ...BASE,
    ...named("first", 37),
    "pack_1",
    "pack_2",
  ]);
});

Deno.test("candidateTools() adds at most nine tools of packs that nobody routed to", () => {
  const scores = new Map(named("pack", 30).map((name) => [name, 1]));
  const { candidates } = choose({ added: named("pack", 30), wanted: { ...two, scores } });
  assert.equal(candidates.filter((name) => name.startsWith("pack")).length, MOST_PACK_TOOLS);
});

Deno.test("selectTools() leaves each skill of a message of two topics the four of its tools that fit the message best", () => {
  const first = named("first", 40);
  const scores = new Map(first.map((name) => [name, 1]));
  const textScores = new Map([...scores, ["second_7", 0.2]]);
  const { chosen } = choose({
    added: [],
    wanted: { ...two, own: [BASE, first, named("second", 22)], scores, textScores },
  });
  assert.deepEqual(chosen.filter((name) => name.startsWith("second")), [...named("second", 3), "second_7"]);
});

Deno.test("bestTools() takes of a skill's tools those that fit best, and of equal ones the first", () => {
  assert.deepEqual(bestTools(named("tool", 9), 3, new Map([["tool_7", 1]])), ["tool_7", "tool_0", "tool_1"]);
});
