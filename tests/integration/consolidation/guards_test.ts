import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";
import { scriptedReader, tells } from "./scripted-reader.ts";

const allergy = tells("É alérgica a camarão", { slot: "allergy", key: "camarão" });
const home = (value: string) =>
  tells(`Mora em ${value}`, {
    area: "relationships",
    slot: "residence",
    value,
    memory: { field: "location", op: "set", value },
  });
const itau = tells("Trabalha no Itaú", { area: "career", slot: "employer", value: "Itaú" });
const sandra = { area: "relationships", subject: "Sandra" };
const boss = tells("É a chefe", { ...sandra, type: "person", slot: "relationship", key: "Sandra", value: "chefe" });
const reader = scriptedReader({
  "sou alérgica a camarão": [allergy],
  "não esquece que sou alérgica a camarão": [allergy],
  "na verdade sou alérgica a camarão sim": [allergy],
  "trabalho no Itaú": [itau],
  "trabalho no Itaú, já falei": [itau],
  "moro em Recife": [home("Recife")],
  "agora moro em Natal": [home("Natal")],
  "me mudei pra Natal": [home("Natal")],
  "minha chefe se chama Sandra": [boss],
  "minha chefe Sandra mora em Betim": [boss, tells("Mora em Betim", { ...sandra, slot: "residence", value: "Betim" })],
  "tenho 34 anos, moro em Manaus e quero correr uma maratona": [
    tells("Tem 34 anos", { slot: "age", value: "34", memory: { field: "age", op: "set", value: "34" } }),
    home("Manaus"),
    tells("Quer correr uma maratona", {
      slot: "goal",
      key: "correr uma maratona",
      value: "open",
      memory: { field: "current_goals", op: "add", value: "Correr uma maratona" },
    }),
  ],
  "lembra que eu moro sozinha em Belém": [tells("Mora sozinha em Belém", { slot: "residence", value: "Belém" })],
}, { "Trabalha no Bradesco": { slot: "employer", value: "Bradesco" } });

async function rpc(user: TestUser, name: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { data, error } = await user.client.rpc(name, args);
  assert.equal(error, null, JSON.stringify(error));
  return data;
}

async function itemOf(user: TestUser, content: string): Promise<string> {
  const { data } = await user.client.from("knowledge_items").select("id").eq("content", content).is("deleted_at", null);
  assert.equal(data?.length, 1, content);
  return data![0]!.id;
}

async function rejections(stack: Stack, { userId }: TestUser): Promise<string[]> {
  const rows = await stack.sql<{ reason: string }>(
    `select r.value ->> 'reason' as reason from public.memory_consolidations c, jsonb_array_elements(c.rejections) r
     where c.user_id = $1 order by c.created_at`,
    [userId],
  );
  return rows.map(({ reason }) => reason);
}

