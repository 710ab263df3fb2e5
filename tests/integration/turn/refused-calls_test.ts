import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";

// What a runtime that is not the product's may send in a turn of its own: the database refuses it by itself.

let spoken = 0;

/** A turn that the client itself holds, each in a conversation of its own. */
async function openTurn({ client }: TestUser) {
  const { id, attempt } = await call<{ id: string; attempt: number }>(client, "open_turn", {
    conversation: `turn-${++spoken}`,
    client_message_id: "m1",
    message: "oi",
  });
  return { turn_id: id, attempt };
}

/** What closes a turn and changes the tray so. */
function closing(turn: { turn_id: string; attempt: number }, tray: object) {
  return {
    ...turn,
    outcome: "completed",
    route: "model",
    skills: [],
    messages: [],
    answer: { message: { id: turn.turn_id, parts: [] }, metadata: {} },
    tray,
  };
}

function proposal(more: object = {}) {
  return {
    id: crypto.randomUUID(),
    toolCallId: crypto.randomUUID(),
    tool: "save_note",
    args: { content: "leite" },
    offer: "Quer que eu guarde essa nota?",
    ...more,
  };
}

Deno.test("a turn's calls and proposals are refused where they are not what the product sends", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const { client } = ana;
  const waiting = async () => (await client.from("pending_actions").select("id, status, result")).data;
  const asked = proposal();
  await call(client, "close_turn", closing(await openTurn(ana), { opened: [asked] }));
  const open = [{ id: asked.id, status: "open", result: null }];
  assert.deepEqual(await waiting(), open);

  await t.step("close_turn() decides a proposal only where nothing is to run", async () => {
    for (const decided of [[{ id: asked.id, status: "confirmed" }], [{ id: asked.id }]]) {
      const { status, hint } = await refusal(client, "close_turn", closing(await openTurn(ana), { decided }));
      assert.deepEqual([status, hint, await waiting()], [400, "invalid_request", open]);
    }
  });

  await t.step("run_calls() runs no proposal whose status is a no, or missing", async () => {
    for (const answer of [{ status: "rejected" }, {}]) {
      const calls = [{ ...asked, pendingActionId: asked.id, ...answer }];
      const { status, hint } = await refusal(client, "run_calls", { ...await openTurn(ana), calls });
      assert.deepEqual([status, hint, await waiting()], [400, "invalid_request", open]);
    }
    assert.deepEqual((await client.from("library_items").select("id")).data, []);
  });

  await t.step("close_turn() opens twenty proposals of a conversation and no more", async () => {
    const opened = Array.from({ length: 21 }, (_, n) => proposal({ args: { content: `nota ${n}` } }));
    const turn = await openTurn(ana);
    const { status, hint, detail } = await refusal(client, "close_turn", closing(turn, { opened }));
    // The limit of a table's rows has the same code, and names the table.
    assert.deepEqual([status, hint, detail], [409, "too_many_rows", {}]);
    await call(client, "close_turn", closing(turn, { opened: opened.slice(1) }));
    assert.equal((await waiting())!.length, 21);
  });

  const long = (bytes: number) => ({ content: "x".repeat(bytes) });
  const oversized: [check: string, more: object][] = [
    ["pending_actions_offer_check", { offer: "x".repeat(20_001) }],
    ["pending_actions_source_check", { source: "x".repeat(1_001) }],
    ["pending_actions_size", { args: long(300_001) }],
    ["pending_actions_size", { args: long(150_000), facts: long(150_000) }],
    ["pending_actions_size", { args: long(150_000), choices: [long(150_000)] }],
  ];
  const bia = await stack.createUser("Bia");
  for (const [check, more] of oversized) {
    await t.step(`close_turn() opens no proposal that breaks ${check}: ${Object.keys(more)}`, async () => {
      const tray = { opened: [proposal(more)] };
      const { code, message } = await refusal(bia.client, "close_turn", closing(await openTurn(bia), tray));
      assert.equal(code, "23514", message);
      assert.ok(message.includes(`"${check}"`), message);
    });
  }
  await t.step("and takes each that is as long as it may be", async () => {
    const opened = [proposal({ offer: "x".repeat(20_000), source: "x".repeat(1_000), args: long(299_900) })];
    await call(bia.client, "close_turn", closing(await openTurn(bia), { opened }));
  });

  await t.step("run_tool() takes a pack's result of 100,000 characters, which is an object", async () => {
    const { data } = await client.from("tool_packs").insert({ name: "feira", version: "1", content: {}, enabled: true })
      .select("id");
    const definition = { pack_id: data![0]!.id, name: "list_prices", position: 1, definition: {} };
    assert.ifError((await client.from("tool_definitions").insert(definition)).error);
    const turn = await openTurn(ana);
    const run = (result: unknown) => ({
      ...turn,
      tool: "list_prices",
      args: {},
      tool_call_id: crypto.randomUUID(),
      runtime_args: { result },
    });
    for (const result of [{ text: "x".repeat(100_000) }, ["manga"], "manga"]) {
      const { status, hint, detail } = await refusal(client, "run_tool", run(result));
      assert.deepEqual([status, hint, detail], [422, "result_too_long", { tool: "list_prices" }]);
    }
    const fits = { text: "x".repeat(99_900) };
    assert.deepEqual(await call(client, "run_tool", run(fits)), fits);
  });

  await t.step(
    "run_tool() takes no arguments of more than 120,000 characters, and no call keeps 400,000 bytes",
    async () => {
      const args = { junk: "x".repeat(120_001) };
      const run = { ...await openTurn(ana), tool: "get_habits", args, tool_call_id: "c1" };
      const { code, message } = await refusal(client, "run_tool", run);
      assert.equal(code, "PT400", message);
      assert.match(message, /120\.000 caracteres/);
      const keep = stack.sql(
        `insert into public.tool_executions (user_id, tool_call_id, tool, args, result)
       values ($1, 'long', 'get_habits', jsonb_build_object('junk', repeat('x', 400001)), '{}')`,
        [ana.userId],
      );
      await assert.rejects(keep, /"tool_executions_args_check"/);
    },
  );

  await t.step("no result of more than 2 MB is kept, whatever it comes from", async () => {
    const keep = (length: number) =>
      stack.sql(
        `insert into public.tool_executions (user_id, tool_call_id, tool, result)
         values ($1, 'c' || $2::int, 'get_habits', to_jsonb(repeat('x', $2::int)))`,
        [ana.userId, length],
      );
    await keep(1_999_998);
    await assert.rejects(keep(1_999_999), /"tool_executions_result_check"/);
  });

  await t.step("run_tool() counts each call, also one that was made before", async () => {
    const caio = await stack.createUser("Caio");
    const run = { ...await openTurn(caio), tool: "get_habits", args: {}, tool_call_id: "c1" };
    await stack.sql("update private.settings set value = '2' where key = 'preparations_per_minute'");
    const hints = [];
    // A minute may end between two of them.
    for (let n = 0; n < 5; n++) hints.push((await caio.client.rpc("run_tool", run)).error?.hint ?? null);
    assert.deepEqual(hints.slice(0, 2), [null, null]);
    assert.ok(hints.includes("rate_limited"), `${hints}`);
  });

  await stack.close();
});
