import assert from "node:assert/strict";
import { readServer, SERVERS } from "./faulty-servers.ts";

Deno.test("readServerJson() takes the first streamable-http remote, with the variables of the deployment", () => {
  assert.deepEqual(readServer(), {
    server: {
      url: "https://sul.a.com.br/mcp",
      headers: { Authorization: "Bearer ${TOOL_KEY}", "X-Team": "a-${TOOL_TEAM}", "X-Fixed": "1" },
    },
    variables: ["TOOL_KEY", "TOOL_TEAM"],
  });
});

for (const [what, result, problem] of SERVERS) {
  Deno.test(`readServerJson() says where and what to do about ${what}`, () => {
    assert.ok("problems" in result, "nothing is wrong");
    const said = result.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
    assert.ok(said.some((one) => problem.test(one)), said.join("\n"));
  });
}
