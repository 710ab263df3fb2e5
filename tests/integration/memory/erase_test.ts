import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startStack } from "../../support/stack.ts";
import { exported } from "../portability/files.ts";

Deno.test("erase_knowledge() removes a person with all that is about them, for good, and ends with a receipt", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const call = async (name: string, args: Record<string, unknown>) => {
    const { data, error } = await user.client.rpc(name as never, args as never);
    assert.equal(error, null, JSON.stringify(error));
    return data as Record<string, unknown> & { items: { id: string; content: string }[]; item: { id: string } };
  };
  const conversation = new Conversation(stack, user);
  await conversation.say("oi");
  const { data: messages } = await user.client.from("messages").select("id").eq("role", "user").order("created_at");
  const insert = async (row: Record<string, unknown>) => {
    const { data, error } = await user.client.from("knowledge_items").insert(row as never).select("id").single();
    assert.equal(error, null, JSON.stringify(error));
    return data!.id as string;
  };
  const person = await insert({
    type: "person",
    area: "relationships",
    title: "Tainara Quixadá",
    content: "Irmã dela",
  });
  const told = await insert({
    type: "fact",
    area: "relationships",
    title: "Mora em Sobral",
    content: "Mora em Sobral",
    subject: person,
    source: "conversation",
    source_ref: messages![0]!.id,
  });
  await call("correct_knowledge", { item_id: told, content: "Mora em Crateús" });
  const other = await insert({ type: "fact", area: "health", title: "Alergia", content: "É alérgica a camarão" });

  await t.step("what would go is told before, with old versions and the messages it came from", async () => {
    const { items, ...counts } = await call("preview_erasure", { item_id: person });
    assert.deepEqual(items.map(({ content }) => content).slice(0, 2).toSorted(), ["Irmã dela", "Mora em Crateús"]);
    assert.deepEqual(counts, { current: 2, versions: 1, vectors: 0, messages: 1 });
  });

  await t.step("then nothing finds it: no search, no list of all, no history, no export", async () => {
    const receipt = await call("erase_knowledge", { item_id: person, tool_call_id: "once" });
    assert.deepEqual(receipt, { status: "erased", counts: { items: 3, vectors: 0, messages_not_to_learn: 1 } });
    assert.deepEqual(await call("erase_knowledge", { item_id: person, tool_call_id: "once" }), receipt);
    for (const query of ["Tainara", "Crateús", "Sobral"]) {
      assert.deepEqual((await call("search_knowledge", { query })).items, []);
      assert.deepEqual((await call("list_knowledge", { query, status: "all" })).items, []);
    }
    const { data, error } = await user.client.rpc("knowledge_history", { item_id: told });
    assert.deepEqual([data, error?.hint], [null, "knowledge_not_found"]);
    const file = await exported(stack, user.token, "memory");
    assert.ok(!/Quixadá|Crateús|Sobral/.test(JSON.stringify(file)));
  });

  await t.step("what is about somebody else stays", async () => {
    const { items } = await call("list_knowledge", { status: "all" });
    assert.deepEqual(items.map(({ id }) => id), [other]);
  });

  await t.step("nobody erases what is not theirs", async () => {
    const stranger = await stack.createUser("Bia");
    const { error } = await stranger.client.rpc("erase_knowledge", { item_id: other });
    assert.equal(error?.hint, "knowledge_not_found");
  });
  await stack.close();
});
