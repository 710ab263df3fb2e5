import assert from "node:assert/strict";
import fc from "fast-check";
import { readPack } from "../../../shared/packs/read-pack.ts";
import { API, CALL, DOCUMENTS, type Files, MANIFESTS, readFaulty, SKILL, SKILLS, TOOL, TOOLS } from "./faulty-packs.ts";

/** What is wrong, as `deno task tools:check` says it. */
function problems(files: Files): string[] {
  const result = readFaulty(files);
  assert.ok("problems" in result, "nothing is wrong");
  return result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

function packOf(files: Files = {}) {
  const result = readFaulty(files);
  assert.ok("pack" in result, JSON.stringify(result));
  return result.pack;
}

Deno.test("readPack() makes a skill of SKILL.md and a tool of an operation, its arguments from the document", () => {
  const pack = packOf();
  assert.deepEqual(pack.triggers, ["cotacao", "dolar"]);
  assert.deepEqual([pack.name, pack.version, pack.description], ["x-y", "1.0", "Para testar"]);
  const [tool] = pack.tools;
  assert.deepEqual(tool!.call, {
    method: "GET",
    url: "https://exemplo.com.br/v1/a/{id}",
    query: ["size"],
    body: [],
    headers: {},
  });
  assert.deepEqual(tool!.inputSchema, {
    type: "object",
    properties: {
      id: { type: "integer", minimum: 1 },
      size: { type: "string", enum: ["p", "g"], description: "tamanho bgrande/b" },
    },
    required: ["id"],
  });
});

Deno.test("readPack() makes a tool that writes of another method, its arguments from address and body", () => {
  const toolOf = (operation: string) => packOf({ "tools.yaml": TOOL(`operation: ${operation}`) }).tools[0]!;
  const { call, inputSchema } = toolOf("changeTask");
  assert.deepEqual(call, {
    method: "PATCH",
    url: "https://exemplo.com.br/v1/tasks/{id}",
    query: [],
    body: ["title", "tags"],
    headers: {},
  });
  assert.deepEqual(inputSchema, {
    type: "object",
    properties: {
      id: { type: "string" },
      title: { type: "string", maxLength: 80 },
      tags: { type: "array", items: { type: "string" } },
    },
    required: ["id", "title"],
  });
  assert.deepEqual([toolOf("dropTask").call!.method, toolOf("dropTask").call!.body], ["DELETE", []]);
  assert.deepEqual(toolOf("readA").call!.body, [], "a GET sends none");
});

const SERVER = JSON.stringify({
  name: "br.com.a/b",
  description: "B",
  version: "1",
  remotes: [{
    type: "streamable-http",
    url: "https://a.com.br/mcp",
    headers: [{ name: "Authorization", value: "Bearer {TOOL_B}" }],
  }],
});

Deno.test("readPack() takes an MCP server with the tools that are named, not pinned yet", () => {
  const tools = TOOL("remote: add\n    inputSchema: { type: object, properties: {} }");
  const pack = packOf({ "server.json": SERVER, "tools.yaml": `variables: { TOOL_A: x, TOOL_B: y }\n${tools}` });
  assert.deepEqual(pack.server, { url: "https://a.com.br/mcp", headers: { Authorization: "Bearer ${TOOL_B}" } });
  assert.deepEqual(pack.variables, ["TOOL_A", "TOOL_B"]);
  assert.deepEqual(pack.tools[0]!.remote, { tool: "add", digest: "", readOnly: false });
});

Deno.test("readPack() takes no server that no tool calls, nor one of 10 MB", () => {
  assert.deepEqual(problems({ "server.json": SERVER }), [
    "server.json:1: no tool calls it: name one of its tools by remote",
  ]);
  assert.match(problems({ "server.json": SERVER + " ".repeat(10_000_000) })[0]!, /^server\.json:1: is longer than/);
});

Deno.test("readPack() refuses a folder whose name is none of a pack, with and without a SKILL.md", () => {
  const one = CALL("GET https://exemplo.com.br/a");
  for (const folder of ["Feira", "feira livre", "feira_livre", "-feira", "a".repeat(65), ""]) {
    for (const file of ["tools.yaml", "SKILL.md"]) {
      const read = readPack(folder, new Map([[file, file === "SKILL.md" ? SKILL : one]]));
      assert.deepEqual("problems" in read && read.problems, [{
        file,
        line: 1,
        message:
          `the pack is named as its folder, "${folder}": use lower case letters, digits and single hyphens, 64 at most`,
      }]);
    }
  }
});

Deno.test("readPack() refuses the names of tools that turns make by themselves", () => {
  for (const name of ["use_skill", "answer_offer", "replace_saved"]) {
    const read = readPack(
      "x-y",
      new Map([["SKILL.md", SKILL], ["openapi.yaml", API], ["tools.yaml", TOOLS.replace("read_a", name)]]),
    );
    assert.match(JSON.stringify(read), /a tool that every turn has/);
  }
});

Deno.test("readPack() lets a tool take the place of the built-in one of its name", () => {
  const names = (name: string) => packOf({ "tools.yaml": TOOLS.replace("read_a", name) }).tools[0]!.replaces;
  assert.deepEqual([names("create_expense"), names("read_a")], [true, undefined]);
});

Deno.test("readPack() takes a pack of knowledge alone, and one whose document is JSON", () => {
  assert.deepEqual(packOf({ "openapi.yaml": undefined, "tools.yaml": undefined }).tools, []);
  const document = JSON.stringify({
    openapi: "3.1.1",
    servers: [{ url: "https://exemplo.com.br" }],
    paths: { "/a": { get: { operationId: "readA" } } },
  });
  assert.equal(
    packOf({ "openapi.yaml": undefined, "openapi.json": document }).tools[0]!.call!.url,
    "https://exemplo.com.br/a",
  );
});

Deno.test("readPack() takes a bare call alone in its folder, its arguments from the address", () => {
  const pack = packOf({
    "SKILL.md": undefined,
    "openapi.yaml": undefined,
    "tools.yaml": CALL("GET https://exemplo.com.br/a/{id}"),
  });
  assert.deepEqual([pack.description, pack.version, pack.triggers], ["Lê A.", "1", []]);
  assert.deepEqual(pack.tools[0]!.inputSchema, {
    type: "object",
    properties: { id: { type: "string" } },
    required: ["id"],
  });
});

Deno.test("readPack() puts arguments of a call that do not stand in its address into the query", () => {
  const schema = "{ type: object, properties: { id: { type: string }, size: { type: integer } }, required: [id] }";
  const pack = packOf({ "tools.yaml": CALL("GET https://exemplo.com.br/a/{id}", `    inputSchema: ${schema}\n`) });
  assert.deepEqual(pack.tools[0]!.call, {
    method: "GET",
    url: "https://exemplo.com.br/a/{id}",
    query: ["size"],
    body: [],
    headers: {},
  });
});

Deno.test("readPack() wants a SKILL.md of a pack that is more than a bare call", () => {
  const two = CALL("GET https://exemplo.com.br/a") + CALL("GET https://exemplo.com.br/b").replace("tools:\n", "");
  const both = two.replace("read_a", "read_b");
  for (const text of [both, TOOLS]) {
    assert.match(problems({ "SKILL.md": undefined, "tools.yaml": text })[0]!, /^SKILL\.md:1: is missing/);
  }
});

Deno.test("readPack() takes scripts that give functions to the others", () => {
  const files = {
    "tools.yaml": `helpers: { money: scripts/money.js }\n${TOOL("operation: readA\n    processor: scripts/a.js")}`,
    "scripts/a.js": "1",
    "scripts/money.js": "2",
  };
  assert.deepEqual(packOf(files).helpers, { money: "scripts/money.js" });
  assert.deepEqual(problems({ ...files, "scripts/money.js": undefined }), [
    "tools.yaml:1: helpers.money: scripts/money.js is not in this pack: write it, or take its name out",
  ]);
});

Deno.test("readPack() tells the first cause and not what follows from it", () => {
  const call = "operation: readA\n    validator: scripts/a.js\n    processor: scripts/b.js";
  assert.deepEqual(problems({ "tools.yaml": TOOL(call), "scripts/b.js": "1" }), [
    "tools.yaml:6: read_a: scripts/a.js is not in this pack: write it, or take its name out",
  ]);
  const wrong = problems({ "tools.yaml": TOOL("operation: readZ\n    processor: scripts/b.js"), "scripts/b.js": "1" });
  assert.equal(wrong.length, 1);
  const quotation = TOOLS.replace("title: A", 'title: "A') + TOOLS.slice(TOOLS.indexOf("  - name")).repeat(5);
  const [told, ...more] = problems({ "tools.yaml": quotation });
  assert.deepEqual(more, []);
  assert.match(told!, /^tools\.yaml:3: cannot be read: Missing closing "quote/, "where the quotation begins");
});

Deno.test("readPack() adds a tool by which references are read", () => {
  const pack = packOf({ "references/b.md": "texto" });
  const tool = pack.tools.at(-1)!;
  assert.deepEqual([tool.name, tool.reference, pack.references], ["read_x_y_text", true, { "b.md": "texto" }]);
});

for (const [what, text, problem] of MANIFESTS) {
  Deno.test(`readPack() says where and what to do about a manifest with ${what}`, () => {
    const said = problems({ "tools.yaml": text, "references/a.md": "texto" });
    assert.ok(said.some((one) => typeof problem === "string" ? one === problem : problem.test(one)), said.join("\n"));
  });
}

Deno.test("readPack() never throws, whatever stands in the files", () => {
  const files = ["SKILL.md", "tools.yaml", "openapi.yaml"];
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(
      "[".repeat(20_000),
      "a: ".repeat(2_000),
      "<<: 1",
      "a: &a [*a]",
      "__proto__: 1\ntools: []",
      "---\n---\n",
      TOOLS,
      API,
      SKILL,
    ),
    fc.tuple(fc.constantFrom(TOOLS, API, SKILL), fc.nat(300), fc.string({ maxLength: 5 }))
      .map(([text, at, more]) => text.slice(0, at) + more + text.slice(at)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...files), texts, (file, text) => {
      const result = readFaulty({ [file]: text });
      if ("pack" in result) return true;
      return result.problems.length > 0 && result.problems.every(({ line, message }) => line >= 1 && message !== "");
    }),
    { numRuns: 150 },
  );
});

for (const [what, text, problem] of SKILLS) {
  Deno.test(`readPack() says where and what to do about a SKILL.md with ${what}`, () => {
    assert.match(problems({ "SKILL.md": text })[0]!, problem);
  });
}

for (const [what, text, problem] of DOCUMENTS) {
  Deno.test(`readPack() says where and what to do about a document with ${what}`, () => {
    assert.match(problems({ "openapi.yaml": text })[0]!, problem);
  });
}

Deno.test("readPack() takes no other files, and no script that nobody names", () => {
  assert.match(problems({ "run.sh": "rm" })[0]!, /^run\.sh:1: does not belong into a pack/);
  assert.match(problems({ "scripts/a.ts": "1" })[0]!, /does not belong into a pack/);
  assert.match(problems({ "scripts/a.js": "1" })[0]!, /^scripts\/a\.js:1: no tool names it/);
  assert.match(problems({ "scripts/a.js": "1".repeat(100_000) })[0]!, /is longer than 65536/);
  assert.match(problems({ "references/a.md": "1".repeat(10_000) })[0]!, /is longer than 8000/);
});
