import assert from "node:assert/strict";
import type { SupabaseClient } from "@supabase/supabase-js";
import { leaveTime } from "../../support/next-minute.ts";
import { startStack } from "../../support/stack.ts";

interface Opened {
  status: string;
  id: string;
  attempt: number;
  context: Record<string, unknown> & { executions: unknown[]; window: unknown[] };
}

async function open(client: SupabaseClient, conversation: string, message: string, text: string): Promise<Opened> {
  const { data, error } = await client.rpc("open_turn", {
    conversation: conversation,
    client_message_id: message,
    message: text,
  });
  if (error) throw error;
  return data as Opened;
}

function close(client: SupabaseClient, turn: Opened, more: Record<string, unknown> = {}) {
  return client.rpc("close_turn", {
    turn_id: turn.id,
    attempt: turn.attempt,
    outcome: "completed",
    route: "model",
    skills: ["finance"],
    messages: [{ role: "assistant", parts: [{ type: "text", text: "Oi!" }] }],
    answer: { message: { id: turn.id, parts: [] }, metadata: {} },
    ...more,
  });
}

const expense = (toolCallId: string, amount: number) => ({
  toolCallId,
  tool: "create_expense",
  args: { amount, category: "food", description: "mercado" },
});

/** A write as a turn leaves it to wait. */
type Call = { toolCallId: string; tool: string; args: Record<string, unknown> };
interface Proposal extends Call {
  id: string;
  isElsewhere?: boolean;
}

function proposal(call: Call): Proposal & Record<string, unknown> {
  return { id: crypto.randomUUID(), ...call, offer: "Quer?", skills: ["finance"], expiresAt: "2999-01-01T00:00:00Z" };
}

/** All of them said yes to at once. */
function runCalls(client: SupabaseClient, turn: Opened, proposals: Proposal[]) {
  const calls = proposals.map(({ id, toolCallId, tool, args }) => ({
    toolCallId,
    tool,
    args,
    pendingActionId: id,
    status: "confirmed",
  }));
  return client.rpc("run_calls", { turn_id: turn.id, attempt: turn.attempt, calls });
}

Deno.test("open_turn() and close_turn()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");

  await t.step("take so many decisions and proposals, and no more", async () => {
    const turn = await open(client, crypto.randomUUID(), crypto.randomUUID(), "oi");
    for (const [list, most] of Object.entries({ decided: 500, opened: 100, shown: 500, reminded: 500 })) {
      const { error } = await close(client, turn, { tray: { [list]: Array(most + 1).fill({}) } });
      assert.equal(error?.hint, "too_many_values", list);
    }
    const { error } = await close(client, turn);
    assert.equal(error, null);
  });

  await t.step("save the message at once and return the context", async () => {
    const conversation = crypto.randomUUID();
    const turn = await open(client, conversation, crypto.randomUUID(), "oi");
    assert.equal(turn.status, "opened");
    assert.equal(turn.attempt, 1);
    assert.equal(turn.context.window.length, 1);
    const { data } = await client.from("messages").select("content, role").eq("conversation_id", conversation);
    assert.deepEqual(data, [{ content: "oi", role: "user" }]);
    const { error } = await close(client, turn);
    assert.equal(error, null);
  });

  await t.step("derive content, tool_calls, tool_call_id and name from parts", async () => {
    const conversation = crypto.randomUUID();
    const turn = await open(client, conversation, crypto.randomUUID(), "oi");
    await close(client, turn, {
      messages: [
        {
          role: "assistant",
          parts: [{ type: "text", text: "Vejo já." }, {
            type: "tool-call",
            toolCallId: "c1",
            toolName: "get_habits",
            input: { include_today: true },
          }],
        },
        {
          role: "tool",
          parts: [{
            type: "tool-result",
            toolCallId: "c1",
            toolName: "get_habits",
            output: { type: "json", value: {} },
          }],
        },
      ],
    });
    const { data } = await client.from("messages").select("role, content, tool_calls, tool_call_id, name")
      .eq("conversation_id", conversation).order("seq");
    assert.deepEqual(data?.slice(1), [
      {
        role: "assistant",
        content: "Vejo já.",
        tool_calls: [{ id: "c1", name: "get_habits", arguments: { include_today: true } }],
        tool_call_id: null,
        name: null,
      },
      { role: "tool", content: "", tool_calls: null, tool_call_id: "c1", name: "get_habits" },
    ]);
  });

  await t.step(
    "answer a finished message from the store, refuse other text, and know a message by its conversation",
    async () => {
      const conversation = crypto.randomUUID();
      const message = crypto.randomUUID();
      await close(client, await open(client, conversation, message, "oi"));
      assert.equal((await open(client, conversation, message, "oi")).status, "replay");
      await assert.rejects(open(client, conversation, message, "outra"), { code: "PT409", hint: "message_id_reused" });
      // A client that counts its messages begins with the same id in every conversation.
      const elsewhere = await open(client, crypto.randomUUID(), message, "outra");
      assert.equal(elsewhere.status, "opened");
      await close(client, elsewhere);
      assert.equal((await open(client, conversation, message, "oi")).status, "replay");
    },
  );

  await t.step("keep a conversation to one running turn, and take over after the lease", async () => {
    const conversation = crypto.randomUUID();
    const message = crypto.randomUUID();
    const first = await open(client, conversation, message, "oi");
    await assert.rejects(open(client, conversation, "other", "e aí"), { code: "PT409", hint: "conversation_busy" });
    await assert.rejects(open(client, conversation, message, "oi"), { code: "PT409", hint: "conversation_busy" });
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [first.id]);
    const second = await open(client, conversation, message, "oi");
    assert.equal(second.id, first.id);
    assert.equal(second.attempt, 2);
    const { error: zombieTool } = await client.rpc("run_tool", {
      turn_id: first.id,
      attempt: 1,
      tool: "create_expense",
      args: expense("zombie", 5).args,
      tool_call_id: "zombie",
    });
    assert.equal(zombieTool?.hint, "stale_turn");
    const { error: zombieClose } = await close(client, first);
    assert.equal(zombieClose?.hint, "stale_turn");
    const { count } = await client.from("expenses").select("*", { count: "exact", head: true });
    assert.equal(count, 0);
    assert.equal((await close(client, second)).error, null);
  });

  await t.step("closes an abandoned turn when another message comes after its lease", async () => {
    const conversation = crypto.randomUUID();
    const first = await open(client, conversation, crypto.randomUUID(), "oi");
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [first.id]);
    const second = await open(client, conversation, crypto.randomUUID(), "de novo");
    assert.notEqual(second.id, first.id);
    const { data } = await client.from("turns").select("status").eq("id", first.id).single();
    assert.equal(data?.status, "failed");
    await close(client, second);
  });

  await stack.close();
});

