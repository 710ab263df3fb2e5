import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

interface Overview {
  items: { content: string; area: string }[];
  areas: { area: string; count: number }[];
}

Deno.test("search_knowledge() without a query tells how much there is, and the three strongest of each area", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Marina");
  const add = (content: string, area: string, more: JsonObject = {}) =>
    call(client, "add_knowledge", { type: "fact", content, area, tool_call_id: crypto.randomUUID(), ...more });
  const ask = (more: JsonObject = {}) =>
    call<Overview & JsonObject>(client, "search_knowledge", { query: "", limit: 10, ...more });

  await add("Tem alergia a dipirona", "health", { slot: "allergy", key: "dipirona", confidence: 0.8 });
  for (let n = 1; n <= 9; n++) {
    for (const area of ["health", "leisure", "career", "finance"]) await add(`${n}: algo de ${area}`, area);
  }
  await add("Reza à noite", "spirituality");

  await t.step("of every area, counted, with what harms first", async () => {
    const { items, areas } = await ask();
    const counts = Object.fromEntries(areas.map(({ area, count }) => [area, count]));
    assert.deepEqual(counts, { health: 10, leisure: 9, career: 9, finance: 9, spirituality: 1 });
    for (const { area, count } of areas) {
      assert.equal(items.filter((item) => item.area === area).length, Math.min(count, 3), area);
    }
    assert.equal(items.find(({ area }) => area === "health")?.content, "Tem alergia a dipirona");
  });

  await t.step("of one area as many as are asked for", async () => {
    const { items, areas } = await ask({ area: "health", limit: 10 });
    assert.equal(items.length, 10);
    assert.equal(items[0]?.content, "Tem alergia a dipirona");
    assert.deepEqual(areas, [{ area: "health", count: 10 }]);
    assert.equal((await ask({ area: "health", limit: 4 })).items.length, 4);
  });

  await t.step("and a query is no overview", async () => {
    assert.ok(!("areas" in await ask({ query: "dipirona" })));
  });

  await stack.close();
});
