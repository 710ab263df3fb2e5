import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

const used = async ({ client }: TestUser) => (await call<{ bytes: { used: number } }>(client, "read_usage")).bytes.used;

/** A turn that the client itself holds. */
async function openTurn({ client }: TestUser, conversation: string) {
  const { id, attempt } = await call<{ id: string; attempt: number }>(client, "open_turn", {
    conversation,
    client_message_id: crypto.randomUUID(),
    message: "oi",
  });
  return { turn_id: id, attempt };
}

Deno.test("what turns, calls and streams leave is counted as what a person keeps", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const long = "x".repeat(90_000);

  await t.step("the arguments of a call", async () => {
    const turn = await openTurn(ana, "chamadas");
    const before = await used(ana);
    await call(ana.client, "run_tool", { ...turn, tool: "get_habits", args: { junk: long }, tool_call_id: "c1" });
    assert.ok(await used(ana) - before > 90_000);
  });

  await t.step("the chunks of a stream, until the turn is closed, and then its answer", async () => {
    const turn = await openTurn(ana, "fluxo");
    const before = await used(ana);
    const chunks = [{ type: "text-delta", id: "t", delta: long }];
    for (const seq of [1, 2]) await call(ana.client, "append_chunks", { ...turn, seq, chunks });
    assert.ok(await used(ana) - before > 180_000);
    await call(ana.client, "close_turn", {
      ...turn,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: turn.turn_id, parts: [{ type: "text", text: long }] }, metadata: {} },
    });
    const after = await used(ana) - before;
    assert.ok(after > 90_000 && after < 100_000, `${after}`);
  });

  await t.step("what is offered, answered or not", async () => {
    const turn = await openTurn(ana, "ofertas");
    const before = await used(ana);
    const proposal = {
      id: crypto.randomUUID(),
      toolCallId: "o1",
      tool: "save_note",
      args: { content: long },
      offer: "Guardo?",
    };
    await call(ana.client, "close_turn", {
      ...turn,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [],
      answer: { message: { id: turn.turn_id, parts: [] }, metadata: {} },
      tray: { opened: [proposal], decided: [], shown: [], reminded: [] },
    });
    assert.ok(await used(ana) - before > 90_000);
  });

  await t.step("over most_bytes: 409 with a sentence", async () => {
    const turn = await openTurn(ana, "cheio");
    await stack.sql("update private.settings set value = '400000' where key = 'most_bytes'");
    const write = (n: number) => ({ ...turn, tool: "get_habits", args: { junk: long }, tool_call_id: `d${n}` });
    await call(ana.client, "run_tool", write(1));
    const refused = await refusal(ana.client, "run_tool", write(2));
    assert.deepEqual([refused.status, refused.hint], [409, "too_many_rows"]);
  });

  await t.step("a conversation that is deleted makes room", async () => {
    await ana.client.from("conversations").delete().eq("user_id", ana.userId);
    await stack.sql("delete from public.tool_executions where user_id = $1", [ana.userId]);
    assert.ok(await used(ana) < 5_000, `${await used(ana)}`);
    assert.equal((await new Conversation(stack, ana).say("oi")).status, 200);
  });
  await stack.close();
});

Deno.test("chunks of a turn that nobody ended are deleted a day after its lease", async () => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const chunks = [{ type: "text-delta", id: "t", delta: "Oi" }];
  const [left, running] = [await openTurn(ana, "largada"), await openTurn(ana, "agora")];
  for (const turn of [left, running]) await call(ana.client, "append_chunks", { ...turn, seq: 1, chunks });
  await stack.sql("update public.turns set lease_until = now() - interval '25 hours' where id = $1", [left.turn_id]);
  await stack.sql("select private.apply_retention()");
  assert.deepEqual(
    (await stack.sql("select turn_id from private.turn_chunks where user_id = $1", [ana.userId])).map((row) =>
      row.turn_id
    ),
    [running.turn_id],
  );
  // The turn itself can still be taken over.
  assert.equal((await call(ana.client, "stop_turn", { conversation: "largada" })).status, "taken");
  await stack.close();
});
