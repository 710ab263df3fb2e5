import assert from "node:assert/strict";
import { identifyAssistant } from "../../../shared/mcp/assistant.ts";

Deno.test("identifyAssistant() goes by the client of the token, else by the name it gives itself", () => {
  assert.deepEqual(identifyAssistant("1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed", { name: "claude-ai", title: "Claude" }), {
    key: "mcp:1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed",
    name: "Claude",
  });
  assert.deepEqual(identifyAssistant(undefined, { name: "Meu Robô 2" }), { key: "mcp:meu-robo-2", name: "Meu Robô 2" });
  assert.deepEqual(identifyAssistant(undefined), { key: "mcp:-" });
  const hostile = identifyAssistant("x".repeat(500), { name: "a\n“b”\u202e".repeat(100) });
  assert.ok(hostile.key.length <= 60 && hostile.name!.length <= 60);
  assert.doesNotMatch(hostile.name!, /[\n“”\u202e]/);
});
