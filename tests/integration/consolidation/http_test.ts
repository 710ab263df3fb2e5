import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { consolidate, post, say } from "./consolidation.ts";
import { consolidationReading, tells } from "./scripted-reader.ts";

Deno.test("POST /consolidate-memory", async (t) => {
  const stack = await startStack({
    functions: consolidationReading({ "sou vegana": [tells("É vegana", { slot: "diet", value: "vegana" })] }),
  });
  const ana = await stack.createUser("Ana");
  await say(stack, ana, "sou vegana");

  await t.step("is open to a secret key on apikey, and to nothing else", async () => {
    const json = { "content-type": "application/json" };
    for (
      const headers of [
        {},
        { apikey: "" },
        { apikey: "sb_secret_wrong" },
        { apikey: stack.secretKey.slice(0, -1) },
        { apikey: stack.publishableKey },
        { apikey: ana.token },
        { authorization: `Bearer ${stack.secretKey}` },
        { authorization: `Bearer ${ana.token}`, apikey: stack.publishableKey },
      ]
    ) {
      const response = await post(stack, {}, { ...json, ...headers } as Record<string, string>);
      const { error } = await response.json();
      assert.deepEqual([response.status, error.code], [401, "unauthenticated"], JSON.stringify(Object.keys(headers)));
    }
    const { count } = await ana.client.from("memory_consolidations").select("*", { count: "exact", head: true });
    assert.equal(count, 0);
  });

  await t.step("says what is wrong with a request", async () => {
    for (
      const [body, path] of [
        ["{", ""],
        ["[]", ""],
        [{ userIds: ["me"] }, "userIds.0"],
        [{ userIds: [] }, "userIds"],
        [{ force: "yes" }, "force"],
        [{ force: true }, "userIds"],
      ] as const
    ) {
      const response = await post(stack, body);
      const { error } = await response.json();
      assert.deepEqual(
        [response.status, error.code, error.details[0].path],
        [400, "invalid_request", path],
        JSON.stringify(body),
      );
    }
    const get = await fetch(`${stack.url}/functions/v1/consolidate-memory`, { headers: { apikey: stack.secretKey } });
    assert.equal(get.status, 405);
    await get.body?.cancel();
  });

  await t.step("takes the users named now, whether due or not, and says what became of each", async () => {
    const stranger = crypto.randomUUID();
    const nothing = { messagesProcessed: 0, factsCreated: 0, factsUpdated: 0, inferencesCreated: 0 };
    const body = { userIds: [ana.userId, stranger], force: true };
    assert.deepEqual(await consolidate(stack, body), [
      {
        userId: ana.userId,
        status: "completed",
        messagesProcessed: 1,
        factsCreated: 1,
        factsUpdated: 0,
        inferencesCreated: 0,
      },
      { userId: stranger, status: "unknown", ...nothing },
    ]);
    assert.deepEqual(await consolidate(stack, { userIds: [ana.userId], force: true }), [
      { userId: ana.userId, status: "skipped", ...nothing },
    ]);
  });

  await t.step("its database functions are for the service role only", async () => {
    for (const name of ["claim_consolidation", "list_consolidations"]) {
      assert.equal((await ana.client.rpc(name, {})).error?.code, "42501", name);
    }
  });

  await stack.close();
});
