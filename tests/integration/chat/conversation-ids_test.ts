import assert from "node:assert/strict";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("a conversation is called what its client calls it", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const rows = async (user: typeof ana) => {
    const { data } = await user.client.from("conversations").select("id, client_id").order("created_at");
    return data ?? [];
  };

  await t.step("any string of 1 to 64 characters, echoed as it came", async () => {
    for (const id of ["a1B2c3D4e5F6g7H8", "x", "é/…? 😀", "y".repeat(64)]) {
      const conversation = new Conversation(stack, ana, id);
      const first = await conversation.say("gastei 50 reais no mercado");
      assert.equal(first.status, 200);
      assert.equal(first.conversationId, id);
      const yes = await conversation.approve(onlyWaiting(first).id, true);
      assert.equal(yes.metadata.route, "confirmed");
      assert.equal(yes.conversationId, id);
    }
    assert.equal((await rows(ana)).length, 4);
  });

  await t.step("but none that no URL can hold", async () => {
    for (const id of [".", ".."]) {
      const refused = await new Conversation(stack, ana, id).say("oi");
      assert.deepEqual([refused.status, refused.error?.code], [400, "invalid_request"]);
    }
    assert.equal((await rows(ana)).length, 4);
  });

  await t.step("each user has names of their own", async () => {
    assert.equal((await new Conversation(stack, bia, "x").say("oi")).status, 200);
    const [row] = await rows(bia);
    assert.equal(row?.client_id, "x");
    assert.notEqual(row?.id, (await rows(ana)).find(({ client_id }) => client_id === "x")?.id);
  });

  await t.step("a uuid is the row's id as well, in either case", async () => {
    const id = crypto.randomUUID();
    for (const name of [id.toUpperCase(), id]) {
      assert.equal((await new Conversation(stack, bia, name).say("oi")).conversationId, name);
    }
    assert.equal((await rows(bia)).filter((row) => row.id === id).length, 1);
    assert.equal((await rows(bia)).length, 2);
  });

  await t.step("a row made over REST is known by its id and by the name it got", async () => {
    const { data } = await bia.client.from("conversations").insert({ title: "Férias" }).select("id, client_id")
      .single();
    for (const name of [data!.id, data!.client_id]) {
      assert.equal((await new Conversation(stack, bia, name).say("oi")).status, 200);
    }
    assert.equal((await rows(bia)).length, 3);
  });

  await t.step("two first messages at once begin one conversation", async () => {
    const conversation = new Conversation(stack, bia, "at once");
    const answers = await Promise.all([conversation.say("oi"), conversation.say("tudo bem?")]);
    assert.ok(answers.every(({ status }) => status === 200), JSON.stringify(answers));
    assert.equal((await rows(bia)).filter((row) => row.client_id === "at once").length, 1);
  });

  await t.step("an answer by button to a conversation that is none is 404 and begins none", async () => {
    const answer = await new Conversation(stack, bia, "nowhere").approve(crypto.randomUUID(), true);
    assert.equal(answer.status, 404);
    assert.equal(answer.error?.code, "conversation_not_found");
    assert.ok((await rows(bia)).every((row) => row.client_id !== "nowhere"));
  });
  await stack.close();
});
