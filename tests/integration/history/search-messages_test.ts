import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { searchMessages } from "../../../shared/tools/memory/search-messages.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { fillConversation } from "../../support/long-conversation.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

interface Found {
  query: string;
  messages: { role: string; date: string; text: string }[];
}

Deno.test("search_messages() finds what was said in all conversations, by words and days", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const long = `${"antes ".repeat(200)}fechamos o aluguel em 1.800 ${"depois ".repeat(200)}`;
  const talk = await fillConversation(stack, ana, 8, {
    1: "Combinei com a Júlia de viajar pra praia",
    2: "Que bom! Vocês já combinaram o dia?",
    3: "as ações da empresa subiram",
    5: long,
    7: "a senha é abacate",
  });
  await stack.sql(
    `update public.messages set created_at = case when content like '%praia' then '2026-11-10T02:30:00Z'::timestamptz
       when content like '%o dia?' then '2026-11-11T15:00:00Z' else '2026-11-16T15:00:00Z' end where conversation_id = $1`,
    [talk.id],
  );
  const search = async (args: Record<string, unknown>, user = ana) => {
    const parsed = searchMessages.inputSchema.parse(args);
    return (await call<Found>(user.client, "search_messages", parsed)).messages;
  };
  const texts = async (args: Record<string, unknown>) => (await search(args)).map(({ text }) => text);

  await t.step("who said it, and the day it was where the person lives", async () => {
    assert.deepEqual(await search({ query: "combinamos" }), [
      { role: "assistant", date: "2026-11-11", text: "Que bom! Vocês já combinaram o dia?" },
      { role: "user", date: "2026-11-09", text: "Combinei com a Júlia de viajar pra praia" },
    ]);
  });

  await t.step("a word in its other forms, or one of several", async () => {
    assert.deepEqual(await texts({ query: "o que combinei na praia/serra" }), [
      "Combinei com a Júlia de viajar pra praia",
    ]);
    assert.deepEqual(await texts({ query: "empresas" }), ["as ações da empresa subiram"]);
    assert.deepEqual(await texts({ query: "praia empresa" }), []);
  });

  await t.step("of some days, both included, with words or without", async () => {
    assert.deepEqual(await texts({ query: "combinar", since: "2026-11-10", until: "2026-11-11" }), [
      "Que bom! Vocês já combinaram o dia?",
    ]);
    assert.equal((await search({ since: "2026-11-09", until: "2026-11-09" })).length, 1);
    assert.equal((await search({ since: "2026-11-12", limit: 20 })).length, 6);
    assert.equal((await search({ since: "2026-11-12", limit: 2 })).length, 2);
  });

  await t.step("the part of a long message around what was found", async () => {
    const [text = ""] = await texts({ query: "aluguel" });
    assert.match(text, /^….*fechamos o aluguel em 1\.800.*…$/);
    assert.ok(text.length <= 402);
  });

  await t.step("of nobody else", async () => {
    assert.deepEqual(await search({ query: "combinamos" }, bia), []);
  });

  await t.step("nothing that was replaced or is not to be learned from", async () => {
    await stack.sql("update public.messages set not_to_learn_at = now() where content = 'a senha é abacate'");
    assert.deepEqual(await texts({ query: "abacate" }), []);
    const own = await call<Found>(ana.client, "search_messages", { query: "abacate" });
    assert.equal(own.messages.length, 1, "who looks for it without the assistant finds it");
    await stack.sql("update public.messages set replaced_at = now() where content like 'as ações%'");
    assert.deepEqual(await texts({ query: "ações" }), []);
  });

  await t.step("and refuses what says neither words nor days", async () => {
    for (const args of [{}, { query: " " }, { since: "2026-11-12", until: "2026-11-11" }, { query: "a ".repeat(31) }]) {
      assert.equal((await refusal(ana.client, "search_messages", args)).status, 400, JSON.stringify(args));
    }
  });

  await t.step("in a conversation of its own, and not the message that asks", async () => {
    const args = { query: "combinamos", since: "2026-11-09", until: "2026-11-15" };
    fake.script(gemini({ functionCall: { name: "search_messages", args } }), gemini({ text: "Era a praia." }));
    const answer = await new Conversation(stack, ana).say("lembra o que combinamos semana passada?");
    assert.equal(answer.text, "Era a praia.");
    const tools = fake.requests.at(-2)!.tools![0]!.functionDeclarations.map(({ name }) => name);
    assert.ok(tools.includes("search_messages"));
    fake.script(
      gemini({ functionCall: { name: "search_messages", args: { query: "abóbora" } } }),
      gemini({ text: "Não." }),
    );
    await new Conversation(stack, ana).say("eu já falei de abóbora?");
    assert.match(JSON.stringify(fake.requests.at(-1)!.contents.at(-1)), /"messages":\[\]/);
  });

  await fake.close();
  await stack.close();
});

Deno.test("search_messages tells who said what and when", () => {
  const result = {
    query: "praia",
    messages: [
      { role: "assistant", date: "2026-11-20", text: "Anotado: praia" },
      { role: "user", date: "2026-11-19", text: "Vamos à praia" },
    ],
  };
  const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
  assert.equal(
    searchMessages.answer(result, context),
    "Nas nossas conversas:\n- quinta (19/11), você: “Vamos à praia”\n- ontem, eu: “Anotado: praia”",
  );
  assert.match(searchMessages.answer({ query: "x", messages: [] }, context), /^Não achei nada/);
});
