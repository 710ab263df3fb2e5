import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("safety keeps allergies, conditions and medicines of the person and those at home in mind", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const { client, ...user } = await stack.createUser("Marina");
  const add = async (content: string, more: JsonObject) =>
    (await call(client, "add_knowledge", { type: "fact", content, area: "health", ...more })).item as JsonObject;
  const safety = async () => ((await call(client, "get_user_memory")).memory as JsonObject).safety as string[];
  const person = (name: string, relationship: string) =>
    call(client, "update_person", { name, relationship, tool_call_id: crypto.randomUUID() });

  await t.step("her own, allergies first, and nothing else of her health", async () => {
    assert.deepEqual(await safety(), []);
    await add("Toma losartana 50 mg", { slot: "medication", key: "losartana", value: "50 mg" });
    await add("Tem alergia a dipirona", { slot: "allergy", key: "dipirona" });
    await add("Pesa 64 kg", { slot: "weight", value: "64" });
    assert.deepEqual(await safety(), ["Tem alergia a dipirona", "Toma losartana 50 mg"]);
  });

  await t.step("of those at home too, once it is known that they live there, and of nobody else", async () => {
    await person("Lia", "filha");
    await person("Célia", "mãe");
    await person("Bruna", "amiga");
    for (const name of ["Lia", "Célia", "Bruna"]) {
      await add("Tem alergia a amendoim", { slot: "allergy", key: "amendoim", person: name });
    }
    assert.equal((await safety()).length, 2);
    await add("Mora com a mãe e a filha Lia", { area: "relationships", slot: "household", value: "mãe e Lia" });
    const told = await safety();
    assert.deepEqual(told[0], "Tem alergia a dipirona");
    assert.deepEqual(told.slice(1, 3).toSorted(), ["Célia: Tem alergia a amendoim", "Lia: Tem alergia a amendoim"]);
    assert.equal(told.length, 4);
  });

  await t.step("leaves with what it rests on", async () => {
    await add("Não toma mais losartana", { slot: "medication", key: "losartana", holds: false });
    await add("Mora só com a Lia", { area: "relationships", slot: "household", value: "Lia" });
    assert.deepEqual(await safety(), ["Tem alergia a dipirona", "Lia: Tem alergia a amendoim"]);
  });

  await t.step("stands in every prompt, before the rest of the profile", async () => {
    fake.script(gemini({ text: "Oi!" }));
    await new Conversation(stack, { client, ...user }).say("oi, tudo bem?");
    const asked = JSON.stringify(fake.requests.at(-1));
    assert.match(asked, /Alergias, condições e remédios: Tem alergia a dipirona; Lia: Tem alergia a amendoim/);
  });

  await t.step("what she writes there herself stays beside it, whatever the items do", async () => {
    const written = ["Tem alergia a dipirona", "Usa marca-passo"];
    const { memory } = await call(client, "update_user_memory", { changes: { safety: written } });
    const both = ["Tem alergia a dipirona", "Lia: Tem alergia a amendoim", "Usa marca-passo"];
    assert.deepEqual((memory as JsonObject).safety, both, "what items say goes with the items alone");
    const { data } = await client.from("knowledge_items").select("id").eq("content", "Tem alergia a dipirona");
    await call(client, "delete_knowledge", { item_id: data![0]!.id });
    assert.deepEqual(await safety(), ["Lia: Tem alergia a amendoim", "Usa marca-passo"]);
    assert.deepEqual(await call(client, "update_user_memory", { changes: { name: "Marina" } }).then(safety), [
      "Lia: Tem alergia a amendoim",
      "Usa marca-passo",
    ]);
  });

  await t.step("and goes with everything else that is forgotten", async () => {
    await call(client, "forget_everything");
    assert.deepEqual(await safety(), []);
  });

  await fake.close();
  await stack.close();
});
