import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

Deno.test("get_user_memory() and update_user_memory()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const memory = async () => (await call(client, "get_user_memory")).memory as JsonObject;
  const update = async (changes: JsonObject, more: JsonObject = {}) =>
    (await call(client, "update_user_memory", { changes, ...more })).memory as JsonObject;
  const edited = async () => Object.keys((await memory()).edited_fields as JsonObject).sort();

  await t.step("starts empty", async () => {
    const { name, current_goals, version, edited_fields, last_consolidated_at } = await memory();
    assert.deepEqual([name, current_goals, version, edited_fields, last_consolidated_at], [null, [], 0, {}, null]);
  });

  await t.step("changes what is named, trimmed, and remembers which fields", async () => {
    const changed = await update({ name: " Ana ", age: 34, current_goals: ["Correr 10 km ", "Ler mais"] });
    assert.deepEqual([changed.name, changed.age, changed.current_goals], ["Ana", 34, ["Correr 10 km", "Ler mais"]]);
    assert.deepEqual(await edited(), ["age", "current_goals", "name"]);
    await update({ age: 34 });
    assert.deepEqual(await edited(), ["age", "current_goals", "name"]);
  });

  await t.step("null and blank empty a field, which counts as an edit", async () => {
    await update({ location: "Olinda", values: ["calma"] });
    const changed = await update({ location: null, values: null, name: "  " });
    assert.deepEqual([changed.location, changed.values, changed.name], [null, [], null]);
    assert.ok((await edited()).includes("location"));
  });

  await t.step("an edit straight to the table counts too, a consolidation's does not", async () => {
    await client.from("user_memories").update({ occupation: "Bióloga" }).eq("user_id", userId);
    assert.ok((await edited()).includes("occupation"));
    await stack.sql("update public.user_memories set learned_patterns = '{Dorme tarde}' where user_id = $1", [userId]);
    assert.ok(!(await edited()).includes("learned_patterns"));
    const { error } = await client.from("user_memories").update({ edited_fields: {} }).eq("user_id", userId);
    assert.equal(error?.code, "42501");
  });

  await t.step("release hands a field back", async () => {
    await update({}, { release: ["occupation", "age"] });
    assert.deepEqual((await edited()).filter((field) => ["occupation", "age"].includes(field)), []);
    assert.equal((await memory()).occupation, "Bióloga");
  });

  await t.step("a repeated call gets the stored result and writes nothing", async () => {
    const first = await call(client, "update_user_memory", { changes: { age: 35 }, tool_call_id: "m1" });
    await update({ age: 36 });
    assert.deepEqual(await call(client, "update_user_memory", { changes: { age: 35 }, tool_call_id: "m1" }), first);
    assert.equal((await memory()).age, 36);
  });

  await t.step("refuses bad values, naming the field, and changes nothing", async () => {
    const before = await memory();
    for (
      const [changes, hint, field] of [
        [{ nickname: "x" }, "invalid_field", "nickname"],
        [{ version: 9 }, "invalid_field", "version"],
        [{ age: 131 }, "invalid_value", "age"],
        [{ age: 1.5 }, "invalid_value", "age"],
        [{ age: "trinta" }, "invalid_value", "age"],
        [{ name: "x".repeat(201) }, "invalid_value", "name"],
        [{ name: ["Ana"] }, "invalid_value", "name"],
        [{ family_context: "x".repeat(1001) }, "invalid_value", "family_context"],
        [{ timezone: "Marte/Olimpo" }, "invalid_value", "timezone"],
        [{ current_goals: "correr" }, "invalid_value", "current_goals"],
        [{ current_goals: [1] }, "invalid_value", "current_goals"],
        [{ current_goals: [" "] }, "invalid_value", "current_goals"],
        [{ current_goals: Array(21).fill("x") }, "invalid_value", "current_goals"],
        [{ age: 40, top_of_mind: ["x".repeat(301)] }, "invalid_value", "top_of_mind"],
      ] as const
    ) {
      const refused = await refusal(client, "update_user_memory", { changes });
      assert.deepEqual([refused.status, refused.hint, refused.detail.field], [400, hint, field]);
    }
    assert.equal((await refusal(client, "update_user_memory", { changes: [1] })).hint, "invalid_arguments");
    assert.equal((await refusal(client, "update_user_memory", { release: ["x"] })).hint, "invalid_field");
    assert.deepEqual(await memory(), before);
  });

  await stack.close();
});
