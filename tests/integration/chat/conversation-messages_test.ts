import { type UIMessage, validateUIMessages } from "ai";
import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction, exported, importFile } from "../portability/files.ts";

interface Page {
  messages: UIMessage[];
  nextCursor: string | null;
}

async function page(stack: Stack, { token }: TestUser, id: string, query = ""): Promise<Page> {
  const response = await callFunction(stack, `chat/${encodeURIComponent(id)}/messages${query}`, token);
  const body = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  if (body.messages.length > 0) assert.deepEqual(await validateUIMessages(body), body.messages);
  return body;
}

/** Who said what, a line a message; a call by its state. */
function read({ messages }: Page): string[] {
  return messages.map(({ role, parts }) => {
    const shown = parts.flatMap((part) =>
      part.type === "text" ? [part.text] : "state" in part ? [`[${part.type.replace("tool-", "")}: ${part.state}]`] : []
    );
    return `${role}: ${shown.join(" ")}`;
  });
}

Deno.test("GET /chat/{id}/messages gives a conversation as it was shown", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const talk = async (...texts: string[]) => {
    const conversation = new Conversation(stack, ana, `é/…? 😀 ${crypto.randomUUID().slice(0, 8)}`);
    for (const text of texts) assert.equal((await conversation.say(text)).status, 200);
    return conversation;
  };

  await t.step("page by page, the newest first, each message once and in order", async () => {
    const { id } = await talk("oi", "tudo bem?", "gastei 50 reais no mercado", "sim", "quanto gastei hoje?");
    const whole = await page(stack, ana, id);
    assert.equal(whole.nextCursor, null);
    assert.deepEqual(whole.messages.map(({ role }) => role), Array(5).fill(["user", "assistant"]).flat());
    assert.equal(new Set(whole.messages.map((message) => message.id)).size, 10);
    for (const limit of [1, 3, 5, 10]) {
      const pages: Page[] = [await page(stack, ana, id, `?limit=${limit}`)];
      while (pages[0]!.nextCursor !== null) {
        pages.unshift(await page(stack, ana, id, `?limit=${limit}&before=${pages[0]!.nextCursor}`));
      }
      assert.deepEqual(pages.flatMap(({ messages }) => messages), whole.messages);
      assert.equal(pages.length, Math.ceil(10 / limit));
    }
  });

  await t.step("a button is one only while its offer is open", async () => {
    const offered = "assistant: [create_expense: approval-requested]";
    const state = async (id: string) =>
      read(await page(stack, ana, id)).filter((line) => line.includes("create_expense"))
        .map((line) => /\[create_expense: ([\w-]+)\]/.exec(line)![1]);
    const open = await talk("gastei 51 reais no mercado");
    const shown = await page(stack, ana, open.id);
    assert.ok(read(shown).at(-1)!.startsWith(offered));
    const { waiting: [waiting] = [] } = shown.messages.at(-1)!.metadata as { waiting?: { id: string }[] };
    assert.ok(waiting);

    assert.deepEqual(await state((await talk("gastei 52 reais no mercado", "sim")).id), [
      "output-available",
      "output-available",
    ]);
    assert.deepEqual(await state((await talk("gastei 53 reais no mercado", "não")).id), [
      "output-denied",
      "output-denied",
    ]);
    assert.deepEqual(await state((await talk("gastei 54 reais no mercado", "não, foi 55")).id), [
      "output-available",
      "output-available",
    ]);
    await stack.sql("update public.pending_actions set expires_at = now() where id = $1", [waiting.id]);
    const expired = await page(stack, ana, open.id);
    assert.deepEqual(await state(open.id), ["output-denied"]);
    assert.ok(!("waiting" in (expired.messages.at(-1)!.metadata as object)));
  });

  await t.step(
    "what came of a button stands in its message, or in one of its own where the client did not say which",
    async () => {
      for (const [named, count] of [[true, 4], [false, 5]] as const) {
        const conversation = await talk("gastei 61 reais no mercado");
        const [, offer] = (await page(stack, ana, conversation.id)).messages;
        const { waiting: [waiting] } = offer!.metadata as { waiting: [{ id: string }] };
        await conversation.say("como estão minhas dívidas?");
        const done = await conversation.approve(waiting.id, true, named ? offer!.id : undefined);
        assert.equal(done.metadata.route, "confirmed");
        const lines = read(await page(stack, ana, conversation.id));
        assert.equal(lines.length, count, lines.join("\n"));
        assert.match(lines[1]!, /\[create_expense: output-available\]/);
        assert.match(named ? lines[1]! : lines[4]!, /Registrei R\$ 61,00/);
      }
    },
  );

  await t.step("what clients wrote over REST, and what was imported", async () => {
    const { data } = await ana.client.from("conversations").insert({ client_id: "rest" }).select("id").single();
    const rows = [
      { role: "user", parts: [{ type: "text", text: "quanto gastei?" }] },
      {
        role: "assistant",
        parts: [
          { type: "text", text: "Vou ver." },
          { type: "tool-call", toolCallId: "a", toolName: "get_finance_summary", input: {} },
          { type: "tool-call", toolCallId: "b", toolName: "get_habits", input: {} },
          { type: "tool-call", toolCallId: "c", toolName: "get_trends", input: {} },
          { type: "tool-call", toolCallId: "d", toolName: "create_expense", input: {} },
        ],
      },
      {
        role: "tool",
        parts: [{
          type: "tool-result",
          toolCallId: "a",
          toolName: "get_finance_summary",
          output: { type: "json", value: {} },
        }],
      },
      {
        role: "tool",
        parts: [{
          type: "tool-result",
          toolCallId: "b",
          toolName: "get_habits",
          output: { type: "error-text", value: "não" },
        }],
      },
      { role: "assistant", parts: [{ type: "text", text: "Nada." }] },
      { role: "user", parts: [], content: "tá" },
      {
        role: "tool",
        parts: [{
          type: "tool-result",
          toolCallId: "d",
          toolName: "create_expense",
          output: { type: "json", value: {} },
        }],
      },
      { role: "assistant", parts: [{ type: "text", text: "Registrei." }] },
    ];
    for (const row of rows) {
      const { error } = await ana.client.from("messages").insert({ conversation_id: data!.id, ...row });
      assert.equal(error, null);
    }
    const lines = [
      "user: quanto gastei?",
      "assistant: Vou ver. [get_finance_summary: output-available] [get_habits: output-error] [get_trends: output-denied] [create_expense: output-available] Nada.",
      "user: tá",
      "assistant: Registrei.",
    ];
    assert.deepEqual(read(await page(stack, ana, "rest")), lines);
    assert.deepEqual(read(await page(stack, ana, data!.id)), lines);
    const [first, second] = [await page(stack, ana, "rest", "?limit=3"), await page(stack, ana, "rest", "?limit=2")];
    assert.deepEqual(read(first), lines.slice(1));
    assert.deepEqual(read(second), lines.slice(2));
    const other = await stack.createUser("Nova");
    await importFile(stack, other.token, await exported(stack, ana.token, "conversations"));
    const imported = await page(stack, other, "rest");
    assert.deepEqual(read(imported).map((line) => line.slice(0, 20)), lines.map((line) => line.slice(0, 20)));
  });

  await t.step("nobody else's, and nothing that is not there", async () => {
    const { id } = await talk("oi");
    const { data } = await ana.client.from("conversations").select("id").eq("client_id", id).single();
    const status = async (path: string, token: string | null = ana.token) => {
      const response = await callFunction(stack, `chat/${path}`, token);
      return [response.status, (await response.json()).error?.code];
    };
    const named = encodeURIComponent(id);
    assert.deepEqual(await status(`${data!.id}/messages`, bia.token), [404, "conversation_not_found"]);
    assert.deepEqual(await status(`${named}/messages`, bia.token), [404, "conversation_not_found"]);
    assert.deepEqual(await status(`${crypto.randomUUID()}/messages`), [404, "conversation_not_found"]);
    assert.deepEqual(await status(`${"x".repeat(200)}/messages`), [404, "conversation_not_found"]);
    assert.deepEqual(await status(`${named}/messages`, null), [401, "unauthenticated"]);
    for (const query of ["limit=0", "limit=101", "limit=x", "before=x", "before=-1", "before=99999999999999999999"]) {
      assert.deepEqual(await status(`${named}/messages?${query}`), [400, "invalid_request"], query);
    }
    assert.deepEqual((await page(stack, ana, id, "?before=0")).messages, []);
  });

  await t.step("429 rate_limited with Retry-After over the limit", async () => {
    const { id } = await talk("oi");
    // No read at all, so that no end of a minute lets one more through.
    await stack.sql("update private.settings set value = '0' where key = 'reads_per_minute'");
    const response = await callFunction(stack, `chat/${encodeURIComponent(id)}/messages`, ana.token);
    assert.deepEqual([response.status, (await response.json()).error.code], [429, "rate_limited"]);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
  });
  await stack.settled();
  await stack.close();
});
