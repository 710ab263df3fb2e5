import fc from "fast-check";
import assert from "node:assert/strict";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readOwnPack } from "../../../shared/own-packs/read-own-pack.ts";

const SIMPLE = {
  "tools.yaml":
    "tools:\n  - name: list_fair\n    title: Feira\n    description: Lê.\n    call: GET https://feira.com/x\n",
};

async function refusal(name: string, files: Record<string, string>) {
  try {
    await readOwnPack(name, files);
  } catch (error) {
    assert.ok(error instanceof ApiError, String(error));
    return { status: error.status, code: error.code, message: error.message, details: error.options.details };
  }
  return null;
}

Deno.test("readOwnPack() reads a pack as it is stored", async () => {
  const { name, tools } = await readOwnPack("feira", SIMPLE) as { name: string; tools: { name: string }[] };
  assert.deepEqual([name, tools.map((tool) => tool.name)], ["feira", ["list_fair"]]);
});

Deno.test("readOwnPack() says file, line and what to do", async () => {
  const refused = await refusal("feira", { "tools.yaml": `${SIMPLE["tools.yaml"]}color: red\n` });
  assert.equal(refused?.status, 400);
  assert.match(
    JSON.stringify(refused?.details),
    /"file":"tools.yaml","line":\d+,"message":"color: ninguém lê isto; tire"/,
  );
});

for (
  const [what, files] of [
    ["no files", {}],
    ["a script", { ...SIMPLE, "scripts/a.js": "export default () => 1" }],
    ["a file of another folder", { ...SIMPLE, "../SKILL.md": "x" }],
    ["a file of no pack", { ...SIMPLE, "README": "x" }],
    ["something that is no YAML", { "tools.yaml": "\t{" }],
    ["the name of a tool that turns make", { "tools.yaml": SIMPLE["tools.yaml"].replace("list_fair", "use_skill") }],
    ["an address without TLS", { "tools.yaml": SIMPLE["tools.yaml"].replace("https", "http") }],
  ] as const
) {
  Deno.test(`readOwnPack() refuses ${what}`, async () => {
    const refused = await refusal("feira", files as unknown as Record<string, string>);
    assert.deepEqual([refused?.status, refused?.code], [400, "invalid_request"]);
    assert.ok((refused!.details as unknown[]).length > 0);
  });
}

for (
  const [what, name, tool] of [
    ["of a skill", "finance", "list_fair"],
    ["of a built-in tool", "feira", "create_expense"],
  ] as const
) {
  Deno.test(`readOwnPack() refuses the name ${what}`, async () => {
    const refused = await refusal(name, { "tools.yaml": SIMPLE["tools.yaml"].replace("list_fair", tool) });
    assert.deepEqual([refused?.status, refused?.code], [409, "name_taken"]);
    assert.match(refused!.message, /já usa esse nome/);
  });
}

Deno.test("readOwnPack() reads or refuses whatever is sent, and throws nothing else", async () => {
  const file = fc.constantFrom(
    "SKILL.md",
    "tools.yaml",
    "openapi.yaml",
    "server.json",
    "references/a.md",
    "__proto__",
    "x",
  );
  const text = fc.oneof(fc.string(), fc.json(), fc.constant(SIMPLE["tools.yaml"]));
  await fc.assert(fc.asyncProperty(fc.string(), fc.dictionary(file, text), async (name, files) => {
    const refused = await refusal(name, files);
    assert.ok(refused === null || [400, 409].includes(refused.status));
  }));
});
