import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { memoryOf } from "./memory.ts";

Deno.test("private.knowledge_readings", async (t) => {
  const stack = await startStack();
  const kept = (userId: string) =>
    stack.sql<{ item_id: string; is_current: boolean; readings: { slot: string }[] }>(
      `select item_id, version = private.reading_version() as is_current, readings
       from private.knowledge_readings where user_id = $1`,
      [userId],
    );
  // Whoever believes it finds nothing to contradict.
  const forge = ({ userId }: TestUser) =>
    stack.sql(
      "update private.knowledge_readings set readings = '[]', version = private.reading_version() where user_id = $1",
      [
        userId,
      ],
    );
  const livesInSantos = async () => {
    const user = await stack.createUser("Ana");
    const memory = memoryOf(user);
    const { item } = await memory.say("Mora em Santos");
    await forge(user);
    return { user, item, ...memory };
  };

  await t.step("an item is read as it is added", async () => {
    const user = await stack.createUser("Ana");
    const { item } = await memoryOf(user).say("Mora em Santos");
    assert.deepEqual(
      (await kept(user.userId)).map(({ item_id, is_current, readings }) => [item_id, is_current, readings[0]?.slot]),
      [[item.id, true, "residence"]],
    );
  });

  await t.step("what was read is not read again", async () => {
    const { say, current } = await livesInSantos();
    await say("Mora em Recife");
    assert.deepEqual(await current(), ["Mora em Santos", "Mora em Recife"]);
  });

  const changes: [string, string][] = [
    ["a rule", "update private.slot_rules set event = event where slot = 'residence'"],
    ["a word", "insert into private.spellings (written, meant) values ('reciifi', 'recife')"],
    [
      "a function that reads",
      "do $$ begin execute pg_catalog.pg_get_functiondef('private.place_of(text)'::regprocedure); end $$",
    ],
    ["something a migration says", "select private.forget_readings()"],
  ];
  for (const [what, change] of changes) {
    await t.step(`a change of ${what} makes it stale`, async () => {
      const { user, item, say, current } = await livesInSantos();
      await stack.sql(change);
      await say("Mora em Recife");
      assert.deepEqual(await current(), ["Mora em Recife"]);
      const reading = (await kept(user.userId)).find(({ item_id }) => item_id === item.id);
      assert.deepEqual([reading?.is_current, reading?.readings[0]?.slot], [true, "residence"]);
    });
  }

  await t.step("another content makes it stale", async () => {
    const { user, item, say, current } = await livesInSantos();
    const { error } = await user.client.from("knowledge_items").update({ content: "Mora em Natal" }).eq("id", item.id);
    assert.equal(error, null);
    await say("Mora em Recife");
    assert.deepEqual(await current(), ["Mora em Recife"]);
  });

  await t.step("an item without one, as an imported or restored one, is read when it is compared", async () => {
    const { user, say, current } = await livesInSantos();
    await stack.sql("delete from private.knowledge_readings where user_id = $1", [user.userId]);
    await say("Mora em Recife");
    assert.deepEqual(await current(), ["Mora em Recife"]);
    assert.equal((await kept(user.userId)).length, 2);
  });

  await t.step("a transaction that only reads keeps nothing, and reads all the same", async () => {
    const { user, item } = await livesInSantos();
    await stack.sql("delete from private.knowledge_readings where user_id = $1", [user.userId]);
    await stack.sql(`do $$
      begin
        set transaction read only;
        assert (
          select private.readings_of(k, private.reading_version()) #>> '{0,slot}' from public.knowledge_items k where k.id = '${item.id}'
        ) = 'residence';
      end $$`);
    assert.deepEqual(await kept(user.userId), []);
  });

  await t.step("nobody sees or writes somebody else's", async () => {
    const { user, item } = await livesInSantos();
    const bia = await stack.createUser("Bia");
    for (const { client } of [user, bia]) {
      const { error } = await client.schema("private" as "public").from("knowledge_readings" as "profiles").select("*");
      assert.ok(error, "the schema is not exposed");
    }
    const attack = (statement: string) =>
      stack.sql(`do $$
        declare
          affected int;
        begin
          perform set_config('request.jwt.claim.sub', '${bia.userId}', true);
          perform set_config('request.jwt.claims', '{"sub": "${bia.userId}", "role": "authenticated"}', true);
          set local role authenticated;
          ${statement};
          get diagnostics affected = row_count;
          assert affected = 0;
        end $$`);
    await attack("perform from private.knowledge_readings");
    for (const owner of [user.userId, bia.userId]) {
      await assert.rejects(
        attack(`insert into private.knowledge_readings values ('${owner}', '${item.id}', 0, '', '[]')`),
      );
    }
    await assert.rejects(attack("update private.knowledge_readings set readings = '[{}]'"));
    await assert.rejects(attack("delete from private.knowledge_readings"));
    await attack(`perform private.keep_readings(jsonb_populate_record(null::public.knowledge_items,
      '{"id": "${item.id}", "user_id": "${user.userId}", "content": "Mora em Santos"}'), 0, '[{}]');
      perform where false`);
    await assert.rejects(attack("update private.reading_rules set changes = 0"));
    assert.deepEqual((await kept(user.userId)).map(({ readings }) => readings), [[]]);
  });

  await t.step("it goes with its item, with the memory and with the account", async () => {
    const { user, item, say } = await livesInSantos();
    await say("Gosta de caju");
    await stack.sql("delete from public.knowledge_items where id = $1", [item.id]);
    assert.equal((await kept(user.userId)).length, 1);
    const { error } = await user.client.rpc("forget_everything");
    assert.equal(error, null);
    assert.deepEqual(await kept(user.userId), []);
    await say("Mora em Santos");
    await stack.sql("delete from auth.users where id = $1", [user.userId]);
    assert.deepEqual(await kept(user.userId), []);
  });

  await stack.close();
});
