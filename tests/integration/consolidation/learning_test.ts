import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { beliefs, consolidate, consolidateNow, say } from "./consolidation.ts";
import { scriptedReader, tells } from "./scripted-reader.ts";

const home = (value: string) =>
  tells(`Mora em ${value}`, { slot: "residence", value, memory: { field: "location", op: "set", value } });
const reader = scriptedReader({
  "oi! moro em Curitiba com minha irmã Júlia": [
    home("Curitiba"),
    tells("É a irmã", { type: "person", subject: "Júlia", slot: "relationship", key: "Júlia", value: "irmã" }),
  ],
  "já te disse que moro em Curitiba?? moro em Curitiba sim": [home("Curitiba")],
  "moro em Belém": [home("Belém")],
  "agora moro em Natal": [home("Natal")],
  "tenho uma moto": [tells("Tem uma moto", { slot: "owns", key: "moto" })],
  "gente, roubaram minha moto": [tells("Não tem mais a moto", { slot: "owns", key: "moto", holds: false })],
  "sou vegana": [tells("É vegana", { slot: "diet", value: "vegana" })],
});

Deno.test("a consolidation", async (t) => {
  const stack = await startStack({
    functions: { "consolidate-memory": createConsolidationApp({ chooseModel: () => reader }) },
  });
  const ana = await stack.createUser("Ana");
  const record = async () =>
    (await ana.client.from("memory_consolidations").select("*").order("created_at")).data ?? [];
  const memory = async () => (await ana.client.from("user_memories").select("*").single()).data!;

  await t.step("learns what a user said, where it came from and when", async () => {
    const id = await say(stack, ana, "oi! moro em Curitiba com minha irmã Júlia", "2026-11-01T12:00:00Z");
    await say(stack, ana, "que dia cansativo", "2026-11-01T13:00:00Z");
    assert.deepEqual(await consolidateNow(stack, ana), {
      userId: ana.userId,
      status: "completed",
      messagesProcessed: 2,
      factsCreated: 2,
      factsUpdated: 0,
      inferencesCreated: 0,
    });
    assert.deepEqual(await beliefs(stack, ana), ["Júlia, irmã", "Mora em Curitiba"]);
    const { data: items } = await ana.client.from("knowledge_items").select("*").order("created_at");
    for (const item of items!) {
      assert.equal(item.source_ref, id);
      assert.equal(Date.parse(item.stated_at), Date.parse("2026-11-01T12:00:00Z"));
      assert.deepEqual([item.source, item.confidence, item.validated_by_user], ["conversation", 0.95, false]);
    }
    assert.deepEqual(items!.find(({ type }) => type === "person").person_metadata, { relationship: "irmã" });
  });

  await t.step("writes one record, stamps the messages and raises the version by one", async () => {
    const [written, ...others] = await record();
    assert.deepEqual(others, []);
    assert.deepEqual([written.status, written.messages_processed, written.rejections], ["completed", 2, []]);
    assert.deepEqual(
      [written.consolidated_from, written.consolidated_to].map(Date.parse),
      ["2026-11-01T12:00:00Z", "2026-11-01T13:00:00Z"].map(Date.parse),
    );
    const { data } = await ana.client.from("messages").select("consolidation_id");
    assert.ok(data!.every(({ consolidation_id }) => consolidation_id === written.id));
    const { version, location, last_consolidated_at } = await memory();
    assert.deepEqual([version, location], [1, "Curitiba"]);
    assert.ok(last_consolidated_at);
  });

  await t.step("leaves no trace without a new message", async () => {
    assert.equal((await consolidateNow(stack, ana)).status, "skipped");
    assert.deepEqual(await consolidate(stack), []);
    assert.equal((await record()).length, 1);
    assert.equal((await memory()).version, 1);
  });

  await t.step("refreshes what was said before instead of storing it twice", async () => {
    await say(stack, ana, "já te disse que moro em Curitiba?? moro em Curitiba sim");
    const { status, factsCreated, factsUpdated } = await consolidateNow(stack, ana);
    assert.deepEqual([status, factsCreated, factsUpdated], ["completed", 0, 1]);
    assert.equal((await beliefs(stack, ana)).length, 2);
  });

  await t.step("reads several batches when there are many messages, oldest first", async () => {
    const bia = await stack.createUser("Bia");
    for (let i = 0; i < 45; i++) {
      await say(stack, bia, i === 44 ? "agora moro em Natal" : i === 0 ? "moro em Belém" : `mensagem ${i}`);
    }
    const { status, messagesProcessed } = await consolidateNow(stack, bia);
    assert.deepEqual([status, messagesProcessed], ["completed", 45]);
    assert.deepEqual(await beliefs(stack, bia), ["Mora em Natal"]);
    const { data } = await bia.client.from("memory_consolidations").select("messages_processed").order("created_at");
    assert.deepEqual(data!.map(({ messages_processed }) => messages_processed), [40, 5]);
  });

  await t.step("keeps what makes something known untrue, said in other words", async () => {
    const dora = await stack.createUser("Dora");
    await say(stack, dora, "tenho uma moto", "2026-11-01T12:00:00Z");
    await consolidateNow(stack, dora);
    assert.deepEqual(await beliefs(stack, dora), ["Tem uma moto"]);
    const id = await say(stack, dora, "gente, roubaram minha moto", "2026-11-08T12:00:00Z");
    assert.equal((await consolidateNow(stack, dora)).factsCreated, 1);
    const { data } = await dora.client.from("knowledge_items").select("content, source_ref").is("superseded_at", null);
    assert.deepEqual(data!.map(({ source_ref }) => source_ref), [id]);
    assert.deepEqual(await beliefs(stack, dora), ["Não tem mais a moto"]);
  });

  await t.step("takes nothing from the assistant, from tools, from turns under way", async () => {
    const caio = await stack.createUser("Caio");
    await say(stack, caio, "bom dia");
    const [row] = await stack.sql<{ conversation_id: string }>(
      "select conversation_id from public.messages where user_id = $1",
      [
        caio.userId,
      ],
    );
    const conversation = row!.conversation_id;
    for (const role of ["assistant", "tool"]) {
      await stack.sql(
        `insert into public.messages (user_id, conversation_id, role, parts, content) values ($1, $2, $3, '[]', 'sou casada e moro em Belém')`,
        [caio.userId, conversation, role],
      );
    }
    const [turn] = await stack.sql<{ id: string }>(
      `insert into public.turns (user_id, conversation_id, kind, lease_until) values ($1, $2, 'message', now()) returning id`,
      [caio.userId, conversation],
    );
    const late = await say(stack, caio, "sou vegana");
    await stack.sql("update public.messages set turn_id = $2 where id = $1", [late, turn!.id]);
    assert.equal((await consolidateNow(stack, caio)).messagesProcessed, 1);
    assert.deepEqual(await beliefs(stack, caio), []);
    await stack.sql("update public.turns set status = 'completed' where id = $1", [turn!.id]);
    assert.equal((await consolidateNow(stack, caio)).messagesProcessed, 1);
    assert.deepEqual(await beliefs(stack, caio), ["É vegana"]);
  });

  await stack.close();
});
