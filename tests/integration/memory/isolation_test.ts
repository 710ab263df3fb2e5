import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

const TABLES = ["user_memories", "knowledge_items", "knowledge_links"];

Deno.test("memory of one user", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const eva = await stack.createUser("Eva");
  const nobody = stack.anonymous();
  const fact = { type: "fact", content: "É alérgica a camarão", area: "health" };
  const item = (await call(ana.client, "add_knowledge", fact)).item as { id: string };
  const person = (await call(ana.client, "update_person", { name: "Júlia", birthday: "--03-12" })).person as {
    id: string;
  };
  await ana.client.from("knowledge_links").insert({ from_id: item.id, to_id: person.id });
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        TABLES.map((table) =>
          stack.sql(`select * from public.${table} where user_id = $1 order by created_at`, [ana.userId])
        ),
      ),
    );
  const before = await everything();

  const row: Record<string, JsonObject> = {
    user_memories: { name: "Eva" },
    knowledge_items: { type: "fact", area: "health", title: "x", content: "x" },
    knowledge_links: { from_id: item.id, to_id: person.id, relation: "evidence" },
  };
  const change: Record<string, JsonObject> = {
    user_memories: { name: "Roubada" },
    knowledge_items: { content: "roubado" },
    knowledge_links: { relation: "evidence" },
  };

  for (const table of TABLES) {
    await t.step(`${table}: another user sees and changes nothing`, async () => {
      const seen = (await eva.client.from(table).select("user_id")).data!;
      assert.ok(seen.every(({ user_id }) => user_id === eva.userId));
      const updated = await eva.client.from(table).update(change[table]!).eq("user_id", ana.userId).select();
      assert.ok(updated.error?.code === "42501" || updated.data?.length === 0);
      const deleted = await eva.client.from(table).delete().eq("user_id", ana.userId).select();
      assert.ok(deleted.error?.code === "42501" || deleted.data?.length === 0);
      assert.notEqual((await eva.client.from(table).insert({ ...row[table], user_id: ana.userId })).error, null);
    });

    await t.step(`${table}: without an account there is nothing`, async () => {
      for (
        const attempt of [
          nobody.from(table).select("*"),
          nobody.from(table).insert({ ...row[table], user_id: ana.userId }),
          nobody.from(table).update(change[table]!).eq("user_id", ana.userId),
          nobody.from(table).delete().eq("user_id", ana.userId),
        ]
      ) assert.equal((await attempt).error?.code, "42501");
    });
  }

  await t.step("no row can be given away or point at someone else's", async () => {
    const own = (await call(eva.client, "add_knowledge", { ...fact, content: "É canhota" })).item as { id: string };
    const refused = async (change: JsonObject) =>
      assert.notEqual(
        (await eva.client.from("knowledge_items").update(change).eq("id", own.id)).error,
        null,
        JSON.stringify(change),
      );
    await refused({ user_id: ana.userId });
    await refused({ subject: person.id });
    await refused({ superseded_by_id: item.id, superseded_at: "now" });
    for (const link of [{ from_id: own.id, to_id: item.id }, { from_id: item.id, to_id: person.id }]) {
      assert.notEqual((await eva.client.from("knowledge_links").insert(link)).error, null);
    }
  });

  await t.step("the tools know nothing of another user", async () => {
    for (const query of ["", "camarão", "Júlia", "Recife", "Julha"]) {
      const { items } = await call(eva.client, "search_knowledge", { query }) as { items: JsonObject[] };
      assert.deepEqual(items.map((found) => found.content), query === "" ? ["É canhota"] : [], query);
    }
    assert.deepEqual(await call(eva.client, "get_person", { name: "Júlia" }), {
      status: "unknown",
      name: "Júlia",
      known: [],
    });
    const analysis = await call(eva.client, "analyze_context", {
      current_topic: "camarão",
      related_areas: ["relationships"],
    });
    assert.deepEqual([analysis.facts, analysis.connections], [[], []]);
  });

  await t.step("the same words and names of two users are two items", async () => {
    const added = await call(eva.client, "add_knowledge", fact) as { status: string; item: { id: string } };
    assert.equal(added.status, "created");
    assert.notEqual(added.item.id, item.id);
    const updated = await call(eva.client, "update_person", { name: "Júlia" }) as {
      status: string;
      person: { id: string };
    };
    assert.equal(updated.status, "created");
    assert.notEqual(updated.person.id, person.id);
  });

  await t.step("no function runs without an account", async () => {
    const calls: Record<string, JsonObject> = {
      search_knowledge: { query: "" },
      add_knowledge: fact,
      analyze_context: { current_topic: "x", related_areas: [] },
      get_person: { name: "Júlia" },
      update_person: { name: "Júlia" },
    };
    for (const [name, args] of Object.entries(calls)) {
      assert.equal((await refusal(nobody, name, args)).code, "42501", name);
    }
  });

  await t.step("stayed as it was", async () => {
    assert.equal(await everything(), before);
  });

  await stack.close();
});
