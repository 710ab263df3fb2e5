import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("vectors are made of so many characters of a person in a day; what is over it waits, and others go on", async (t) => {
  const stack = await startStack();
  const service = createClient(stack.url, stack.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const note = (content: string) => ({ type: "note", title: "Nota", content });
  const holder = crypto.randomUUID();
  const claim = async (): Promise<string[]> => {
    const { items } = await call<{ items: { text: string }[] }>(service, "claim_embeddings", { model: "m", holder });
    return items.map(({ text }) => /ana|bia/.exec(text)![0]);
  };
  const missing = async () => (await call<{ items: unknown[] }>(ana.client, "missing_embeddings", {})).items.length;
  await stack.sql("update private.settings set value = '10000' where key = 'embedded_characters_per_day'");
  await ana.client.from("library_items").insert([note("ana ".repeat(900)), note("ana ".repeat(1_000))]);

  await t.step("a turn and the scheduled run count together, whatever has become of the texts since", async () => {
    assert.equal(await missing(), 2);
    await ana.client.from("library_items").update({ title: "Outra" }).eq("type", "note");
    assert.deepEqual(await claim(), ["ana", "ana"]);
    await ana.client.from("library_items").update({ title: "Mais uma" }).eq("type", "note");
    assert.equal(await missing(), 0);
    assert.deepEqual(await claim(), []);
  });

  await t.step("with another model's vectors too", async () => {
    await stack.sql("update public.library_items set embedding = $1, embedding_model = 'a'", [
      `[1${",0".repeat(767)}]`,
    ]);
    assert.deepEqual(await claim(), []);
  });

  await t.step("others go on", async () => {
    await bia.client.from("library_items").insert(note("bia"));
    assert.deepEqual(await claim(), ["bia"]);
  });

  await t.step("the next day", async () => {
    await stack.sql("update private.rate_limits set day = day - interval '1 day'");
    assert.deepEqual((await claim()).sort(), ["ana", "ana", "bia"]);
  });
  await stack.close();
});
