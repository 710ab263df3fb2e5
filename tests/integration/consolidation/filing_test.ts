import type { LanguageModelV4 } from "@ai-sdk/provider";
import assert from "node:assert/strict";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, consolidateNow, say } from "./consolidation.ts";
import { scriptedReader } from "./scripted-reader.ts";

const home = (value: string) => ({ slot: "residence", value });
const reader = scriptedReader({}, {
  "Mora em Natal": home("Natal"),
  "Mora em Recife": home("Recife"),
  "Reside em Recife": home("recife"),
  "Júlia: Mora em Olinda": home("Olinda"),
  "Foi para Belém de vez": home("Belém"),
  "Gosta de praia": { slot: "likes", key: "praia" },
  "Tem alergia": { slot: "allergy" },
  "Não come camarão": { slot: "likes", key: "camarão", holds: false },
});

async function write(user: TestUser, content: string, more: Record<string, unknown> = {}): Promise<string> {
  const row = { type: "fact", area: "health", title: content, content, ...more };
  const { data, error } = await user.client.from("knowledge_items").insert(row).select("id").single();
  assert.ifError(error);
  return data!.id;
}

async function filed(stack: Stack, { userId }: TestUser): Promise<Record<string, unknown>[]> {
  return await stack.sql(
    `select content, slot, slot_key, value, holds, filed_at is not null as filed from public.knowledge_items
     where user_id = $1 and type = 'fact' and superseded_at is null order by content`,
    [userId],
  );
}

