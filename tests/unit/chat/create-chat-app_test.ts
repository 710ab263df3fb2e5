import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";

const app = createChatApp();

/** The status and the code of an answer that needs no database. */
async function refused(path: string, init: RequestInit): Promise<[number, string]> {
  const before = Deno.env.toObject();
  Deno.env.set("SUPABASE_URL", "http://127.0.0.1:1");
  Deno.env.set("SUPABASE_PUBLISHABLE_KEYS", '{"default":"sb_publishable_test"}');
  try {
    const response = await app.request(path, init);
    return [response.status, (await response.json()).error.code];
  } finally {
    for (const name of ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEYS"]) {
      const value = before[name];
      if (value === undefined) Deno.env.delete(name);
      else Deno.env.set(name, value);
    }
  }
}

Deno.test("createChatApp() refuses what is not a signed-in post to it, in the one error shape", async () => {
  assert.deepEqual(await refused("/chat", { method: "POST", body: "{}" }), [401, "unauthenticated"]);
  assert.deepEqual(await refused("/chat", { method: "PUT", body: "{}" }), [405, "method_not_allowed"]);
  assert.deepEqual(await refused("/elsewhere", { method: "POST" }), [404, "not_found"]);
  const huge = { method: "POST", body: "{}", headers: { "Content-Length": "17000000" } };
  assert.deepEqual(await refused("/chat", huge), [401, "unauthenticated"], "whose it is comes first");
});

Deno.test("createChatApp() lets browsers read when to come again and how the stream is written", async () => {
  const response = await app.request("/chat", { method: "OPTIONS", headers: { Origin: "https://app.test" } });
  assert.equal(response.status, 204);
  const answer = await app.request("/chat", { method: "PUT", headers: { Origin: "https://app.test" } });
  const exposed = answer.headers.get("access-control-expose-headers") ?? "";
  for (const name of ["retry-after", "x-vercel-ai-ui-message-stream"]) assert.ok(exposed.includes(name), exposed);
});