Deno.test("run_calls()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Bia");

  async function offered(...calls: Call[]) {
    const conversation = crypto.randomUUID();
    const tray = calls.map(proposal);
    const turn = await open(client, conversation, crypto.randomUUID(), "gastei");
    const { error } = await close(client, turn, { tray: { opened: tray } });
    assert.equal(error, null);
    return { tray, conversation, turn: await open(client, conversation, crypto.randomUUID(), "sim") };
  }

  await t.step("runs every call once, however often it is confirmed", async () => {
    const { tray, turn } = await offered(expense("a1", 10), expense("a2", 20));
    assert.equal((turn.context.tray as unknown[]).length, 2);
    const first = await runCalls(client, turn, tray);
    assert.equal(first.error, null);
    assert.equal((first.data as unknown[]).length, 2);
    const second = await runCalls(client, turn, tray);
    assert.deepEqual(second.data, first.data);
    const { count } = await client.from("expenses").select("*", { count: "exact", head: true });
    assert.equal(count, 2);
    const { data: executions } = await client.from("tool_executions").select("tool, turn_id").in("tool_call_id", [
      "a1",
      "a2",
    ]);
    assert.deepEqual(executions, [{ tool: "create_expense", turn_id: turn.id }, {
      tool: "create_expense",
      turn_id: turn.id,
    }]);
    await close(client, turn);
  });

  await t.step("writes nothing when one call fails, says which one, and leaves every proposal open", async () => {
    const { tray, turn } = await offered(expense("b1", 10), expense("b2", -20));
    const { error } = await runCalls(client, turn, tray);
    assert.match(error?.code ?? "", /^PT4/);
    assert.equal(JSON.parse(error?.details ?? "{}").toolCallId, "b2");
    const { data } = await client.from("tool_executions").select("id").in("tool_call_id", ["b1", "b2"]);
    assert.deepEqual(data, []);
    const { data: open } = await client.from("pending_actions").select("status").in("id", tray.map(({ id }) => id));
    assert.deepEqual(open, [{ status: "open" }, { status: "open" }]);
    await close(client, turn);
  });

  await t.step("runs one of several, and the others wait on", async () => {
    const { tray, conversation, turn } = await offered(expense("f1", 10), expense("f2", 20));
    assert.equal((await runCalls(client, turn, tray.slice(1))).error, null);
    await close(client, turn);
    const next = await open(client, conversation, crypto.randomUUID(), "oi");
    const own = (next.context.tray as Proposal[]).filter(({ isElsewhere }) => !isElsewhere);
    assert.deepEqual(own.map(({ toolCallId }) => toolCallId), ["f1"]);
    await close(client, next);
  });

  await t.step("one thing does not wait twice, though two conversations offered it at the same time", async () => {
    const conversations = [crypto.randomUUID(), crypto.randomUUID()];
    const turns = [];
    for (const conversation of conversations) {
      turns.push(await open(client, conversation, crypto.randomUUID(), "gastei 33 no mercado"));
    }
    const offers = [proposal(expense("w1", 33)), proposal(expense("w2", 33))];
    for (const [index, turn] of turns.entries()) {
      assert.equal((await close(client, turn, { tray: { opened: [offers[index]] } })).error, null);
    }
    const { data } = await client.from("pending_actions").select("id, status").in("id", offers.map(({ id }) => id));
    assert.deepEqual(Object.fromEntries(data!.map(({ id, status }) => [id, status])), {
      [offers[0]!.id]: "dropped",
      [offers[1]!.id]: "open",
    });
  });

  await t.step("runs what was ordered, which never waited, exactly once", async () => {
    const turn = await open(client, crypto.randomUUID(), crypto.randomUUID(), "registra 30 no mercado");
    const run = () => client.rpc("run_calls", { turn_id: turn.id, attempt: turn.attempt, calls: [expense("g1", 30)] });
    const first = await run();
    assert.equal(first.error, null);
    assert.deepEqual((await run()).data, first.data);
    const { count } = await client.from("expenses").select("*", { count: "exact", head: true }).eq("amount", 30);
    assert.equal(count, 1);
    await close(client, turn);
  });

  await t.step("replaces what was written exactly once, however often that is delivered", async () => {
    const conversation = crypto.randomUUID();
    const turn = await open(client, conversation, crypto.randomUUID(), "registra 31 no mercado");
    await client.rpc("run_calls", { turn_id: turn.id, attempt: turn.attempt, calls: [expense("h1", 31)] });
    await close(client, turn);
    const next = await open(client, conversation, crypto.randomUUID(), "na verdade foi 32");
    const calls = [{ ...expense("h2", 32), replaces: ["h1"] }];
    const run = () => client.rpc("run_calls", { turn_id: next.id, attempt: next.attempt, calls });
    const first = await run();
    assert.equal(first.error, null);
    assert.deepEqual((await run()).data, first.data);
    const { data } = await client.from("expenses").select("amount").in("amount", [31, 32]).is("deleted_at", null);
    assert.deepEqual(data, [{ amount: 32 }]);
    await close(client, next);
  });

  await t.step("refuses one that has expired or was decided", async () => {
    const { tray, turn } = await offered(expense("c1", 10));
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 minute' where id = $1", [
      tray[0]!.id,
    ]);
    assert.equal((await runCalls(client, turn, tray)).error?.hint, "pending_action_expired");
    await stack.sql("update public.pending_actions set status = 'dropped' where id = $1", [tray[0]!.id]);
    assert.equal((await runCalls(client, turn, tray)).error?.hint, "already_decided");
    await close(client, turn);
  });

  await t.step("hands an executed action to the attempt that takes over", async () => {
    const { tray, conversation, turn } = await offered(expense("d1", 10));
    await runCalls(client, turn, tray);
    await stack.sql("update public.turns set lease_until = now() - interval '1 second' where id = $1", [turn.id]);
    const message = await stack.sql<{ client_message_id: string }>(
      "select client_message_id from public.messages where turn_id = $1 and role = 'user'",
      [turn.id],
    );
    const again = await open(client, conversation, message[0]?.client_message_id ?? "", "sim");
    assert.equal(again.attempt, turn.attempt + 1);
    assert.deepEqual((again.context.decided as Proposal[]).map(({ id }) => id), [tray[0]!.id]);
    await close(client, again);
  });

  await t.step("does not run someone else's pending action", async () => {
    const { tray, turn } = await offered(expense("e1", 10));
    const other = await stack.createUser("Caio");
    const theirs = await open(other.client, crypto.randomUUID(), crypto.randomUUID(), "oi");
    const { error } = await runCalls(other.client, theirs, tray);
    assert.equal(error?.hint, "pending_action_not_found");
    const { error: stale } = await runCalls(other.client, turn, tray);
    assert.equal(stale?.hint, "stale_turn");
    await close(client, turn);
  });

  await stack.close();
});

