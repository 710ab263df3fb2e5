import assert from "node:assert/strict";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";

/** What a call sends, and to where. */
async function sent(apiKey: string, token?: string, url = "https://project.test") {
  const { promise, resolve } = Promise.withResolvers<Request>();
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    resolve(new Request(input, init));
    return Promise.resolve(Response.json({ ok: true }));
  };
  try {
    const { data } = await createRpcClient(url, apiKey, token).rpc("list_knowledge", {});
    assert.deepEqual(data, { ok: true });
  } finally {
    globalThis.fetch = real;
  }
  const request = await promise;
  await request.body?.cancel();
  return {
    url: request.url,
    apikey: request.headers.get("apikey"),
    authorization: request.headers.get("authorization"),
  };
}

const url = "https://project.test/rest/v1/rpc/list_knowledge";

Deno.test("createRpcClient() sends the user's token beside the publishable key", async () => {
  assert.deepEqual(await sent("sb_publishable_1", "user.token"), {
    url,
    apikey: "sb_publishable_1",
    authorization: "Bearer user.token",
  });
});

Deno.test("createRpcClient() sends the key of an older project as token too", async () => {
  assert.deepEqual(await sent("header.payload.signature"), {
    url,
    apikey: "header.payload.signature",
    authorization: "Bearer header.payload.signature",
  });
});

Deno.test("createRpcClient() takes a URL with or without a slash at its end", async () => {
  const { url } = await sent("sb_secret_1", undefined, "http://127.0.0.1:54321/");
  assert.equal(url, "http://127.0.0.1:54321/rest/v1/rpc/list_knowledge");
});

Deno.test("createRpcClient() leaves neither timer nor socket behind, and does not try a write again", async () => {
  const real = globalThis.fetch;
  let calls = 0;
  globalThis.fetch = () => {
    calls++;
    return Promise.resolve(new Response("{}", { status: 503 }));
  };
  try {
    const { status } = await createRpcClient("https://project.test", "sb_secret_1").rpc("open_turn", {
      conversation: "1",
    });
    assert.equal(status, 503);
    assert.equal(calls, 1);
  } finally {
    globalThis.fetch = real;
  }
});
