import assert from "node:assert/strict";
import fc from "fast-check";
import { z } from "zod";
import { mendArguments } from "../../../shared/tools/mend-arguments.ts";
import { readCall } from "../../../shared/tools/read-call.ts";
import { builtInTools, findBuiltInTool } from "../../../shared/tools/registry.ts";

const call = (toolName: string, input: unknown) => ({ toolCallId: "1", toolName, input, isValid: false });
const read = (toolName: string, input: unknown) => readCall(call(toolName, input), builtInTools);
const expense = { amount: 50, category: "food", description: "mercado" };

Deno.test("readCall() mends what can mean one thing only", async (t) => {
  const slips: [string, string, unknown, Record<string, unknown>][] = [
    ["a list longer than there is", "search_knowledge", { query: "café", limit: 500 }, { limit: 10 }],
    ["null for an absent argument", "create_expense", { ...expense, date: null }, { amount: 50 }],
    ["a day as Brazilians write it", "create_expense", { ...expense, date: "21/11/2026" }, { date: "2026-11-21" }],
    ["a timestamp", "create_expense", { ...expense, date: "2026-11-21T00:00:00Z" }, { date: "2026-11-21" }],
    ["an amount in quotes", "create_expense", { ...expense, amount: "50" }, { amount: 50 }],
    ["cents behind a comma", "create_expense", { ...expense, amount: "12,90" }, { amount: 12.9 }],
    ["a category in capitals", "create_expense", { ...expense, category: "Food" }, { category: "food" }],
    ["an empty argument that may be absent", "create_expense", { ...expense, date: "" }, { amount: 50 }],
  ];
  for (const [what, tool, input, expected] of slips) {
    await t.step(what, () => {
      const mended = read(tool, input);
      assert.ok("call" in mended, JSON.stringify(mended));
      for (const [name, value] of Object.entries(expected)) assert.equal(mended.call.args[name], value);
      assert.ok(!("date" in mended.call.args) || "date" in expected);
    });
  }
});

Deno.test("readCall() explains what it cannot mend", async (t) => {
  const slips: [string, string, unknown, RegExp][] = [
    ["a category that does not exist", "create_expense", { ...expense, category: "pets" }, /category: .*"?food"?/],
    ["an empty description", "create_expense", { ...expense, description: "" }, /description: Falta este campo/],
    ["an area that does not exist", "add_knowledge", {
      type: "fact",
      area: "family",
      content: "Tem uma irmã",
      quote: "tenho uma irmã",
    }, /area: .*relationships/],
    ["an amount out of range, which is nobody's to change", "create_expense", { ...expense, amount: -3 }, /amount: /],
    ["a month that does not exist", "get_pending_bills", { month: 13 }, /month: use um número inteiro de 1 a 12/],
    ["an amount that reads in two ways", "create_expense", { ...expense, amount: "1.500" }, /amount: /],
    ["a day that does not exist", "create_expense", { ...expense, date: "31/02/2026" }, /date: use AAAA-MM-DD/],
    ["arguments that are no object", "create_expense", "{amount:", /objeto JSON/],
    ["a tool that is not there", "launch_rocket", {}, /não existe aqui\. Existem: .*create_expense/],
  ];
  for (const [what, tool, input, expected] of slips) {
    await t.step(what, () => {
      const refused = read(tool, input);
      assert.ok("reason" in refused, JSON.stringify(refused));
      assert.match(refused.reason, expected);
    });
  }
});

Deno.test("mendArguments() reaches into lists and objects", () => {
  const schema = z.object({ days: z.array(z.int()), of: z.object({ on: z.boolean() }) });
  assert.deepEqual(mendArguments(schema, { days: "3", of: { on: "true" } }), {
    args: { days: [3], of: { on: true } },
  });
});

Deno.test("mendArguments() gives arguments that the schema takes, or a reason, whatever a model wrote", () => {
  const tool = fc.constantFrom(...builtInTools.map(({ name }) => findBuiltInTool(name)!));
  const slip = fc.oneof(
    fc.constantFrom(null, "", "50", "-1", "21/11/2026", "2026-11-21T03:00:00Z", "true", "Food", [], {}, [null], 1e12),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(tool, fc.infiniteStream(slip), ({ inputSchema }, slips) => {
      const names = Object.keys((inputSchema as unknown as z.ZodObject).shape);
      const input = Object.fromEntries(names.map((name) => [name, slips.next().value]));
      const before = structuredClone(input);
      const mended = mendArguments(inputSchema, input);
      assert.deepEqual(input, before, "what the model wrote is left as it is");
      if ("args" in mended) assert.ok(inputSchema.safeParse(mended.args).success);
      else assert.notEqual(mended.reason, "");
    }),
    { numRuns: 1000 },
  );
});
