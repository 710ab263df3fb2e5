import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { type ChatAnswer, Conversation, onlyWaiting, postChat } from "../../support/chat.ts";
import { gemini, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { exported } from "../portability/files.ts";

/** What useChat sends: here only the message that counts, in the place of the whole conversation. */
class Client {
  readonly id = crypto.randomUUID();
  constructor(readonly stack: Stack, readonly user: TestUser) {}

  #post(more: Record<string, unknown>): Promise<ChatAnswer> {
    return postChat(this.stack, this.user.token, { id: this.id, trigger: "submit-message", ...more });
  }

  say(id: string, text: string, messageId?: string): Promise<ChatAnswer> {
    return this.#post({ messages: [said(id, text)], messageId });
  }

  regenerate(id: string, text: string): Promise<ChatAnswer> {
    return this.#post({ messages: [said(id, text)], trigger: "regenerate-message" });
  }

  async live(): Promise<string[]> {
    const { data } = await this.user.client.from("messages").select("content")
      .eq("conversation_id", this.id).eq("role", "user").is("replaced_at", null).order("seq");
    return data!.map(({ content }) => content);
  }
}

const said = (id: string, text: string) => ({ id, role: "user", parts: [{ type: "text", text }] });

function refused(answer: ChatAnswer, status: number, code: string): void {
  assert.deepEqual([answer.status, answer.error?.code], [status, code], JSON.stringify(answer.error));
}

Deno.test("chat replaces a message and what came after it", async (t) => {
  const stack = await startStack();
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const client = () => new Client(stack, ana);

  await t.step("they are kept in the record, and not learned from", async () => {
    const chat = client();
    await chat.say("1", "oi");
    await chat.say("2", "tudo bem?");
    await chat.say("1", "olá", "1");
    assert.deepEqual(await chat.live(), ["olá"]);
    const { data: named } = await ana.client.from("conversations").select("title").eq("id", chat.id).single();
    assert.equal(named!.title, "olá", "nor does the conversation go by what was replaced");
    const { data } = await ana.client.from("messages").select("content, role").eq("conversation_id", chat.id)
      .not("replaced_at", "is", null).order("seq");
    assert.deepEqual(data!.filter(({ role }) => role === "user").map(({ content }) => content), ["oi", "tudo bem?"]);
    assert.ok(data!.length > 2);
    const learned = await stack.sql<{ content: string }>("select content from private.messages_to_learn($1)", [
      ana.userId,
    ]);
    assert.deepEqual(learned.map(({ content }) => content), ["olá"]);
    const { data: { messages } } = await exported(stack, ana.token, "conversations");
    assert.equal(messages!.filter(({ replaced_at }) => replaced_at).length, data!.length);
  });

  await t.step("sent twice, an edit is one edit, and its answer the stored one", async () => {
    const chat = client();
    await chat.say("1", "oi");
    const edited = await chat.say("1", "olá", "1");
    const again = await chat.say("1", "olá", "1");
    assert.deepEqual(again.message, edited.message);
    const renamed = await chat.say("2", "bom dia", "1");
    assert.deepEqual((await chat.say("2", "bom dia", "1")).message, renamed.message);
    assert.deepEqual(await chat.live(), ["bom dia"]);
  });

  await t.step("what was replaced is not taken anew when it comes late", async () => {
    const chat = client();
    await chat.say("1", "oi");
    await chat.say("2", "tudo bem?");
    await chat.say("1", "olá", "1");
    refused(await chat.say("1", "oi"), 409, "message_id_reused");
    refused(await chat.say("2", "tudo bem?"), 409, "message_id_reused");
    await chat.say("3", "e aí?");
    refused(await chat.say("1", "e aí?", "3"), 409, "message_id_reused");
    assert.deepEqual(await chat.live(), ["olá", "e aí?"]);
  });

  await t.step("a message that never arrived is edited and answered anew as a message", async () => {
    const chat = client();
    assert.equal((await chat.say("1", "oi", "1")).status, 200);
    assert.equal((await chat.regenerate("2", "tudo bem?")).status, 200);
    assert.deepEqual(await chat.live(), ["oi", "tudo bem?"]);
  });

  await t.step("answered anew with other words it is an edit", async () => {
    const chat = client();
    await chat.say("1", "oi");
    await chat.regenerate("1", "bom dia");
    assert.deepEqual(await chat.live(), ["bom dia"]);
  });

  await t.step("nobody touches a conversation of somebody else", async () => {
    const chat = client();
    await chat.say("1", "oi");
    const body = { id: chat.id, messages: [said("1", "meu")], messageId: "1" };
    refused(await postChat(stack, bia.token, body), 404, "conversation_not_found");
    assert.deepEqual(await chat.live(), ["oi"]);
  });

  await t.step("not while a turn runs", async () => {
    const chat = client();
    await chat.say("1", "oi");
    await stack.sql(
      "update public.turns set status = 'running', lease_until = now() + interval '30 seconds' where conversation_id = $1",
      [chat.id],
    );
    refused(await chat.say("1", "olá", "1"), 409, "conversation_busy");
    refused(await chat.regenerate("1", "oi"), 409, "conversation_busy");
    assert.deepEqual(await chat.live(), ["oi"]);
  });

  await t.step("an offer among it is dropped, and its button with it", async () => {
    const chat = client();
    const { id } = onlyWaiting(await chat.say("1", "gastei 11 reais no mercado"));
    await chat.say("1", "oi", "1");
    const button = await new Conversation(stack, ana, chat.id).approve(id, true);
    refused(button, 409, "already_decided");
    await chat.say("2", "sim");
    const { data } = await ana.client.from("expenses").select("id").eq("amount", 11);
    assert.deepEqual(data, []);
  });

  await t.step("an edit and a yes at once: one of them comes to pass", async () => {
    for (const amount of [101, 102, 103]) {
      const chat = client();
      const { id } = onlyWaiting(await chat.say("1", `gastei ${amount} reais no mercado`));
      const [yes, edit] = await Promise.all([
        new Conversation(stack, ana, chat.id).approve(id, true),
        chat.say("1", "oi", "1"),
      ]);
      const { data } = await ana.client.from("expenses").select("id").eq("amount", amount);
      if (yes.status === 200) refused(edit, 409, "already_recorded");
      else refused(yes, 409, "already_decided");
      assert.equal(data!.length, yes.status === 200 ? 1 : 0);
      assert.deepEqual(await chat.live(), [yes.status === 200 ? `gastei ${amount} reais no mercado` : "oi"]);
    }
  });

  await t.step("what a client wrote over REST is edited by the row's id", async () => {
    const chat = client();
    await ana.client.from("conversations").insert({ id: chat.id });
    const parts = [{ type: "text", text: "oi" }];
    const { data } = await ana.client.from("messages").insert({
      conversation_id: chat.id,
      role: "user",
      parts,
      content: "oi",
    })
      .select("id").single();
    assert.equal((await chat.regenerate(data!.id, "oi")).status, 200);
    assert.deepEqual(await chat.live(), ["oi"]);
    assert.equal((await chat.say(data!.id, "bom dia", data!.id)).status, 200);
    assert.deepEqual(await chat.live(), ["bom dia"]);
  });
  await stack.settled();
  await stack.close();
});

