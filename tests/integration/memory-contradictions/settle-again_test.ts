import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { memoryOf, undo } from "./memory.ts";

Deno.test("settle_again()", async (t) => {
  const stack = await startStack();
  const someone = async () => {
    const user = await stack.createUser("Ana");
    const memory = memoryOf(user);
    const live = (city: string, tool_call_id: string = crypto.randomUUID()) =>
      memory.say(`Mora em ${city}`, { slot: "residence", value: city, tool_call_id });
    /** As an undo does with every item it touched. */
    const settleAgain = async (...ids: string[]) => {
      for (const id of ids) {
        await stack.sql(
          "select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', json_build_object('sub', $1::text)::text, true), private.settle_again($2)",
          [user.userId, id],
        );
      }
    };
    const waiting = async () =>
      (await memory.rows()).filter((row) => row.needs_resolution).map(({ content }) => content);
    return { user, ...memory, live, settleAgain, waiting };
  };

  await t.step("what an undone item had replaced does not come back over something newer", async () => {
    const { user, live, settleAgain, current, rows } = await someone();
    const natal = (await live("Natal")).item.id;
    const recife = (await live("Recife", "moved")).item.id;
    const olinda = (await live("Olinda")).item.id;
    await undo(user, "moved");
    await settleAgain(natal, recife);
    assert.deepEqual(await current(), ["Mora em Olinda"]);
    assert.equal((await rows()).find(({ id }) => id === natal)?.superseded_by_id, olinda);
  });

  await t.step('so it is after "desfaz" in the conversation that had written it', async () => {
    const { user, current, rows } = await someone();
    const turn = async (conversation_id: string, act: (held: JsonObject) => Promise<unknown>) => {
      const open = await call(user.client, "open_turn", {
        conversation: conversation_id,
        client_message_id: crypto.randomUUID(),
        message: "oi",
      });
      const held = { turn_id: open.id, attempt: open.attempt };
      const done = await act(held);
      const closed = { outcome: "completed", route: "model", skills: [], messages: [] };
      const answer = { message: { id: open.id, parts: [] }, metadata: {} };
      await call(user.client, "close_turn", { ...held, ...closed, answer });
      return done;
    };
    const live = (conversation: string, city: string) =>
      turn(conversation, (held) =>
        call(user.client, "run_tool", {
          ...held,
          tool: "add_knowledge",
          args: { type: "fact", area: "relationships", content: `Mora em ${city}`, slot: "residence", value: city },
          tool_call_id: city,
        }));
    const [here, there] = [crypto.randomUUID(), crypto.randomUUID()];
    await live(here, "Natal");
    await live(here, "Recife");
    await live(there, "Olinda");
    const taken = await turn(here, (held) => call(user.client, "undo_writes", held)) as { undone: unknown[] };
    assert.equal(taken.undone.length, 1);
    assert.deepEqual(await current(), ["Mora em Olinda"]);
    const now = await rows();
    const olinda = now.find(({ content }) => content === "Mora em Olinda")!;
    assert.equal(now.find(({ content }) => content === "Mora em Natal")?.superseded_by_id, olinda.id);
  });

  await t.step("it comes back when nothing newer is known", async () => {
    const { user, live, settleAgain, current } = await someone();
    const natal = (await live("Natal")).item.id;
    const recife = (await live("Recife", "moved")).item.id;
    await undo(user, "moved");
    await settleAgain(natal, recife);
    assert.deepEqual(await current(), ["Mora em Natal"]);
  });

  await t.step("what says the same by now is not there twice", async () => {
    const { user, live, settleAgain, rows, current } = await someone();
    const natal = (await live("Natal")).item.id;
    const recife = (await live("Recife", "moved")).item.id;
    const again = (await live("Natal")).item.id;
    await undo(user, "moved");
    await settleAgain(natal, recife);
    assert.deepEqual(await current(), ["Mora em Natal"]);
    assert.equal((await rows()).find(({ id }) => id === natal)?.superseded_by_id, again);
  });

  await t.step("the winner deleted and brought back by an undo gives way to what was said since", async () => {
    const { user, live, settleAgain, current } = await someone();
    await live("Natal");
    const recife = (await live("Recife")).item.id;
    await call(user.client, "delete_knowledge", { item_id: recife, tool_call_id: "gone" });
    assert.deepEqual(await current(), [], "what it had replaced stays in history");
    await live("Olinda");
    await undo(user, "gone");
    await settleAgain(recife);
    assert.deepEqual(await current(), ["Mora em Olinda"]);
  });

  await t.step("a question closed by a deletion is open again when that is undone, once", async () => {
    const { user, enter, live, settleAgain, waiting } = await someone();
    const mine = (await enter("Mora em Natal", { slot: "residence", value: "Natal" })).item.id;
    const said = (await live("Recife")).item.id;
    await call(user.client, "delete_knowledge", { item_id: mine, tool_call_id: "gone" });
    assert.deepEqual(await waiting(), []);
    await undo(user, "gone");
    await settleAgain(mine, said);
    assert.deepEqual(await waiting(), ["Mora em Recife"]);
  });

  await t.step("what only an undone item contradicted is asked no more", async () => {
    const { user, enter, live, settleAgain, waiting } = await someone();
    const mine = (await enter("Mora em Natal", { slot: "residence", value: "Natal", tool_call_id: null })).item.id;
    const said = (await live("Recife")).item.id;
    assert.deepEqual(await waiting(), ["Mora em Recife"]);
    await user.client.from("knowledge_items").update({ deleted_at: new Date().toISOString() }).eq("id", mine);
    await settleAgain(mine, said);
    assert.deepEqual(await waiting(), []);
  });

  await t.step("what the user wants to keep side by side stays so", async () => {
    const { user, enter, live, settleAgain, current, waiting } = await someone();
    const mine = (await enter("Mora em Natal", { slot: "residence", value: "Natal" })).item.id;
    const said = (await live("Recife")).item.id;
    await call(user.client, "resolve_knowledge", { item_id: said, resolution: "keep_both" });
    await settleAgain(mine, said);
    await live("Recife");
    assert.deepEqual([await current(), await waiting()], [["Mora em Natal", "Mora em Recife"], []]);
  });

  await stack.close();
});