Deno.test("undo_writes()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Duda");

  await t.step("takes back the writes of the last writing turn, once", async () => {
    const conversation = crypto.randomUUID();
    const tray = [expense("u1", 10), expense("u2", 20)].map(proposal);
    await close(client, await open(client, conversation, "m1", "gastei"), { tray: { opened: tray } });
    const yes = await open(client, conversation, "m2", "sim");
    await runCalls(client, yes, tray);
    await close(client, yes);
    const undo = await open(client, conversation, "m3", "desfaz");
    const { data, error } = await client.rpc("undo_writes", { turn_id: undo.id, attempt: undo.attempt });
    assert.equal(error, null);
    assert.equal((data as { undone: unknown[] }).undone.length, 2);
    const { data: summary } = await client.rpc("get_finance_summary", { period: "current_month" });
    assert.equal((summary as { spent: number }).spent, 0);
    const again = await client.rpc("undo_writes", { turn_id: undo.id, attempt: undo.attempt });
    assert.deepEqual(again.data, data, "a repeat in the same turn takes nothing further back");
    await close(client, undo);
    const next = await open(client, conversation, "m4", "desfaz");
    const nothing = await client.rpc("undo_writes", { turn_id: next.id, attempt: next.attempt });
    assert.deepEqual(nothing.data, { undone: [], brought_back: [] });
    await close(client, next);
  });

  await t.step("takes back some of a turn's writes by their calls, and the others stand", async () => {
    const conversation = crypto.randomUUID();
    const turn = await open(client, conversation, "s1", "registra 5 e 7");
    const calls = [expense("v1", 5), expense("v2", 7)];
    await client.rpc("run_calls", { turn_id: turn.id, attempt: turn.attempt, calls });
    await close(client, turn);
    const undo = await open(client, conversation, "s2", "desfaz o de 7");
    const writes = undo.context.writes as { toolCallId: string; isLast: boolean }[];
    assert.deepEqual(writes.map(({ toolCallId, isLast }) => [toolCallId, isLast]), [["v1", true], ["v2", true]]);
    const taken = { turn_id: undo.id, attempt: undo.attempt, tool_call_ids: ["v2"] };
    const { data } = await client.rpc("undo_writes", taken);
    assert.equal((data as { undone: unknown[] }).undone.length, 1);
    await close(client, undo);
    const { data: rows } = await client.from("expenses").select("amount").is("deleted_at", null).in("amount", [5, 7]);
    assert.deepEqual(rows, [{ amount: 5 }]);
    const last = await open(client, conversation, "s3", "desfaz");
    await client.rpc("undo_writes", { turn_id: last.id, attempt: last.attempt });
    await close(client, last);
  });

  await t.step("stops at a yes that changed nothing, and takes back nothing older", async () => {
    await client.rpc("create_habit", { name: "Ler" });
    await client.rpc("record_habit", { habit_name: "Ler" });
    const conversation = crypto.randomUUID();
    const calls = [expense("u3", 80), { toolCallId: "u4", tool: "record_habit", args: { habit_name: "Ler" } }];
    for (const [index, call] of calls.entries()) {
      const tray = [proposal(call)];
      await close(client, await open(client, conversation, `o${index}`, "fiz"), { tray: { opened: tray } });
      const yes = await open(client, conversation, `y${index}`, "sim");
      await runCalls(client, yes, tray);
      await close(client, yes);
    }
    const undo = await open(client, conversation, "m5", "desfaz");
    const { error } = await client.rpc("undo_writes", { turn_id: undo.id, attempt: undo.attempt });
    assert.equal(error?.hint, "nothing_written");
    assert.equal(JSON.parse(error?.details ?? "{}").tool, "record_habit");
    const { data: summary } = await client.rpc("get_finance_summary", { period: "current_month" });
    assert.equal((summary as { spent: number }).spent, 80);
    await close(client, undo);
  });

  await stack.close();
});

Deno.test("count_use() answers PT429 with the seconds to wait", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Eva");
  await stack.sql("update private.settings set value = '2' where key = 'turns_per_minute'");
  // Starts within one minute's window, so that the third turn falls into it too.
  await leaveTime(stack, 5);
  for (let n = 0; n < 2; n++) await close(client, await open(client, crypto.randomUUID(), crypto.randomUUID(), "oi"));
  const { error, status } = await client.rpc("open_turn", {
    conversation: crypto.randomUUID(),
    client_message_id: "third",
    message: "oi",
  });
  assert.equal(status, 429);
  assert.equal(error?.hint, "rate_limited");
  assert.ok(JSON.parse(error?.details ?? "{}").retryAfter > 0);
  await stack.close();
});
