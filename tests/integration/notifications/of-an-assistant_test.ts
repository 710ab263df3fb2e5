import { sign } from "hono/jwt";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("the token of another assistant turns no device on and rings none", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const claims = JSON.parse(atob(ana.token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
  const token = await sign({ ...claims, client_id: crypto.randomUUID() }, stack.jwtSecret);
  const calls = {
    save_push_subscription: { endpoint: "https://fcm.googleapis.com/fcm/send/x", p256dh: "x", auth: "x" },
    test_push_subscription: { subscription_id: crypto.randomUUID() },
  };
  for (const [name, args] of Object.entries(calls)) {
    const response = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: stack.publishableKey, Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(args),
    });
    assert.deepEqual([name, response.status, (await response.json()).hint], [name, 403, "not_allowed"]);
  }
  await stack.close();
});