Deno.test("chat answers 409 already_recorded when what would be replaced wrote something", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const client = () => new Client(stack, ana);
  const spent = async (amount: number) => {
    const chat = client();
    await chat.say("0", "oi");
    await chat.say("1", `gastei ${amount} reais no mercado`);
    const { metadata } = await chat.say("2", "sim");
    assert.equal(metadata.route, "confirmed");
    return chat;
  };

  await t.step("from the message that wrote and from any before it, not from one after it", async () => {
    const chat = await spent(21);
    for (const [id, text] of [["0", "oi"], ["1", "gastei 21 reais no mercado"], ["2", "sim"]] as const) {
      const answer = await chat.regenerate(id, text);
      refused(answer, 409, "already_recorded");
      assert.match(answer.error!.message, /R\$ 21,00/);
      assert.match(answer.error!.message, /“desfaz”/);
      assert.deepEqual((answer.error!.details as { tool: string }[]).map(({ tool }) => tool), ["create_expense"]);
      refused(await chat.say(id, "outra coisa", id), 409, "already_recorded");
    }
    assert.deepEqual(await chat.live(), ["oi", "gastei 21 reais no mercado", "sim"]);
    await chat.say("3", "obrigada");
    assert.equal((await chat.regenerate("3", "obrigada")).status, 200);
  });

  await t.step("once it is taken back nothing stands in the way", async () => {
    const chat = await spent(22);
    await chat.say("3", "desfaz");
    assert.equal((await chat.say("1", "gastei 23 reais no mercado", "1")).status, 200);
    assert.deepEqual(await chat.live(), ["oi", "gastei 23 reais no mercado"]);
  });

  await t.step("taking back what was written before was a change as well", async () => {
    const chat = await spent(24);
    await chat.say("3", "desfaz");
    const answer = await chat.say("3", "deixa", "3");
    refused(answer, 409, "already_recorded");
    assert.match(answer.error!.message, /não dá para desfazer/);
  });

  await t.step("a yes whose turn broke off before it was closed counts", async () => {
    const chat = await spent(25);
    await stack.sql(
      "delete from public.messages m using public.turns t where t.id = m.turn_id and t.conversation_id = $1 and t.route = 'confirmed'",
      [chat.id],
    );
    refused(await chat.regenerate("1", "gastei 25 reais no mercado"), 409, "already_recorded");
  });

  await t.step("what went into memory without asking counts", async () => {
    const chat = client();
    await chat.say("1", "minha irmã se chama Júlia");
    const { data } = await ana.client.from("tool_executions").select("tool").not("undo", "is", null).order("seq");
    assert.match(data!.at(-1)!.tool, /add_knowledge|update_person/);
    refused(await chat.regenerate("1", "minha irmã se chama Júlia"), 409, "already_recorded");
  });
  await stack.settled();
  await stack.close();
});

Deno.test("the model is told nothing of what was replaced, and a failed turn is answered anew as the same turn", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const chat = new Client(stack, await stack.createUser("Ana"));
  const turns = async () =>
    (await stack.sql("select id from public.turns where conversation_id = $1", [chat.id])).length;
  fake.script(gemini({ text: "Que bom!" }));
  await chat.say("1", "adoro jabuticaba");
  await chat.say("2", "e pitanga também");
  await chat.say("1", "adoro graviola", "1");
  const contents = JSON.stringify(fake.requests.at(-1)!.contents);
  assert.match(contents, /graviola/);
  assert.doesNotMatch(contents, /jabuticaba|pitanga|Que bom/);
  await chat.regenerate("1", "adoro graviola");
  assert.equal(JSON.stringify(fake.requests.at(-1)!.contents).split("graviola").length, 2);
  assert.doesNotMatch(JSON.stringify(fake.requests.at(-1)!.contents), /Que bom/);
  assert.equal(await turns(), 4);
  fake.script(geminiStatus(400));
  assert.equal((await chat.say("3", "e aí?")).metadata.outcome, "failed");
  fake.script(gemini({ text: "Agora sim." }));
  const { text, metadata } = await chat.regenerate("3", "e aí?");
  assert.deepEqual([text, metadata.outcome], ["Agora sim.", "completed"]);
  assert.equal(await turns(), 5);
  await stack.settled();
  await stack.close();
  await fake.close();
});
