import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "../../support/fake-tmdb.ts";
import { startStack } from "../../support/stack.ts";
import { ask } from "./library.ts";

Deno.test("films and series", async (t) => {
  const fake = startFakeGemini();
  const tmdb = startFakeTmdb({
    movies: [
      ...INCEPTION,
      { id: 603, title: "Matrix", original_title: "The Matrix", released: "1999-03-31" },
    ],
    series: [{ id: 1396, title: "Breaking Bad", released: "2008-01-20", overview: "Um professor de química." }],
  });
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { ...fake.env, ...tmdb.env } });
  const ana = await stack.createUser("Ana");
  const save = (name: string, args: object) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });

  await t.step("several candidates: the runtime lists them, and the choice is saved with its tmdb_id", async () => {
    const chat = new Conversation(stack, ana);
    fake.script(save("save_movie", { title: "Inception", quote: "salva inception" }));
    const listed = await chat.say("salva inception");
    assert.equal(
      listed.text,
      "Qual destes filmes?\n1. A Origem (Inception, 2010)\n2. Inception: The Cobol Job (2010)",
    );
    assert.equal(listed.metadata.modelCalls, 0);
    const saved = await chat.say("1");
    assert.equal(saved.text, "Guardei o filme “A Origem” (2010).");
    assert.deepEqual([saved.metadata.route, saved.metadata.modelCalls], ["selected", 0]);
    const { items } = await ask(ana.client, "search_items");
    assert.deepEqual(items.map(({ type, title, tmdb_id, year }) => ({ type, title, tmdb_id, year })), [
      { type: "movie", title: "A Origem", tmdb_id: 27205, year: 2010 },
    ]);
    assert.match(items[0]!.content!, /^Título original: Inception\. Cobb/);
    assert.equal((await ask(ana.client, "search_items", { query: "inception" })).total, 1);
    const again = await chat.say("desfaz");
    assert.equal(again.text, "Desfiz: Guardei o filme “A Origem” (2010).");
    assert.equal((await ask(ana.client, "search_items")).total, 0);
  });
});
