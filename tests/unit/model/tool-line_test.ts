import assert from "node:assert/strict";
import { z } from "zod";
import { shownSchema } from "../../../shared/model/shown-schema.ts";
import { toolLine } from "../../../shared/model/tool-line.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";

Deno.test("toolLine() names a tool, what it is for and its arguments, the optional ones marked", () => {
  const inputSchema = z.object({
    amount: z.number(),
    category: z.enum(["food", "other"]),
    date: z.string().describe("AAAA-MM-DD").optional(),
    tags: z.array(z.string()).describe("no máximo 3").optional(),
    of: z.object({ kind: z.enum(["a", "b"]).optional() }),
    anything: z.unknown(),
  });
  assert.equal(
    toolLine({ name: "create_expense", description: "Registra um gasto.", inputSchema }),
    'create_expense: Registra um gasto. {"amount":"number","category":"food|other","date?":"string (AAAA-MM-DD)",' +
      '"tags?":["string","no máximo 3"],"of":{"kind?":"a|b"},"anything":"any"}',
  );
});

Deno.test("toolLine() leaves out no argument, no value and no description of any tool", () => {
  for (const tool of builtInTools) {
    const line = toolLine(tool);
    assert.doesNotMatch(line, /"any/, tool.name);
    const said = JSON.stringify(shownSchema(tool.inputSchema)).matchAll(
      /"(?:description":"([^"]*)"|enum":\[([^\]]*)\])/g,
    );
    for (const [, description, values] of said) {
      const words = description ?? values!.replaceAll('"', "").replaceAll(",", "|");
      assert.ok(line.includes(words), `${tool.name}: ${words}`);
    }
    assert.doesNotMatch(line, /\n/);
  }
});