Deno.test("what the user did by hand stands against older messages", async (t) => {
  const stack = await startStack({
    functions: { "consolidate-memory": createConsolidationApp({ chooseModel: () => reader }) },
  });

  await t.step("what they deleted is not learned again from a message before, but from one after", async () => {
    const ana = await stack.createUser("Ana");
    await say(stack, ana, "sou alérgica a camarão", "2026-11-01T10:00:00Z");
    await consolidateNow(stack, ana);
    await say(stack, ana, "não esquece que sou alérgica a camarão", "2026-11-02T10:00:00Z");
    await rpc(ana, "delete_knowledge", { item_id: await itemOf(ana, "É alérgica a camarão") });
    assert.equal((await consolidateNow(stack, ana)).status, "partial");
    assert.deepEqual([await beliefs(stack, ana), await rejections(stack, ana)], [[], ["deleted_by_user"]]);
    await say(stack, ana, "na verdade sou alérgica a camarão sim");
    await consolidateNow(stack, ana);
    assert.deepEqual(await beliefs(stack, ana), ["É alérgica a camarão"]);
  });

  await t.step("what they corrected is not learned again as it was", async () => {
    const bia = await stack.createUser("Bia");
    await say(stack, bia, "trabalho no Itaú", "2026-11-01T10:00:00Z");
    await consolidateNow(stack, bia);
    await say(stack, bia, "trabalho no Itaú, já falei", "2026-11-02T10:00:00Z");
    await rpc(bia, "correct_knowledge", {
      item_id: await itemOf(bia, "Trabalha no Itaú"),
      content: "Trabalha no Bradesco",
    });
    await consolidateNow(stack, bia);
    assert.deepEqual([await beliefs(stack, bia), await rejections(stack, bia)], [["Trabalha no Bradesco"], [
      "corrected_by_user",
    ]]);
  });

  await t.step(
    "what they entered by hand since is not questioned by an older message, but by a newer one",
    async () => {
      const carla = await stack.createUser("Carla");
      await say(stack, carla, "moro em Recife", "2026-11-01T10:00:00Z");
      await rpc(carla, "add_knowledge", {
        type: "fact",
        content: "Mora em Olinda",
        area: "relationships",
        slot: "residence",
        value: "Olinda",
      });
      await consolidateNow(stack, carla);
      assert.deepEqual([await beliefs(stack, carla), await rejections(stack, carla)], [["Mora em Olinda"], [
        "edited_by_user",
      ]]);
      await say(stack, carla, "agora moro em Natal");
      await consolidateNow(stack, carla);
      const { data } = await carla.client.from("knowledge_items").select("content, needs_resolution").is(
        "superseded_at",
        null,
      )
        .order("created_at");
      assert.deepEqual(data, [{ content: "Mora em Olinda", needs_resolution: false }, {
        content: "Mora em Natal",
        needs_resolution: true,
      }]);
      const { data: memory } = await carla.client.from("user_memories").select("location").single();
      assert.notEqual(memory!.location, "Natal", "what waits for an answer changes no profile");
    },
  );

  await t.step("an item of the profile's time that somebody only looked at is questioned as usual", async () => {
    const dora = await stack.createUser("Dora");
    await rpc(dora, "add_knowledge", {
      type: "fact",
      content: "Mora em Olinda",
      area: "relationships",
      slot: "residence",
      value: "Olinda",
    });
    await say(stack, dora, "me mudei pra Natal");
    await stack.sql("update public.knowledge_items set seen_at = now() where user_id = $1", [dora.userId]);
    await consolidateNow(stack, dora);
    assert.deepEqual(await rejections(stack, dora), []);
    assert.equal((await beliefs(stack, dora)).length, 2);
  });

  await t.step("a person they deleted does not come back through an older message", async () => {
    const eva = await stack.createUser("Eva");
    await say(stack, eva, "minha chefe se chama Sandra", "2026-11-01T10:00:00Z");
    await consolidateNow(stack, eva);
    await say(stack, eva, "minha chefe Sandra mora em Betim", "2026-11-02T10:00:00Z");
    await rpc(eva, "delete_knowledge", { item_id: await itemOf(eva, "Sandra, chefe") });
    await consolidateNow(stack, eva);
    assert.deepEqual(await beliefs(stack, eva), []);
    assert.deepEqual(await rejections(stack, eva), [], "what was said of her is not even read");
  });

  await t.step("fields of user memory that they edited are left alone", async () => {
    const gil = await stack.createUser("Gil");
    await rpc(gil, "update_user_memory", { changes: { location: "No mundo da lua", current_goals: ["Dormir mais"] } });
    await say(stack, gil, "tenho 34 anos, moro em Manaus e quero correr uma maratona");
    const { status } = await consolidateNow(stack, gil);
    const { data: memory } = await gil.client.from("user_memories").select("*").single();
    assert.deepEqual([memory!.location, memory!.age, memory!.current_goals], ["No mundo da lua", 34, ["Dormir mais"]]);
    assert.deepEqual([status, await rejections(stack, gil)], ["partial", ["edited_by_user", "edited_by_user"]]);
  });

  await t.step("forget_everything leaves nothing to learn from, though a batch was being read", async () => {
    const hugo = await stack.createUser("Hugo");
    await say(stack, hugo, "sou vegano");
    await rpc(hugo, "forget_everything", {});
    assert.equal((await consolidateNow(stack, hugo)).status, "skipped");
    assert.deepEqual(await beliefs(stack, hugo), []);
  });

  await t.step("what the assistant kept in the turn is not kept twice", async () => {
    const iara = await stack.createUser("Iara");
    const source = await say(stack, iara, "lembra que eu moro sozinha em Belém");
    await stack.sql(
      `insert into public.knowledge_items (user_id, type, area, title, content, source, source_ref, confidence)
       values ($1, 'fact', 'relationships', 'Casa', 'Moro sozinha em Belém', 'conversation', $2, 0.9)`,
      [iara.userId, source],
    );
    await consolidateNow(stack, iara);
    assert.equal((await beliefs(stack, iara)).length, 1);
  });

  await stack.close();
});
