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

/** A server.json with other fields in place of its own. */
export function readServer(more: object = {}) {
  return readServerJson(JSON.stringify({ ...SERVER, ...more }, null, 2));
}

/** The same with another remote of the type that is taken. */
const remote = (more: object) => readServer({ remotes: [{ ...SERVER.remotes[1], ...more }] });

/** One thing is wrong, and what is told of it. */
export const SERVERS: [what: string, result: ReturnType<typeof readServerJson>, problem: RegExp][] = [
  ["no JSON", readServerJson("{"), /^server\.json:1: /],
  ["no name", readServer({ name: undefined }), /name: is missing: add it, as string/],
  ["a program to start", readServer({ remotes: undefined, packages: [{}] }), /:1: remotes: .*starts no program/],
  ["no remote", readServer({ remotes: [] }), /^server\.json:5: remotes: add a remote/],
  ["a remote of the older kind", readServer({ remotes: [SERVER.remotes[0]] }), /^server\.json:7: only streamable-http/],
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
