import assert from "node:assert/strict";
import { OutsideRefusal } from "../../../shared/outside/outside-failure.ts";
import { logToolFailure, namesForLog, type ToolFailure } from "../../../shared/packs/report-tool-failure.ts";

/** The line that a failure is logged as. */
function lineOf(failure: Partial<ToolFailure>): string {
  const { error } = console;
  const lines: string[] = [];
  console.error = (line: string) => lines.push(line);
  try {
    logToolFailure({ pack: "tempo", tool: "read_weather", reason: "internal", ...failure });
  } finally {
    console.error = error;
  }
  assert.equal(lines.length, 1);
  return lines[0]!;
}

Deno.test("logToolFailure() logs JSON: level, pack, tool, host, reason and what mends it", () => {
  const error = new OutsideRefusal("is too long", "too_long", 200);
  assert.deepEqual(JSON.parse(lineOf({ host: "a.com", reason: "too_long", status: 200, error })), {
    level: "error",
    event: "tool_failed",
    pack: "tempo",
    tool: "read_weather",
    host: "a.com",
    reason: "too_long",
    status: 200,
    mend: "raise limits.maxBytes in tools.yaml, or ask for less",
    error: "OutsideRefusal: Not read: is too long",
  });
});

Deno.test("namesForLog() says of a person's own pack that it is one, and no name of theirs", () => {
  const shipped = { name: "tempo", own: false };
  assert.deepEqual(namesForLog(shipped, "read_weather", "a.com"), {
    pack: "tempo",
    tool: "read_weather",
    host: "a.com",
  });
  assert.deepEqual(namesForLog(shipped), { pack: "tempo" });
  assert.deepEqual(namesForLog({ name: "minha-saude", own: true }, "ver_exame", "clinica.com"), { pack: "own" });
});

Deno.test("logToolFailure() only warns of what a service refuses, and points to the key where it wants one", () => {
  const told = (status: number) => JSON.parse(lineOf({ reason: "answered", status }));
  assert.deepEqual([404, 500].map((status) => told(status).level), ["warn", "error"]);
  assert.match(told(401).mend, /TOOL_ variables/);
});

Deno.test("logToolFailure() writes one line of JSON of at most 500 characters, without words of others", () => {
  const line = lineOf({ host: "a".repeat(200), error: new OutsideRefusal('x "y" \\ \n'.repeat(100), "no_answer") });
  assert.ok(line.length <= 500 && !line.includes("\n"), line);
  assert.equal(JSON.parse(line).tool, "read_weather");
  assert.doesNotMatch(lineOf({ error: new Error("meu CPF") }), /CPF/);
});
