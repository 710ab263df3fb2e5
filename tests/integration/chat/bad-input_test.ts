import assert from "node:assert/strict";
import { sign } from "hono/jwt";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { type ChatAnswer, Conversation, onlyWaiting, postChat } from "../../support/chat.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { startStack } from "../../support/stack.ts";

const now = () => Math.floor(Date.now() / 1000);

Deno.test("chat refuses what is not a user's valid token with 401 unauthenticated", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const body = {
    id: crypto.randomUUID(),
    message: { id: "m1", role: "user", parts: [{ type: "text", text: "oi" }] },
  };
  const claims = { sub: user.userId, role: "authenticated", aud: "authenticated", exp: now() + 3600 };
  const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll("=", "");
  const tokens: [string, string | null][] = [
    ["no token", null],
    ["a bad token", "abc.def.ghi"],
    ["an expired token", await sign({ ...claims, exp: now() - 10 }, stack.jwtSecret)],
    ["a token without expiry", await sign({ sub: user.userId, role: "authenticated" }, stack.jwtSecret)],
    ["an unsigned token", unsigned],
    ["a token signed with another key", await sign(claims, "another-secret-that-is-long-enough-for-hs256")],
    ["a service_role token", await sign({ ...claims, role: "service_role" }, stack.jwtSecret)],
    ["an anon token", await sign({ ...claims, role: "anon" }, stack.jwtSecret)],
    ["a token whose subject is no uuid", await sign({ ...claims, sub: "admin" }, stack.jwtSecret)],
    ["a publishable key as token", stack.publishableKey],
    ["a secret key as token", stack.secretKey],
  ];
  for (const [name, token] of tokens) {
    await t.step(name, async () => {
      const answer = await postChat(stack, token, body);
      assert.equal(answer.status, 401);
      assert.equal(answer.error?.code, "unauthenticated");
    });
  }
  assert.deepEqual(await stack.sql("select id from public.messages"), []);
  await stack.close();
});

Deno.test("chat refuses a malformed request with 400 invalid_request and the path of each problem", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const id = crypto.randomUUID();
  const message = (more: Record<string, unknown>) => ({
    id,
    message: { id: "m1", role: "user", parts: [{ type: "text", text: "oi" }], ...more },
  });
  const text = (value: unknown) => message({ parts: [{ type: "text", text: value }] });
  const bodies: [string, unknown, string][] = [
    ["not JSON", "{oi", ""],
    ["an array", [], ""],
    ["null", "null", ""],
    ["no conversation id", { message: message({}).message }, "id"],
    ["an empty conversation id", { ...message({}), id: "" }, "id"],
    ["a conversation id over 64 characters", { ...message({}), id: "x".repeat(65) }, "id"],
    ["a conversation id with a NUL", { ...message({}), id: "a\u0000" }, "id"],
    ["no message", { id }, "message"],
    ["a role other than user", message({ role: "system" }), "message.role"],
    ["an assistant's message", message({ role: "assistant" }), "message.role"],
    ["no parts", message({ parts: [] }), "message.parts"],
    ["a part that is no text", message({ parts: [{ type: "file", url: "x" }] }), "message.parts.0.type"],
    ["an empty text", text(""), "message.parts"],
    ["a blank text", text("  \n "), "message.parts"],
    ["a text over 8,000 characters", text("a".repeat(8001)), "message.parts"],
    ["a text over 8,000 emoji", text("😀".repeat(8001)), "message.parts"],
    ["a NUL", text("oi\u0000"), "message.parts.0.text"],
    ["a lone surrogate", text("oi \ud800"), "message.parts.0.text"],
    ["a number as text", text(7), "message.parts.0.text"],
    ["an empty message id", message({ id: "" }), "message.id"],
    ["a message id over 64 characters", message({ id: "x".repeat(65) }), "message.id"],
    ["an unknown conversation type", { ...message({}), conversationType: "party" }, "conversationType"],
    ["no approvals", { id, approvals: [] }, "approvals"],
    ["two approvals", { id, approvals: [1, 2].map(() => ({ id, approved: true })) }, "approvals"],
    ["an approval without a decision", { id, approvals: [{ id }] }, "approvals.0.approved"],
  ];
  for (const [name, body, path] of bodies) {
    await t.step(name, async () => {
      const answer = await postChat(stack, user.token, body);
      assert.equal(answer.status, 400);
      assert.equal(answer.error?.code, "invalid_request");
      const paths = (answer.error?.details as { path: string }[]).map((detail) => detail.path);
      assert.ok(paths.includes(path), `paths ${JSON.stringify(paths)} should include ${path}`);
    });
  }

  await t.step("a body that is too large", async () => {
    const answer = await postChat(stack, user.token, text("á".repeat(200_000)));
    assert.equal(answer.status, 400);
    assert.equal(answer.error?.code, "invalid_request");
  });

  await t.step("an approval that is unknown", async () => {
    const conversation = new Conversation(stack, user);
    await conversation.say("oi");
    const answer = await conversation.approve(crypto.randomUUID(), true);
    assert.equal(answer.status, 400);
    assert.deepEqual((answer.error?.details as { path: string }[])[0]?.path, "approvals.0.id");
  });

  await t.step("exactly 8,000 characters are accepted", async () => {
    for (const said of ["oi ".repeat(2666) + "oi", "😀".repeat(8000)]) {
      const answer = await postChat(stack, user.token, { ...text(said), id: crypto.randomUUID() });
      assert.equal(answer.status, 200);
    }
  });
  await stack.close();
});

