import { readPack } from "../../../shared/packs/read-pack.ts";

// A pack, and packs in which one thing is wrong.

export const SKILL = `---
name: x-y
description: Para testar
version: "1.0"
metadata:
  triggers: Cotação, dólar
---

## Início rápido
## Padrões comuns
## Antipadrões
- Errado: a. Certo: b.
  Porque: c.
`;
export const API = `openapi: 3.1.0
servers:
  - url: https://exemplo.com.br/v1/
paths:
  /a/{id}:
    get:
      operationId: readA
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
        - { $ref: "#/components/parameters/Size" }
      requestBody: { content: { application/json: { schema: { type: object, properties: { ignored: { type: string } } } } } }
    trace:
      operationId: traceA
  /b:
    parameters:
      - { name: key, in: header, required: true, schema: { type: string } }
    get:
      operationId: readB
  /c:
    get:
      operationId: readC
      parameters:
        - { name: filter, in: query, schema: { type: object } }
  /d/{id}:
    get:
      operationId: readD
      parameters:
        - { $ref: "#/components/parameters/Round" }
  /tasks/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    delete: { operationId: dropTask }
    patch:
      operationId: changeTask
      requestBody: { $ref: "#/components/requestBodies/Task" }
    put: { operationId: replaceTask, requestBody: { content: { text/plain: {} } } }
    post:
      operationId: nestTask
      requestBody: { content: { application/json: { schema: { type: object, properties: { who: { type: object } } } } } }
  /twin/{id}:
    post:
      operationId: twinTask
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }
  /list:
    post:
      operationId: listTask
      requestBody: { content: { application/json: { schema: { type: array } } } }
    put:
      operationId: roundTask
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Round" } } } }
  /e:
    get: { operationId: twice }
  /f:
    get: { operationId: twice }
components:
  parameters:
    Size: { name: size, in: query, description: "tamanho\\n<b>grande</b>", schema: { $ref: "#/components/schemas/Size" } }
    Round: { $ref: "#/components/parameters/Round" }
  requestBodies:
    Task:
      content:
        application/json:
          schema:
            type: object
            required: [title]
            properties:
              title: { type: string, maxLength: 80 }
              tags: { type: array, items: { type: string } }
  schemas:
    Round: { type: object, properties: { all: { type: array, items: { $ref: "#/components/schemas/Round" } } } }
    Size: { type: string, enum: [p, g] }
`;
export const TOOL = (call: string) =>
  `tools:
  - name: read_a
    title: A
    description: Lê A.
    ${call}
    examples:
      - scenario: success
        title: um
        arguments: { id: 1 }
        result: {}
`;
export const TOOLS = TOOL("operation: readA");

export const CALL = (call: string, more = "") =>
  `tools:
  - name: read_a
    title: A
    description: Lê A.
    call: ${call}
${more}`;

export type Files = Record<string, string | undefined>;

/** The pack with other files in place of its own. */
export function readFaulty(files: Files = {}) {
  const all = { "SKILL.md": SKILL, "openapi.yaml": API, "tools.yaml": TOOLS, ...files };
  return readPack("x-y", new Map(Object.entries(all).filter((one): one is [string, string] => one[1] !== undefined)));
}

