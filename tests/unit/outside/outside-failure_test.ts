import assert from "node:assert/strict";
import { createOutside } from "../../../shared/outside/outside.ts";
import type { OutsideReason } from "../../../shared/outside/outside-failure.ts";
import { redirect, startFakeWeb } from "../../support/fake-web.ts";

const PAGES = {
  "a.com/long": () => Response.json({ text: "x".repeat(2_000) }),
  "a.com/slow": async () => (await new Promise((done) => setTimeout(done, 600)), Response.json({})),
  "a.com/away": redirect("http://127.0.0.1/"),
  "a.com/text": () => new Response("oi"),
  "a.com/broken": () => new Response("{", { headers: { "content-type": "application/json" } }),
  "a.com/down": () => new Response(null, { status: 503 }),
};

const READ: [path: string, reason: OutsideReason, status?: number][] = [
  ["long", "too_long", 200],
  ["slow", "too_slow"],
  ["away", "redirected", 302],
  ["text", "unreadable", 200],
  ["broken", "unreadable"],
  ["down", "answered", 503],
  ["none", "answered", 404],
];

Deno.test("Outside tells why it gave nothing: too long, too slow, redirected, unreadable, a status, not allowed", async () => {
  const web = startFakeWeb(PAGES, { "nowhere.com": [], "inside.com": ["10.0.0.1"] });
  const outside = createOutside(undefined, web.network);
  const failureOf = async (url: string) => {
    const read = await outside.readJson(url, { timeoutMs: 300, maxBytes: 1_000 });
    return "failure" in read ? [read.failure?.reason, read.failure?.status] : null;
  };
  for (const [path, reason, status] of READ) {
    assert.deepEqual(await failureOf(`https://a.com/${path}`), [reason, status]);
  }
  assert.deepEqual(await failureOf("https://nowhere.com/"), ["no_answer", undefined]);
  assert.deepEqual(await failureOf("https://inside.com/"), ["not_allowed", undefined]);
  const sent = async (path: string) => {
    const result = await outside.send(`https://a.com/${path}`, { method: "POST", timeoutMs: 300, maxBytes: 1_000 });
    return "failure" in result ? [result.outcome, result.failure?.reason] : result.outcome;
  };
  assert.deepEqual(await sent("down"), ["unknown", "answered"]);
  assert.deepEqual(await sent("away"), ["unknown", "redirected"]);
  assert.deepEqual(await sent("slow"), ["unknown", "too_slow"]);
  assert.deepEqual(await sent("none"), ["refused", "answered"]);
  await web.close();
});
