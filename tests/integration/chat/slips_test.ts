import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, geminiFinish, type GeminiReply, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const expense = { amount: 50, category: "food", description: "mercado" };
const call = (name: string, args: unknown): GeminiReply => gemini({ functionCall: { name, args } });

Deno.test("a slip of the model's does not end the turn", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({
    functions: { chat: createChatApp() },
    env: { ...fake.env, CHAT_MODEL: "gemini-3.8-flash", CHAT_MODEL_FALLBACK: "gemini-3.5-flash-lite" },
  });
  const user = await stack.createUser("Ana");
  const chat = () => new Conversation(stack, user);
  /** What the model got back for its calls. */
  const told = () =>
    fake.requests.at(-1)?.contents.at(-1)?.parts.map((part) => JSON.stringify(part.functionResponse)).join() ?? "";

  const mended: [string, Record<string, unknown>, Record<string, unknown>][] = [
    ["date: null", { ...expense, date: null }, { amount: 50 }],
    ["a day as Brazilians write it", { ...expense, date: "20/11/2026" }, { date: "2026-11-20" }],
    ["a timestamp for a day", { ...expense, date: "2026-11-20T12:00:00Z" }, { date: "2026-11-20" }],
    ["an amount in quotes", { ...expense, amount: "50" }, { amount: 50 }],
  ];
  for (const [what, args, expected] of mended) {
    await t.step(`${what} is mended and offered`, async () => {
      // What waits in another conversation would be asked for again.
      await stack.sql("update public.pending_actions set status = 'dropped' where status = 'open'");
      fake.script(call("create_expense", args));
      const { metadata } = await chat().say("gastei 50 no mercado");
      assert.equal(metadata.outcome, "completed");
      assert.deepEqual({ ...onlyWaiting({ metadata }).args, ...expected }, onlyWaiting({ metadata }).args);
    });
  }

  await t.step("limit: 20 where ten is the most: the search runs", async () => {
    fake.script(call("search_knowledge", { query: "café", limit: 20 }), gemini({ text: "Nada por aqui." }));
    const answer = await chat().say("o que você sabe sobre café?");
    assert.equal(answer.text, "Nada por aqui.");
    assert.match(told(), /"items":\[\]/);
  });

  const explained: [string, string, Record<string, unknown>, RegExp][] = [
    ["an unknown category", "create_expense", { ...expense, category: "pets" }, /category.*food/],
    ["area: family", "add_knowledge", {
      type: "fact",
      area: "family",
      content: "Tem uma irmã",
      quote: "tenho uma irmã",
    }, /area.*relationships/],
    ["an empty description", "create_expense", { ...expense, description: "" }, /description/],
    ["a sign that no table takes", "create_expense", { ...expense, description: "mercado\u0000" }, /description/],
    ["half a character in what is not asked for", "create_expense", { [`a\ud83d`]: 1 }, /amount/],
    ["a tool with a name that no table takes", "create\u0000", {}, /não existe aqui/],
    ["a tool not given", "update_item", { title: "Ler", status: "done" }, /não existe aqui.*create_expense/],
  ];
  for (const [what, tool, args, reason] of explained) {
    await t.step(`${what} is explained, and the model goes on`, async () => {
      fake.script(call(tool, args), gemini({ text: "Me conta mais." }));
      const answer = await chat().say("gastei 50 no mercado; e tenho uma irmã");
      assert.deepEqual([answer.metadata.outcome, answer.text], ["completed", "Me conta mais."]);
      assert.match(told(), reason);
    });
  }

  const secondTries: [string, GeminiReply][] = [
    ["MALFORMED_FUNCTION_CALL", geminiFinish("MALFORMED_FUNCTION_CALL")],
    ["UNEXPECTED_TOOL_CALL", geminiFinish("UNEXPECTED_TOOL_CALL")],
    ["an empty STOP", gemini()],
    ["a 503", geminiStatus(503)],
  ];
  for (const [what, reply] of secondTries) {
    await t.step(`${what} is asked again`, async () => {
      fake.script(reply, gemini({ text: "Oi, Ana." }));
      const answer = await chat().say("tudo bem por aí?");
      assert.deepEqual([answer.metadata.outcome, answer.text], ["completed", "Oi, Ana."]);
    });
  }

  await t.step("a model that stays out of reach is answered for by its fallback", async () => {
    fake.models.length = 0;
    fake.script(geminiStatus(503), geminiStatus(503), gemini({ text: "Sou a outra." }));
    assert.equal((await chat().say("tudo bem por aí?")).text, "Sou a outra.");
    assert.deepEqual(fake.models, ["gemini-3.8-flash", "gemini-3.8-flash", "gemini-3.5-flash-lite"]);
  });

  await t.step("a signature goes back to the model that gave it, and to no other", async () => {
    const conversation = chat();
    const search = { name: "search_knowledge", args: { query: "café" } };
    fake.script(
      gemini({ functionCall: search, thoughtSignature: "c2ln" }),
      geminiStatus(503),
      geminiStatus(503),
      gemini({ text: "Nada." }),
    );
    await conversation.say("o que você sabe sobre café?");
    const sent = fake.requests.slice(-3).map(({ contents }) => JSON.stringify(contents).includes('"c2ln"'));
    assert.deepEqual(sent, [true, true, false]);
  });

  await t.step("a refused signature is left out, once", async () => {
    const refused: GeminiReply = () =>
      Response.json({ error: { code: 400, message: "Thought signature is not valid.", status: "INVALID_ARGUMENT" } }, {
        status: 400,
      });
    const search = { name: "search_knowledge", args: { query: "chá" } };
    fake.script(gemini({ functionCall: search, thoughtSignature: "c2ln" }), refused, gemini({ text: "Nada." }));
    assert.equal((await chat().say("o que você sabe sobre chá?")).text, "Nada.");
    assert.doesNotMatch(JSON.stringify(fake.requests.at(-1)?.contents), /"c2ln"/);
  });

  await fake.close();
  await stack.close();
});
