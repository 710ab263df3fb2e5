import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, consolidateNow, say } from "./consolidation.ts";
import { answered, startFakeExtractionModel } from "./fake-extraction-model.ts";

const RIGHT = "Toma losartana todo dia";
const SAID = "tomo losartana todo dia, e minha irmã Júlia também";

type Item = Record<string, unknown>;
const item = (more: Item = {}): Item => answered(RIGHT, "tomo losartana todo dia", more);
/** The same as the rpc is given it: with the message's id. */
const learned = (message_id: string, more: Item = {}): Item => ({ ...item({ replaces: [] }), message_id, ...more });
/** Items that are wrong, each beside one that is right, and why they are rejected: by what is read of an answer, and by the rpc. */
const WRONG: [string, Item, string, string][] = [
  ["a type that does not exist", { type: "note" }, "invalid_item", "invalid_type"],
  ["an area that does not exist", { area: "love" }, "invalid_item", "invalid_area"],
  ["no content", { content: "" }, "invalid_item", "empty_content"],
  ["blank content", { content: " \n " }, "invalid_item", "empty_content"],
  ["10,000 characters", { content: `${RIGHT} ${"x".repeat(10_000)}` }, "invalid_item", "content_too_long"],
  [
    "a birthday to come",
    { subject: "Júlia", content: "Faz aniversário", slot: "birthday", value: "2999-01-01" },
    "future_date",
    "invalid_birthday",
  ],
  ["an inference from nowhere", { type: "insight", quote: "" }, "invalid_item", "evidence_missing"],
];
/** Wrong for one of the two alone. */
const WRONG_ANSWERS: [string, Item, string][] = [
  ["a message of another batch", { message: 2 }, "unknown_message"],
  ["a quote that is in no message", { quote: "tomo losartana à noite" }, "not_in_message"],
  ["a quote of the assistant's question", { quote: "Você toma losartana?" }, "not_in_message"],
  ["a name that nobody said", { content: "Toma losartana com a Renata" }, "not_in_message"],
  ["a figure that nobody said", { content: "Toma losartana há 3 anos" }, "not_in_message"],
  ["somebody who was not named", { subject: "Renata" }, "not_in_message"],
];
const WRONG_ITEMS: [string, Item, string][] = [
  ["a message of another batch", { message_id: crypto.randomUUID() }, "unknown_message"],
  ["a slot that does not exist", { slot: "mood" }, "unknown_slot"],
  ["a key without a slot", { key: "losartana" }, "slot_missing"],
  ["a keyed slot without its key", { slot: "medication" }, "slot_key_missing"],
  ["a key of a slot that has none", { slot: "residence", key: "casa" }, "slot_key_unexpected"],
  ["what is to be replaced, named by no id", { replaces: ["tudo"] }, "invalid_item"],
];

Deno.test("a consolidation rejects what is wrong item by item, with the reason, and keeps the rest", async (t) => {
  const model = startFakeExtractionModel();
  const stack = await startStack({ env: model.env });
  const records = async ({ client }: TestUser) => {
    const { data } = await client.from("memory_consolidations").select("status, rejections").order("created_at");
    return data!.map(({ status, rejections }) => ({
      status,
      reasons: rejections.map(({ reason }: { reason: string }) => reason.split(":")[0]),
      items: rejections.map(({ item }: { item: unknown }) => item),
    }));
  };

  for (const [what, more, reason] of [...WRONG, ...WRONG_ANSWERS]) {
    await t.step(`${what}, in a model's answer: ${reason}`, async () => {
      const user = await stack.createUser();
      await say(stack, user, SAID);
      const wrong = item(more);
      model.script(JSON.stringify({ items: [wrong, item()] }));
      assert.equal((await consolidateNow(stack, user)).factsCreated, 1);
      assert.deepEqual(await beliefs(stack, user), [RIGHT]);
      assert.deepEqual(await records(user), [{ status: "partial", reasons: [reason], items: [wrong] }]);
    });
  }

  await t.step("changes of the profile, one by one", async () => {
    const user = await stack.createUser();
    await say(stack, user, `${SAID}. moro em Natal`);
    model.script(JSON.stringify({
      items: [],
      memory_changes: [
        { message: 1, field: "family_context", op: "set", value: "Mora em Natal" },
        // The place follows the items of memory.
        { message: 1, field: "location", op: "set", value: "Natal" },
        { message: 1, field: "password", op: "set", value: "Natal" },
        { message: 1, field: "location", op: "drop", value: "Natal" },
        { message: 1, field: "occupation", op: "set", value: "Trabalha na Nasa" },
        { message: 1, field: "location", op: "set", value: "" },
        { message: 9, field: "location", op: "set", value: "Natal" },
      ],
    }));
    await consolidateNow(stack, user);
    const { data } = await user.client.from("user_memories").select("family_context, location, occupation").single();
    assert.deepEqual(data, { family_context: "Mora em Natal", location: null, occupation: null });
    assert.deepEqual((await records(user))[0]?.reasons, [
      "not_told",
      "invalid_item",
      "invalid_item",
      "not_in_message",
      "invalid_item",
      "unknown_message",
    ]);
  });

  await t.step("an answer that is no JSON, twice, three times over: nothing is kept but the messages", async () => {
    const user = await stack.createUser();
    await say(stack, user, SAID);
    model.script("Claro! Aqui vai:", '{"items": [{"type": "fact"', '{"itens": []}', "[]", "null", "42");
    assert.equal((await consolidateNow(stack, user)).status, "failed");
    assert.deepEqual(await beliefs(stack, user), []);
    const { data } = await user.client.from("memory_consolidations").select(
      "status, messages_processed, error_message",
    );
    assert.deepEqual(data, [{
      status: "failed",
      messages_processed: 0,
      error_message: "UnreadableAnswer: The model's answer was not the JSON asked for, twice",
    }]);
    model.script(JSON.stringify({ items: [item()] }));
    assert.equal((await consolidateNow(stack, user)).messagesProcessed, 1);
    assert.deepEqual(await beliefs(stack, user), [RIGHT]);
  });

  const given = WRONG.map(([what, more, , reason]): [string, Item, string] => [what, more, reason]);
  for (const [what, more, reason] of [...given, ...WRONG_ITEMS]) {
    await t.step(`${what}, given to the rpc itself: ${reason}`, async () => {
      const user = await stack.createUser();
      const id = await say(stack, user, SAID);
      const claimed = { user_ids: [user.userId], force: true };
      const { body } = await asService<{ attempt: number }>(stack, "claim_consolidation", claimed);
      const { status } = await asService(stack, "apply_consolidation", {
        user_id: user.userId,
        attempt: body.attempt,
        messages: [id],
        items: [learned(id, more), learned(id)],
      });
      assert.equal(status, 200);
      assert.deepEqual(await beliefs(stack, user), [RIGHT]);
      assert.deepEqual((await records(user)).map(({ status, reasons }) => [status, reasons]), [["partial", [reason]]]);
    });
  }

  await stack.close();
  await model.close();
});
