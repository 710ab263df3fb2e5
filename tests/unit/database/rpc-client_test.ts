import assert from "node:assert/strict";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";

function sent(apiKey: string, token?: string): { url: string; apikey: string | null; authorization: string | null } {
  const { url, headers } = createRpcClient("https://project.test", apiKey, token);
  return { url, apikey: headers.get("apikey"), authorization: headers.get("authorization") };
}

const url = "https://project.test/rest/v1";

Deno.test("createRpcClient() sends the user's token beside the publishable key", () => {
  assert.deepEqual(sent("sb_publishable_1", "user.token"), {
    url,
    apikey: "sb_publishable_1",
    authorization: "Bearer user.token",
  });
});

Deno.test("createRpcClient() sends a secret key as API key only: it is no token", () => {
  assert.deepEqual(sent("sb_secret_1"), { url, apikey: "sb_secret_1", authorization: null });
});

Deno.test("createRpcClient() sends the key of an older project as token too", () => {
  assert.deepEqual(sent("header.payload.signature"), {
    url,
    apikey: "header.payload.signature",
    authorization: "Bearer header.payload.signature",
  });
});

Deno.test("createRpcClient() takes a URL with or without a slash at its end", () => {
  assert.equal(createRpcClient("http://127.0.0.1:54321/", "sb_secret_1").url, "http://127.0.0.1:54321/rest/v1");
});
