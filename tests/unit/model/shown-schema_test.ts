import assert from "node:assert/strict";
import { z } from "zod";
import { shownSchema } from "../../../shared/model/shown-schema.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";

Deno.test("shownSchema() keeps what a model goes by", () => {
  const schema = z.object({
    day: z.string().regex(/^\d+$/).describe("AAAA-MM-DD"),
    kind: z.enum(["a", "b"]).optional(),
    ids: z.array(z.guid()).max(3).optional(),
    count: z.int().optional(),
    days: z.int().default(30),
    hidden: z.string().optional().meta({ shown: false }),
    areas: z.array(z.enum(["a", "b"]).meta({ valuesIn: "other_tool" })),
  });
  assert.deepEqual(shownSchema(schema), {
    type: "object",
    properties: {
      day: { type: "string", description: "AAAA-MM-DD" },
      kind: { type: "string", enum: ["a", "b"] },
      ids: { type: "array", items: { type: "string", format: "uuid" } },
      count: { type: "integer" },
      days: { type: "integer" },
      areas: { type: "array", items: { type: "string" } },
    },
    required: ["day", "areas"],
  });
});

Deno.test("shownSchema() shows no tool's patterns and bounds", () => {
  for (const { inputSchema } of builtInTools) {
    assert.doesNotMatch(JSON.stringify(shownSchema(inputSchema)), /schema"|pattern"|imum|additional/i);
  }
});