Deno.test("chat keeps conversations and message ids apart", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];

  await t.step("404 conversation_not_found for someone else's conversation, nothing written", async () => {
    const theirs = new Conversation(stack, ana);
    await theirs.say("oi");
    const intruder = new Conversation(stack, bia, theirs.id);
    for (const answer of [await intruder.say("oi"), await intruder.approve(crypto.randomUUID(), true)]) {
      assert.equal(answer.status, 404);
      assert.equal(answer.error?.code, "conversation_not_found");
    }
    assert.deepEqual(await stack.sql("select id from public.messages where user_id = $1", [bia.userId]), []);
    assert.deepEqual(await stack.sql("select id from public.conversations where user_id = $1", [bia.userId]), []);
  });

  await t.step("the stored answer for a finished message id with the same text", async () => {
    const conversation = new Conversation(stack, ana);
    const count = async () =>
      (await ana.client.from("messages").select("id").eq("conversation_id", conversation.id)).data?.length;
    const first = await conversation.say("gastei 50 reais no mercado", "again");
    const stored = await count();
    const second = await conversation.say("gastei 50 reais no mercado", "again");
    assert.equal(second.status, 200);
    assert.deepEqual(second.message, first.message);
    assert.deepEqual(second.metadata, first.metadata);
    assert.equal(await count(), stored);
  });

  await t.step("409 message_id_reused for another text", async () => {
    const conversation = new Conversation(stack, ana);
    await conversation.say("oi", "reused");
    const answer = await conversation.say("tchau", "reused");
    assert.equal(answer.status, 409);
    assert.equal(answer.error?.code, "message_id_reused");
  });

  await t.step("a message id again in another conversation, as the README's example sent twice", async () => {
    for (const user of [ana, ana, bia]) {
      const conversation = new Conversation(stack, user);
      assert.equal((await conversation.say("oi", "m1")).status, 200);
      const { data } = await user.client.from("messages").select("role").eq("conversation_id", conversation.id);
      assert.equal(data?.length, 2);
    }
  });

  await t.step("409 conversation_busy while another turn, or the same message, still runs", async () => {
    const conversation = new Conversation(stack, ana);
    const { error } = await ana.client.rpc("open_turn", {
      conversation: conversation.id,
      client_message_id: "running",
      message: "oi",
    });
    assert.equal(error, null);
    const [other, same] = await Promise.all([conversation.say("e aí"), conversation.say("oi", "running")]);
    for (const answer of [other, same]) {
      assert.equal(answer.status, 409);
      assert.equal(answer.error?.code, "conversation_busy");
    }
  });
  await stack.close();
});

