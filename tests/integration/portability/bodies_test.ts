import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

const MiB = 1024 * 1024;
const FUNCTIONS: [path: string, method: string, most: number][] = [
  ["account", "DELETE", 0],
  ["chat", "POST", 128 * 1024],
  ["consolidate-memory", "POST", 16 * 1024],
  ["export", "POST", 0],
  ["import", "POST", 20 * MiB],
];
const json = (value: unknown) => JSON.stringify(value);
/** What is no request of any function. */
const MALFORMED: [what: string, body: BodyInit][] = [
  ["no JSON", "{oi"],
  ["half of one", '{"id": "'],
  ["a text", json("oi")],
  ["a number", "7"],
  ["a list", "[]"],
  ["deep nesting", "[".repeat(10_000)],
  ["deep nesting of objects", '{"id":'.repeat(2_000)],
  ["bytes that are no UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ["NUL bytes", new Uint8Array(1000)],
];

Deno.test("every function answers bodies it cannot take with a status that says so, and does nothing", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  async function refused(path: string, method: string, body: BodyInit) {
    const response = await fetch(`${stack.url}/functions/v1/${path}`, {
      method,
      headers: {
        apikey: path === "consolidate-memory" ? stack.secretKey : stack.publishableKey,
        Authorization: `Bearer ${user.token}`,
        "Content-Type": "application/json",
      },
      body,
    });
    const { error } = await response.json();
    // An export has no body: there is no such request but one that is no GET.
    const expected = path === "export" ? [405, "method_not_allowed"] : [400, "invalid_request"];
    assert.deepEqual([response.status, error?.code], expected);
  }
  for (const [path, method, most] of FUNCTIONS) {
    for (const [what, body] of MALFORMED) {
      await t.step(`${path}: ${what}`, () => refused(path, method, body));
    }
    const oversized = "a".repeat(Math.max(most, 64 * 1024) + 10);
    await t.step(`${path}: too large`, () => refused(path, method, json(oversized)));
    await t.step(
      `${path}: too large, in chunks of no declared length`,
      () => refused(path, method, ReadableStream.from([json(oversized)]).pipeThrough(new TextEncoderStream())),
    );
  }
  assert.equal((await stack.sql("select from auth.users where id = $1", [user.userId])).length, 1);
  await stack.close();
});
