import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("what does not fit beside a known person is refused, and nothing of it is kept", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const aliases = Array.from({ length: 20 }, (_, n) => `Ju${String.fromCharCode(97 + n)}`);
  await call(client, "update_person", { name: "Júlia", aliases, tool_call_id: "told" });
  const known = async () => (await client.from("knowledge_items").select("content, quote, person_metadata")).data;
  const before = await known();
  const refused = async (args: JsonObject) => {
    const { status, hint } = await refusal(client, "update_person", {
      name: "Júlia",
      tool_call_id: "told again",
      ...args,
    });
    return [status, hint];
  };

  await t.step("change_person() refuses a 21st nickname", async () => {
    assert.deepEqual(await refused({ aliases: ["Juju"] }), [422, "too_many_aliases"]);
  });

  await t.step("check_person() refuses a quote of 2,001 characters", async () => {
    assert.deepEqual(await refused({ relationship: "irmã", quote: "x".repeat(2001) }), [400, "content_too_long"]);
  });

  assert.deepEqual(await known(), before);
  await stack.close();
});