Deno.test("a consolidation files what was written without a slot", async (t) => {
  const stack = await startStack({
    functions: { "consolidate-memory": createConsolidationApp({ chooseModel: () => reader }) },
  });

  await t.step("and settles it, of whomever it is; what fits nothing is not asked about again", async () => {
    const ana = await stack.createUser("Ana");
    await write(ana, "Mora em Natal", { stated_at: "2026-10-01T12:00:00Z" });
    await write(ana, "Mora em Recife", { stated_at: "2026-10-02T12:00:00Z" });
    await write(ana, "Acha graça de tudo");
    await write(ana, "Tem alergia");
    await write(ana, "Não come camarão");
    const julia = await write(ana, "Júlia", { type: "person" });
    await write(ana, "Mora em Olinda", { subject: julia });
    assert.equal((await consolidateNow(stack, ana)).status, "skipped", "nothing was said");
    const none = { slot: null, slot_key: null, value: null, holds: true, filed: true };
    assert.deepEqual(await filed(stack, ana), [
      { ...none, content: "Acha graça de tudo" },
      { ...none, content: "Mora em Olinda", ...home("Olinda") },
      { ...none, content: "Mora em Recife", ...home("Recife") },
      { ...none, content: "Não come camarão", slot: "likes", slot_key: "camarão", holds: false },
      { ...none, content: "Tem alergia" },
    ]);
    assert.equal((await consolidateNow(stack, ana)).status, "skipped");
    const { data } = await ana.client.from("memory_consolidations").select("id");
    assert.deepEqual(data, [], "filing leaves no record");
  });

  await t.step("what was corrected keeps its slot and value until it is filed in its new words", async () => {
    const rui = await stack.createUser("Rui");
    for (
      const [content, instead, kept, then] of [
        ["Mora em Natal", "Foi para Belém de vez", "Natal", home("Belém")],
        ["Mora em Recife", "Gosta de praia", "Recife", { slot: "likes", value: null }],
      ] as const
    ) {
      const known = await rui.client.rpc("add_knowledge", {
        type: "fact",
        area: "health",
        content,
        slot: "residence",
        value: kept,
      });
      const { error } = await rui.client.rpc("correct_knowledge", { item_id: known.data.item.id, content: instead });
      assert.ifError(error);
      const row = async () => (await filed(stack, rui)).find((one) => one.content === instead)!;
      const { slot, value, filed: done } = await row();
      assert.deepEqual([slot, value, done], ["residence", kept, false]);
      await consolidateNow(stack, rui);
      const after = await row();
      assert.deepEqual([after.slot, after.value, after.filed], [then.slot, then.value, true]);
    }
  });

  await t.step("what was written with a slot is settled without asking anybody", async () => {
    const gil = await stack.createUser("Gil");
    await write(gil, "Vive em Natal", { ...home("Natal"), stated_at: "2026-10-01T12:00:00Z" });
    await write(gil, "Vive em Olinda", { ...home("Olinda"), stated_at: "2026-10-03T12:00:00Z" });
    await write(gil, "Vive em Recife", { ...home("Recife"), stated_at: "2026-10-02T12:00:00Z" });
    await write(gil, "Está em Olinda", { ...home("olinda"), stated_at: "2026-10-04T12:00:00Z" });
    const corrected = await write(gil, "Toma losartana", { slot: "medication", slot_key: "losartana" });
    await write(gil, "Parou com a losartana", { slot: "likes", slot_key: "losartana", holds: false });
    assert.equal((await consolidateNow(stack, gil)).status, "skipped");
    assert.deepEqual((await filed(stack, gil)).map(({ content, filed }) => [content, filed]), [
      ["Está em Olinda", true],
      ["Parou com a losartana", true],
      ["Toma losartana", true],
    ]);
    const change = { slot: "likes", slot_key: "Losartana", holds: true };
    assert.ifError((await gil.client.from("knowledge_items").update(change).eq("id", corrected)).error);
    await consolidateNow(stack, gil);
    assert.equal((await filed(stack, gil)).length, 2);
  });

  await t.step("two that say the same become one, the user's own", async () => {
    const bia = await stack.createUser("Bia");
    const args = { type: "fact", area: "health", tool_call_id: "a", ...home("Recife") };
    assert.ifError((await bia.client.rpc("add_knowledge", { ...args, content: "Mora em Recife" })).error);
    const mine = { type: "fact", area: "health", content: "Reside em Recife" };
    assert.ifError((await bia.client.rpc("add_knowledge", mine)).error);
    await consolidateNow(stack, bia);
    assert.deepEqual(await beliefs(stack, bia), ["Reside em Recife"]);
  });

  await t.step("only under the lease, and not what somebody has filed or changed meanwhile", async () => {
    const caio = await stack.createUser("Caio");
    const eva = await stack.createUser("Eva");
    const id = await write(caio, "Mora em Natal");
    const hers = await write(eva, "Mora em Natal");
    const { body } = await asService<{ attempt: number }>(stack, "claim_consolidation", {
      user_ids: [caio.userId],
      force: true,
    });
    const held = { user_id: caio.userId, attempt: body.attempt };
    const stale = await asService<{ hint: string }>(stack, "items_to_file", { ...held, attempt: body.attempt + 1 });
    assert.deepEqual([stale.status, stale.body.hint], [409, "stale_consolidation"]);
    const given = await asService<{ items: { id: string }[] }>(stack, "items_to_file", held);
    assert.deepEqual(given.body.items.map((item) => item.id), [id]);
    await caio.client.from("knowledge_items").update({ slot: "hometown", value: "Natal" }).eq("id", id);
    const filings = [id, hers, crypto.randomUUID(), "x"].map((item_id) => ({
      item_id,
      ...home("Natal"),
      key: null,
      holds: true,
    }));
    const applied = await asService(stack, "apply_filing", { ...held, filings });
    assert.deepEqual(applied.body, { filed: 0, remaining: true }, "his own slot is still to be settled");
    assert.equal((await filed(stack, caio))[0]!.slot, "hometown");
    assert.equal((await filed(stack, eva))[0]!.slot, null);
  });

  await t.step("a filing that fails holds no learning up, and leaves nobody waiting", async () => {
    const app = createConsolidationApp({
      chooseModel: () => ({
        ...reader,
        doGenerate: (options) =>
          options.responseFormat?.type === "json" && options.responseFormat.name === "filing"
            ? Promise.reject(new Error("no answer"))
            : reader.doGenerate(options),
      }),
    });
    const other = await startStack({ functions: { "consolidate-memory": app } });
    const user = await other.createUser("Dora");
    await write(user, "Mora em Natal");
    await say(other, user, "bom dia");
    assert.equal((await consolidateNow(other, user)).messagesProcessed, 1);
    assert.equal((await filed(other, user))[0]!.filed, false);
    await other.close();
  });

  await stack.close();
});

Deno.test("an item that a model will not read costs no other its slot", async () => {
  const refusing: LanguageModelV4 = {
    ...reader,
    async doGenerate(options) {
      const result = await reader.doGenerate(options);
      if (!JSON.stringify(options.prompt).includes("Guarda um segredo")) return result;
      return { ...result, content: [], finishReason: { unified: "content-filter", raw: "PROHIBITED_CONTENT" } };
    },
  };
  const stack = await startStack({
    functions: { "consolidate-memory": createConsolidationApp({ chooseModel: () => refusing }) },
  });
  const user = await stack.createUser();
  for (const content of ["Mora em Natal", "Guarda um segredo", "Não come camarão", "Acha graça de tudo"]) {
    await write(user, content);
  }
  await consolidateNow(stack, user);
  assert.deepEqual((await filed(stack, user)).map(({ content, slot, filed }) => [content, slot, filed]), [
    ["Acha graça de tudo", null, true],
    ["Guarda um segredo", null, true],
    ["Mora em Natal", "residence", true],
    ["Não come camarão", "likes", true],
  ]);
  await stack.close();
});
