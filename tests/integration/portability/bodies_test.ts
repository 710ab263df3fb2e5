import fc from "fast-check";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

const MiB = 1024 * 1024;
const FUNCTIONS: [path: string, method: string, most: number][] = [
  ["account", "DELETE", 0],
  ["chat", "POST", 128 * 1024],
  ["consolidate-memory", "POST", 16 * 1024],
  ["export", "POST", 0],
  ["import", "POST", 20 * MiB],
  ["packs/feira", "PUT", 512 * 1024],
  ["statements/preview", "POST", 8 * MiB],
  ["templates", "POST", 160 * 1024],
];
const json = (value: unknown) => JSON.stringify(value);
const deep = "[".repeat(20_000) + "]".repeat(20_000);
const id = "4b1f5a0e-51e4-4f0e-9f62-0c8f7d3f7a11";
const gzipped = await new Response(
  new Blob([json({ id, userIds: [id], force: true })]).stream().pipeThrough(new CompressionStream("gzip")),
).arrayBuffer();
/** What is no request of any function. */
const MALFORMED: [what: string, body: BodyInit, headers?: Record<string, string>][] = [
  ["a form", new URLSearchParams({ id, userIds: id, data: "{}" })],
  [
    "a file of a form",
    (() => {
      const form = new FormData();
      form.set("file", new Blob([json({ data: {} })], { type: "application/json" }), "export.json");
      return form;
    })(),
  ],
  ["JSON that is compressed", gzipped, { "Content-Encoding": "gzip" }],
  ["JSON that is compressed and does not say so", gzipped],
  ["JSON in UTF-16", new Uint8Array(new Uint16Array([0xfeff, 0x7b, 0x7d]).buffer)],
  [
    "deep nesting where something is read",
    `{"id":${deep},"message":${deep},"userIds":${deep},"data":{"messages":${deep}}}`,
  ],
  [
    "half an emoji where something is read",
    `{"id":"\\ud83d","message":"\\ud83d","userIds":["\\ud83d"],"data":{"\\ud83d":[]}}`,
  ],
  ["NUL where something is read", `{"id":"\\u0000","message":"\\u0000","userIds":["\\u0000"],"data":{"\\u0000":[]}}`],
  ["a prototype", '{"__proto__":{"id":1,"userIds":[],"data":{}},"constructor":{}}'],
  ["two values", "{}{}"],
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
  async function refused(path: string, method: string, body: BodyInit, headers: Record<string, string> = {}) {
    // A form brings its own, with its boundary.
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(`${stack.url}/functions/v1/${path}`, {
      method,
      headers: {
        apikey: (path === "consolidate-memory" || path === "templates") ? stack.secretKey : stack.publishableKey,
        Authorization: `Bearer ${user.token}`,
        ...(isForm ? undefined : { "Content-Type": "application/json" }),
        ...headers,
      },
      body,
    });
    const { error } = await response.json();
    // An export has no body: there is no such request but one that is no GET.
    const expected = path === "export" ? [405, "method_not_allowed"] : [400, "invalid_request"];
    assert.deepEqual([response.status, error?.code], expected);
  }
  for (const [path, method, most] of FUNCTIONS) {
    for (const [what, body, headers] of MALFORMED) {
      await t.step(`${path}: ${what}`, () => refused(path, method, body, headers));
    }
    await t.step(`${path}: anything else`, async () => {
      // An empty one means something: nothing is asked for, of somebody.
      const meant = (text: string) => text.trim() === "" || text.trim() === "{}";
      const bytes = fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.oneof(fc.json(), fc.string({ unit: "binary" })).map((text) => new TextEncoder().encode(text)),
      ).filter((body) => !meant(new TextDecoder().decode(body)));
      await fc.assert(
        fc.asyncProperty(bytes, fc.constantFrom("application/json", "text/plain", "a/b", ""), async (body, type) => {
          await refused(path, method, body as BodyInit, { "Content-Type": type });
        }),
        { numRuns: 40, endOnFailure: true },
      );
    });
    await t.step(`${path}: 25 MB`, () => refused(path, method, new Uint8Array(25 * MiB).fill(0x20)));
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