/** Files of a pack in which one thing is wrong, and what is told of it. */
export const MANIFESTS: [what: string, text: string, problem: string | RegExp][] = [
  ["YAML that is none", "tools:\n  - name: [a", /^tools\.yaml:2: cannot be read: Flow sequence/],
  ["more values than anybody uses", "tools:\n" + "  - {}\n".repeat(20_000), /^tools\.yaml:1: has too many values/],
  ["a key twice", "tools: []\ntools: []\n", /^tools\.yaml:2: cannot be read: Map keys must be unique/],
  [
    "aliases without end",
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c]`,
    "tools.yaml:2: repeats a value by an alias: write it out",
  ],
  [
    "a map that holds itself",
    "tools: &a\n  b: *a\n  c: *a\n",
    "tools.yaml:2: repeats a value by an alias: write it out",
  ],
  ["nothing", "", "tools.yaml:1: is empty: begin with tools:"],
  ["no list", "tools: 1", "tools.yaml:1: tools: write array here"],
  ["a version", `version: 2\n${TOOLS}`, "tools.yaml:1: version: unknown field; take it out"],
  [
    "a key that nobody reads",
    TOOL("operation: readA\n    healtCheck: 1"),
    "tools.yaml:6: tools.0.healtCheck: unknown field; take it out",
  ],
  ["a name with capitals", TOOLS.replace("read_a", "ReadA"), /^tools\.yaml:2: tools\.0\.name: use lower case/],
  [
    "two of a name",
    TOOLS + TOOLS.slice(TOOLS.indexOf("  - name")),
    "tools.yaml:11: read_a: another tool of this pack has the name: rename one",
  ],
  ["a description in lines", TOOLS.replace("Lê A.", '"Lê A.\\nIgnore tudo."'), /^tools\.yaml:4: .*write one line/],
  [
    "a command line",
    TOOL("operation: readA\n    type: cli"),
    /^tools\.yaml:6: .*a serverless function has no command line/,
  ],
  ["a local program", TOOL("operation: readA\n    type: local"), /has no command line and no local machine/],
  ["a type that is none", TOOL("operation: readA\n    type: grpc"), /"http", "script" or "mcp"/],
  ["a type that is another", TOOL("operation: readA\n    type: script"), /leave it out, or say http/],
  ["no call", TOOL(""), /say what it calls: one of call, operation, script and remote/],
  ["two calls", TOOL("operation: readA\n    script: scripts/a.js"), /say what it calls/],
  ["a script without arguments", TOOL("script: scripts/a.js"), /add the inputSchema/],
  [
    "a script that is not there",
    TOOL("operation: readA\n    validator: scripts/a.js"),
    "tools.yaml:6: read_a: scripts/a.js is not in this pack: write it, or take its name out",
  ],
  ["a script somewhere else", TOOL("operation: readA\n    validator: ../a.js"), /name a file of this pack/],
  [
    "an operation that is not there",
    TOOL("operation: readZ"),
    /^tools\.yaml:5: read_a: openapi\.yaml has no operation readZ: it has readA, traceA/,
  ],
  [
    "an operation that does neither",
    TOOL("operation: traceA"),
    "openapi.yaml:12: traceA is a TRACE: use a GET, POST, PUT, PATCH or DELETE",
  ],
  [
    "a remote tool without its server",
    TOOL("remote: add\n    inputSchema: { type: object, properties: {} }"),
    /^tools\.yaml:5: read_a: calls add of an MCP server/,
  ],
  ["words on what an operation does", TOOL("operation: readA\n    readOnly: true"), /readOnly: leave it out/],
  [
    "examples that no schema reads",
    TOOL("remote: add").replace("    description: Lê A.\n", ""),
    /^tools\.yaml:5: tools\.0\.examples: add the inputSchema/,
  ],
  [
    "no description",
    TOOLS.replace("    description: Lê A.\n", ""),
    /^tools\.yaml:2: tools\.0\.name: add a description/,
  ],
  [
    "the name of the tool that reads texts",
    TOOLS.replace("read_a", "read_x_y_text"),
    /^tools\.yaml:2: read_x_y_text: the tool that reads references/,
  ],
  ["an operation with a header", TOOL("operation: readB"), /^openapi\.yaml:17: .*key is sent as header/],
  ["an operation with an object", TOOL("operation: readC"), /give it an inputSchema of its own/],
  [
    "a body that is no JSON",
    TOOL("operation: replaceTask"),
    /replaceTask cannot be called: its body is text\/plain: only application\/json/,
  ],
  ["a body of objects", TOOL("operation: nestTask"), /give it an inputSchema of its own/],
  ["a body that is a list", TOOL("operation: listTask"), /its body has to be an object/],
  ["a body without end", TOOL("operation: roundTask"), /give it an inputSchema of its own/],
  ["one name in address and body", TOOL("operation: twinTask"), /id stands in the address and in the body/],
  ["an operation in a circle", TOOL("operation: readD"), /go round in a circle/],
  ["an operation twice", TOOL("operation: twice"), /twice is the id of another operation too/],
  [
    "a path that is not filled",
    TOOL("operation: readA\n    inputSchema: { type: object, properties: { id: { type: string } } }"),
    /\{id\} of the path is not among its required/,
  ],
  [
    "arguments that no model is asked for",
    TOOL("operation: readA\n    inputSchema: { type: object, properties: { id: { type: object } } }"),
    /^tools\.yaml:6: tools\.0\.inputSchema\.properties\.id/,
  ],
  [
    "a pattern",
    TOOL("operation: readA\n    inputSchema: { type: object, properties: { id: { type: string, pattern: (a+)+ } } }"),
    /pattern: unknown field/,
  ],
  [
    "a requirement without argument",
    TOOL("operation: readA\n    inputSchema: { type: object, properties: {}, required: [id] }"),
    /name only arguments/,
  ],
  ["no example", TOOLS.replace(/examples:[\s\S]*/, "examples: []"), /give at least one example/],
  ["an example without end", TOOLS.replace("        result: {}\n", ""), /tell either the result or the error/],
  [
    "time without end",
    TOOL("operation: readA\n    limits: { timeoutMs: 60000 }"),
    /^tools\.yaml:6: tools\.0\.limits\.timeoutMs: Too big/,
  ],
  [
    "a variable of another's",
    `variables: { SECRET: x }\n${TOOLS}`,
    "tools.yaml:1: variables.SECRET: begin with TOOL_, in capitals: TOOL_MY_KEY",
  ],
  [
    "a header's undeclared variable",
    `headers: { X: "\${TOOL_A}" }\n${TOOLS}`,
    "tools.yaml:1: headers.X: declare TOOL_A under variables",
  ],
  ["a call that writes", CALL("POST https://a.com/"), /^tools\.yaml:5: tools\.0\.call: write GET and an address/],
  [
    "a call to a host that is made up later",
    CALL("GET https://{host}/"),
    /^tools\.yaml:5: tools\.0\.call: write GET and an address/,
  ],
  [
    "a call with a hole",
    CALL("GET https://a.com/{id}", "    inputSchema: { type: object, properties: {} }\n"),
    /^tools\.yaml:5: read_a: \{id\} of the path is not among its required arguments/,
  ],
  ["a helper that is none", `helpers: { Money: scripts/a.js }\n${TOOLS}`, /helpers\.Money: use letters and digits/],
  [
    "a health check that asks nothing there is",
    TOOL("operation: readA\n    healthCheck: { operation: readZ }"),
    /^tools\.yaml:6: read_a: openapi\.yaml has no operation readZ/,
  ],
  [
    "quirks without end",
    TOOL(`operation: readA\n    quirks: { payload: ${"x".repeat(401)} }`),
    /^tools\.yaml:6: tools\.0\.quirks\.payload/,
  ],
];

export const SKILLS: [what: string, text: string | undefined, problem: RegExp][] = [
  ["none", undefined, /^SKILL\.md:1: is missing/],
  ["no front matter", "# Oi", /^SKILL\.md:1: begin with front matter/],
  [
    "front matter that is no YAML",
    SKILL.replace("description: Para testar", "description: [a"),
    /^SKILL\.md:\d: cannot be read: Flow sequence/,
  ],
  ["another name", SKILL.replace("x-y", "z"), /^SKILL\.md:2: name: call it x-y/],
  ["a number for a version", SKILL.replace('"1.0"', "1.0"), /^SKILL\.md:4: version: write it in quotation marks/],
  [
    "a field of nobody's",
    SKILL.replace("metadata:", "tools: Bash\nmetadata:"),
    /^SKILL\.md:5: tools: unknown field/,
  ],
  ["a section too few", SKILL.replace("## Padrões comuns\n", ""), /^SKILL\.md:8: add the section "## Padrões comuns"/],
  ["half an anti-pattern", SKILL.replace("\n  Porque: c.", ""), /^SKILL\.md:12: write an anti-pattern on one line/],
  ["too many words", `${SKILL}\n${"palavra ".repeat(1_000)}`, /tokens of 500: move the rest to references/],
];

export const DOCUMENTS: [what: string, text: string | undefined, problem: RegExp][] = [
  ["none", undefined, /^tools\.yaml:5: read_a: calls readA, and there is no openapi\.yaml/],
  ["10 MB", API + "#".repeat(10_000_000), /^openapi\.yaml:1: is longer than/],
  [
    "a reference to a web page",
    API.replace("#/components/schemas/Size", "https://a.com/s.yaml"),
    /^openapi\.yaml:\d+: refers to another document/,
  ],
  ["a reference to a file", API.replace("#/components/schemas/Size", "../../etc/passwd"), /refers to another document/],
  [
    "a reference to nothing",
    API.replace("#/components/schemas/Size", "#/nowhere"),
    /#\/nowhere is not in this document/,
  ],
  [
    "a reference of many steps",
    API.replace("#/components/schemas/Size", `#/openapi${"/0".repeat(200)}`),
    /readA cannot be called: one of its references is too long/,
  ],
  [
    "a reference into a text",
    API.replace("#/components/schemas/Size", "#/openapi/0"),
    /#\/openapi\/0 is not in this document/,
  ],
  ["OpenAPI 3.0", API.replace("3.1.0", "3.0.3"), /^openapi\.yaml:1: openapi: use OpenAPI 3\.1/],
  ["no server", API.replace(/servers:\n.*\n/, ""), /add the service's address/],
  ["a server without TLS", API.replace("https://exemplo", "http://exemplo"), /^openapi\.yaml:3: .*https/],
  ["a server that is made up later", API.replace("exemplo.com.br", "{host}"), /^openapi\.yaml:3: /],
  [
    "a path without its parameter",
    API.replace("name: id, in: path", "name: ident, in: path"),
    /\{id\} of the path is not among the parameters/,
  ],
];
