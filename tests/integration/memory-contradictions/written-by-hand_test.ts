import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { refusal } from "../../support/rpc.ts";
import { memoryOf } from "./memory.ts";

Deno.test("memory written over REST", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const { say, rows } = memoryOf(user);
  const item = {
    type: "fact",
    area: "health",
    title: "Mora",
    content: "Mora em Marte",
    slot: "residence",
    value: "Marte",
  };
  const write = async (row: Record<string, unknown>) => {
    const { status, error } = await user.client.from("knowledge_items").insert({ ...item, ...row });
    return [status, error?.hint ?? error?.code];
  };

  await t.step("a clock ahead does not make it the last word for ever", async () => {
    for (const column of ["stated_at", "created_at", "deleted_at", "validated_at", "filed_at", "asked_at", "seen_at"]) {
      const at = new Date(Date.now() + 86_400_000).toISOString();
      const validated_by_user = column === "validated_at";
      assert.deepEqual(await write({ [column]: at, validated_by_user }), [400, "future_date"], column);
      assert.deepEqual(
        await write({ [column]: "2099-12-31T00:00:00Z", validated_by_user }),
        [400, "future_date"],
        column,
      );
    }
    assert.deepEqual(await write({ stated_at: new Date(Date.now() + 5_000).toISOString() }), [201, undefined]);
    const { id } = (await rows())[0]!;
    const { error } = await user.client.from("knowledge_items").update({ stated_at: "2099-12-31T00:00:00Z" }).eq(
      "id",
      id,
    );
    assert.equal(error?.hint, "future_date");
    const { ended } = await say("Mora em Natal", { slot: "residence", value: "Natal" });
    assert.deepEqual(ended?.map((loser) => loser.id), [id]);
  });

  await t.step("what is too long is refused before it is read", async () => {
    const words = Array.from({ length: 200_000 }, (_, at) => `palavra${at}`).join(" ");
    for (const column of ["content", "title", "slot_key", "value"]) {
      assert.deepEqual(await write({ [column]: words }), [400, "content_too_long"], column);
    }
    const metadata = { relationship: words };
    const person = { type: "person", slot: null, value: null, person_metadata: metadata };
    assert.deepEqual(await write(person), [400, "content_too_long"]);
    const { id } = (await rows())[0]!;
    const { error } = await user.client.from("knowledge_items").update({ content: words }).eq("id", id);
    assert.equal(error?.hint, "content_too_long");
  });

  await t.step("nobody is about themselves", async () => {
    const id = crypto.randomUUID();
    assert.deepEqual(
      await write({ id, type: "person", title: "Lia", content: "Lia", slot: null, value: null, subject: id }),
      [
        400,
        "23514",
      ],
    );
  });

  await t.step("fields of add_knowledge with nothing to see in them are as if they were not there", async () => {
    const given = { type: "fact", area: "health", content: "Bebe água" };
    const { data, error } = await user.client.rpc("add_knowledge", {
      ...given,
      title: "\u200b",
      quote: "\u2060 ",
      slot: "\u00a0",
      key: "\u3164",
      value: "\ufeff",
      person: "\u2800",
    });
    assert.ifError(error);
    assert.deepEqual([data.item.title, data.item.subject], ["Bebe água", "self"]);
    const refused = await refusal(user.client, "add_knowledge", { ...given, slot: "allergy", key: "\u200b" });
    assert.deepEqual([refused.status, refused.hint], [400, "slot_key_missing"]);
  });

  await stack.close();
});
