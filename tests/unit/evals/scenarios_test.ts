import assert from "node:assert/strict";
import { forgetEverything } from "../../../shared/tools/memory/forget-everything.ts";
import { CAPABILITIES, type Expectation } from "../../../evals/scenario.ts";
import { allScenarios } from "../../../evals/scenarios/all.ts";
import { builtInTools, findBuiltInTool } from "../../../shared/tools/registry.ts";

const expectations = allScenarios.map(({ steps }) =>
  steps.flatMap(({ expect }): Expectation[] => expect ? [expect] : [])
);
const wanted = ({ calls = [], offered = [], ordered = [] }: Expectation) =>
  [...calls, ...offered, ...ordered].map((call) => typeof call === "string" ? call : call.tool);

Deno.test("scenarios have names of their own, and each capability has some", () => {
  const names = allScenarios.map(({ name }) => name);
  assert.deepEqual(names.filter((name, at) => names.indexOf(name) < at), []);
  assert.deepEqual(
    CAPABILITIES.filter((one) => !allScenarios.some(({ capability }) => capability === one)),
    [],
  );
  assert.ok(names.length >= 120);
});

Deno.test("every tool is wanted by two scenarios or more", () => {
  const asked = expectations.map((steps) => new Set(steps.flatMap(wanted)));
  const rare = [...builtInTools, forgetEverything].filter(({ name }) =>
    asked.filter((tools) => tools.has(name)).length < 2
  );
  assert.deepEqual(
    rare.map(({ name }) => name),
    [],
    "write two scenarios for a new tool into its capability's file in evals/scenarios/ (CONTRIBUTING.md, Add a scenario)",
  );
});

Deno.test("scenarios speak of tools that exist, and want only writes to wait for a yes", () => {
  const settling = ["use_skill", "answer_offer", "replace_saved"];
  const all = expectations.flat();
  const named = all.flatMap((one) => [...wanted(one), ...(one.never ?? []), ...(one.mayRun ?? [])]);
  assert.deepEqual(named.filter((name) => !findBuiltInTool(name) && !settling.includes(name)), []);
  const asking = all.flatMap((
    one,
  ) => [...wanted({ offered: one.offered, ordered: one.ordered }), ...(one.mayRun ?? [])]);
  assert.deepEqual(asking.filter((name) => findBuiltInTool(name)?.confirmation !== "required"), []);
});

Deno.test("every scenario checks something, and something is said in it", () => {
  assert.deepEqual(
    allScenarios.filter(({ steps }) => !steps.some((step) => step.expect) || !steps.some((step) => "say" in step)),
    [],
  );
});
