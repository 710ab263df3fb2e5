import assert from "node:assert/strict";
import { readServerJson } from "../../../shared/packs/server-json.ts";

const SERVER = {
  name: "br.com.a/b",
  description: "A server",
  version: "1.0.0",
  remotes: [
    { type: "sse", url: "https://a.com.br/sse" },
    {
      type: "streamable-http",
      url: "https://{region}.a.com.br/mcp",
      variables: { region: { description: "where", default: "sul" } },
      headers: [
        { name: "Authorization", value: "Bearer {TOOL_KEY}", isRequired: true, isSecret: true },
        { name: "X-Team", value: "{team}-{TOOL_TEAM}", variables: { team: { value: "a" } } },
        { name: "X-Fixed", default: "1" },
        { name: "X-Optional", description: "not needed" },
      ],
    },
  ],
};

function read(more: object = {}) {
  return readServerJson(JSON.stringify({ ...SERVER, ...more }, null, 2));
}

/** The same with another remote of the type that is taken. */
const remote = (more: object) => read({ remotes: [{ ...SERVER.remotes[1], ...more }] });

Deno.test("readServerJson() takes the first streamable-http remote, with the variables of the deployment", () => {
  assert.deepEqual(read(), {
    server: {
      url: "https://sul.a.com.br/mcp",
      headers: { Authorization: "Bearer ${TOOL_KEY}", "X-Team": "a-${TOOL_TEAM}", "X-Fixed": "1" },
    },
    variables: ["TOOL_KEY", "TOOL_TEAM"],
  });
});

const REFUSED: [what: string, result: ReturnType<typeof readServerJson>, problem: RegExp][] = [
  ["no JSON", readServerJson("{"), /^server\.json:1: /],
  ["no name", read({ name: undefined }), /name: is missing: add it, as string/],
  ["a program to start", read({ remotes: undefined, packages: [{}] }), /:1: remotes: .*starts no program/],
  ["no remote", read({ remotes: [] }), /^server\.json:5: remotes: add a remote/],
  ["a remote of the older kind", read({ remotes: [SERVER.remotes[0]] }), /^server\.json:7: only streamable-http/],
  ["an address without TLS", remote({ url: "http://a.com.br" }), /^server\.json:8: .*https/],
  ["an address that is made up later", remote({ variables: {} }), /^server\.json:8: give each \{variable\}/],
  [
    "an address of a variable of the deployment",
    remote({ url: "https://{TOOL_KEY}.com" }),
    /:8: give each \{variable\}/,
  ],
  ["a header without value", remote({ headers: [{ name: "A", isRequired: true }] }), /:1\d: A: give it a value/],
  [
    "a variable of another's",
    remote({ headers: [{ name: "A", value: "{SECRET}" }] }),
    /:1\d: A: \{SECRET\} has no value/,
  ],
  ["a header in lines", remote({ headers: [{ name: "A\nB", value: "1" }] }), /write a header's name/],
];

for (const [what, result, problem] of REFUSED) {
  Deno.test(`readServerJson() says where and what to do about ${what}`, () => {
    assert.ok("problems" in result, "nothing is wrong");
    const said = result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    assert.ok(said.some((one) => problem.test(one)), said.join("\n"));
  });
}
