import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { actionsOf } from "./rpc.ts";

const fact = { type: "fact", content: "Tem alergia a camarão", area: "health" };
const person = { type: "person", content: "Júlia, irmã", title: "Júlia", area: "relationships" };

/** What is refused, by which function's guard, and with which hint. */
const added: [what: string, args: JsonObject, hint: string][] = [
  ["check_knowledge() refuses an item without a type", { ...fact, type: null }, "invalid_arguments"],
  ["check_knowledge() refuses an item without an area", { ...fact, area: null }, "invalid_arguments"],
  [
    "check_knowledge() refuses a person's name of 201 letters",
    { ...fact, person: "x".repeat(201) },
    "content_too_long",
  ],
  // A new person keeps no slot, so that no trigger checks it.
  ["add_knowledge() refuses a new person with a slot that does not exist", { ...person, slot: "nada" }, "unknown_slot"],
  [
    "add_knowledge() refuses a birthday to come of somebody else",
    { ...fact, content: "Faz anos em janeiro", person: "Júlia", slot: "birthday", value: "2990-01-01" },
    "invalid_birthday",
  ],
];

Deno.test("what cannot be kept, corrected or confirmed is refused, and memory stays as it was", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const { learn } = actionsOf(client);
  const home = await learn("Mora em Olinda", { slot: "residence", value: "Olinda" });
  const work = await learn("Trabalha em Olinda");
  const known = async () => (await client.from("knowledge_items").select("id, deleted_at").order("id")).data;
  const before = await known();
  const refused = async (name: string, args: JsonObject) => {
    const { status, hint } = await refusal(client, name, args);
    return [status, hint];
  };

  for (const [what, args, hint] of added) {
    await t.step(what, async () => assert.deepEqual(await refused("add_knowledge", args), [400, hint]));
  }

  await t.step("correct_knowledge() refuses a value without a slot, though the words are known already", async () => {
    const args = { item_id: work.id, content: home.content, slot: " ", value: "Olinda" };
    assert.deepEqual(await refused("correct_knowledge", args), [400, "slot_missing"]);
  });

  await t.step("validate_knowledge() refuses words that mean two items, and names both", async () => {
    const { status, hint, detail } = await refusal(client, "validate_knowledge", { query: "Olinda" });
    assert.deepEqual([status, hint], [409, "ambiguous_knowledge"]);
    assert.deepEqual((detail.items as JsonObject[]).map(({ id }) => id).sort(), [home.id, work.id].sort());
  });

  await t.step("reject_contradiction() refuses an item that nothing contradicts", async () => {
    assert.deepEqual(await refused("reject_contradiction", { item_id: home.id }), [409, "nothing_to_resolve"]);
  });

  assert.deepEqual(await known(), before);
  await stack.close();
});