Deno.test("chat lets a second turn wait for the first to end", async () => {
  // However slow the machine is, the others wait longer.
  const chat = createChatApp({ limits: { ...TURN_LIMITS, busyMs: 60_000 } });
  const stack = await startStack({ functions: { chat } });
  const ana = await stack.createUser("Ana");
  const conversation = new Conversation(stack, ana);
  const answers = await Promise.all([conversation.say("oi"), conversation.say("bom dia"), conversation.say("e aí")]);
  assert.deepEqual(answers.map(({ status }) => status), [200, 200, 200]);
  const { data } = await ana.client.from("messages").select("role").eq("conversation_id", conversation.id).order(
    "seq",
  );
  assert.deepEqual(data?.map(({ role }) => role), ["user", "assistant", "user", "assistant", "user", "assistant"]);
  await stack.close();
});

Deno.test("chat answers a repeated approval from the store, and refuses the other one and an expired one", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  async function offered(): Promise<[Conversation, string]> {
    const conversation = new Conversation(stack, user);
    const offer = await conversation.say("gastei 50 reais no mercado");
    return [conversation, onlyWaiting(offer).id];
  }
  const expenses = async () => (await user.client.from("expenses").select("id")).data?.length;

  const [approved, approvedId] = await offered();
  const yes = await approved.approve(approvedId, true, "assistant-1");
  assert.equal(yes.metadata.route, "confirmed");
  assert.equal(yes.message.id, "assistant-1");
  const again = await approved.approve(approvedId, true, "assistant-1");
  assert.deepEqual(again.message.parts, yes.message.parts);
  assert.equal(await expenses(), 1);
  expectError(await approved.approve(approvedId, false), 409, "already_decided");

  const [rejected, rejectedId] = await offered();
  const no = await rejected.approve(rejectedId, false);
  assert.equal(no.metadata.route, "rejected");
  assert.deepEqual((await rejected.approve(rejectedId, false)).message.parts, no.message.parts);
  expectError(await rejected.approve(rejectedId, true), 409, "already_decided");

  const [expired, expiredId] = await offered();
  await stack.sql("update public.pending_actions set expires_at = now() - interval '1 second' where id = $1", [
    expiredId,
  ]);
  expectError(await expired.approve(expiredId, true), 409, "pending_action_expired");
  assert.equal(await expenses(), 1);
  await stack.close();
});

Deno.test("chat answers 429 rate_limited with Retry-After over the limit", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  await stack.sql("update private.settings set value = '1' where key = 'turns_per_minute'");
  const answers = [];
  // Three in a row: even when a minute ends between two of them, one is over the limit.
  for (let n = 0; n < 3; n++) answers.push(await new Conversation(stack, user).say("oi"));
  const limited = answers.find(({ status }) => status === 429);
  assert.ok(limited, "one of three turns is over a limit of one");
  assert.equal(limited.error?.code, "rate_limited");
  assert.ok(Number(limited.headers.get("Retry-After")) > 0);
  await stack.close();
});

Deno.test("chat answers 503 unavailable with Retry-After when the database is away", async () => {
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { SUPABASE_URL: "http://127.0.0.1:9" } });
  const user = await stack.createUser("Ana");
  const answer = await new Conversation(stack, user).say("oi");
  expectError(answer, 503, "unavailable");
  assert.ok(Number(answer.headers.get("Retry-After")) > 0);
  await stack.close();
});

Deno.test("chat answers GET with 405 and an unknown path with 404, in the one error shape", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const headers = { Authorization: `Bearer ${user.token}`, apikey: stack.publishableKey };
  const get = await fetch(`${stack.url}/functions/v1/chat`, { headers });
  assert.equal(get.status, 405);
  assert.equal((await get.json()).error.code, "method_not_allowed");
  const missing = await fetch(`${stack.url}/functions/v1/chat/nowhere/at/all`, { headers });
  assert.equal(missing.status, 404);
  assert.equal((await missing.json()).error.code, "not_found");
  await stack.close();
});

function expectError(answer: ChatAnswer, status: number, code: string): void {
  assert.equal(answer.status, status);
  assert.equal(answer.error?.code, code);
}
