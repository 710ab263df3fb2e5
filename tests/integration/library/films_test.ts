import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "../../support/fake-tmdb.ts";
import { page, startFakeWeb } from "../../support/fake-web.ts";
import { startStack } from "../../support/stack.ts";
import { ask } from "./library.ts";

const MATRIX = [
  { id: 603, title: "Matrix", original_title: "The Matrix", released: "1999-03-31" },
  { id: 624860, title: "Matrix Resurrections", original_title: "The Matrix Resurrections", released: "2021-12-16" },
];
const SERIES = [{ id: 1396, title: "Breaking Bad", released: "2008-01-20", overview: "Um professor de química." }];
const call = (name: string, args: object) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
const save = (title: string, said: string, more: object = {}) => call("save_movie", { title, quote: said, ...more });

Deno.test("films and series", async (t) => {
  const fake = startFakeGemini();
  const tmdb = startFakeTmdb({ movies: [...INCEPTION, ...MATRIX], series: SERIES });
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { ...fake.env, ...tmdb.env } });
  const ana = await stack.createUser("Ana");
  const chat = new Conversation(stack, ana);
  const kept = async () =>
    (await ask(ana.client, "search_items")).items.map(({ type, title, tmdb_id, year }) => ({
      type,
      title,
      tmdb_id,
      year,
    }));

  await t.step("several candidates: the runtime lists them, and the choice is saved with its tmdb_id", async () => {
    fake.script(save("Inception", "salva inception"));
    const listed = await chat.say("salva inception");
    assert.equal(
      listed.text,
      "Qual destes filmes?\n1. A Origem (Inception, 2010)\n2. Inception: The Cobol Job (2010)",
    );
    assert.equal(listed.metadata.modelCalls, 0);
    assert.deepEqual(await kept(), []);
    const saved = await chat.say("1");
    assert.equal(saved.text, "Guardei o filme “A Origem” (2010).");
    assert.deepEqual([saved.metadata.route, saved.metadata.modelCalls], ["selected", 0]);
    assert.deepEqual(await kept(), [{ type: "movie", title: "A Origem", tmdb_id: 27205, year: 2010 }]);
    const { items } = await ask(ana.client, "search_items", { query: "inception" });
    assert.equal(items[0]!.content, "Título original: Inception. Cobb é um ladrão que rouba segredos dos sonhos.");
  });

  await t.step("what is saved already is said and not written twice", async () => {
    fake.script(save("Inception", "salva inception"));
    await chat.say("salva inception");
    assert.equal((await chat.say("o primeiro")).text, "Você já tinha guardado o filme “A Origem” (2010).");
    assert.equal((await kept()).length, 1);
  });

  await t.step(
    "of two lists that are open the model reads which one is meant, and code whether that is what was said",
    async () => {
      fake.script(gemini(
        { functionCall: { name: "save_movie", args: { title: "matrix", quote: "salva matrix e inception" } } },
        { functionCall: { name: "save_movie", args: { title: "inception", quote: "salva matrix e inception" } } },
      ));
      const first = await chat.say("salva matrix e inception");
      assert.match(first.text, /^Qual destes filmes\?\n1\. Matrix \(The Matrix, 1999\)/);
      assert.match(first.text, /\n\nQual destes filmes\?\n1\. A Origem/);
      const choose = (quote: string, choice: number) =>
        call("answer_offer", { quote, answers: [{ item: 1, decision: "yes", args: { choice } }] });
      fake.script(choose("o de 2021", 1), choose("o de 2021", 2), gemini({ text: "Boa!" }));
      const one = await chat.say("o de 2021");
      assert.deepEqual([one.metadata.route, one.metadata.waiting?.length], ["selected", 1]);
      fake.script(choose("2", 2), gemini({ text: "Anotado." }));
      assert.equal((await chat.say("2")).metadata.waiting, undefined);
      assert.deepEqual((await kept()).map(({ tmdb_id }) => tmdb_id).toSorted(), [27205, 624860, 64956]);
    },
  );

  await t.step("one candidate is saved at once, and 'desfaz' takes it back", async () => {
    assert.equal((await chat.say("salva a série breaking bad")).text, "Guardei a série “Breaking Bad” (2008).");
    assert.deepEqual((await kept())[0], { type: "tv_show", title: "Breaking Bad", tmdb_id: 1396, year: 2008 });
    assert.equal((await chat.say("desfaz")).text, "Desfiz: a série “Breaking Bad” (2008).");
    assert.equal((await kept()).length, 3);
  });

  await t.step("the person's year narrows the search; a year that only the model knows is refused", async () => {
    fake.script(save("matrix", "salva o matrix de 1999", { year: 1999 }), gemini({ text: "Salvei." }));
    await chat.say("salva o matrix de 1999");
    assert.match(tmdb.requests.at(-1)!, /query=matrix&language=pt-BR&include_adult=false&year=1999$/);
    assert.equal((await kept())[0]!.tmdb_id, 603);
    const before = tmdb.requests.length;
    fake.script(save("inception", "salva inception", { year: 2010 }), gemini({ text: "Qual deles?" }));
    await new Conversation(stack, ana).say("salva inception que eu quero ver");
    assert.equal(tmdb.requests.length, before);
  });

  await t.step(
    "a fact beside a film is kept; beside one of which the model has read a foreign text it is offered",
    async () => {
      const beside = async (title: string) => {
        const said = `salva o filme ${title}. ah, e agora moro em Olinda`;
        fake.script(
          gemini(
            { functionCall: { name: "save_movie", args: { title, quote: said } } },
            { functionCall: { name: "search_knowledge", args: { query: "onde mora" } } },
          ),
          call("add_knowledge", {
            type: "fact",
            content: "Mora em Olinda",
            area: "relationships",
            quote: "agora moro em Olinda",
          }),
          gemini({ text: "Boa!" }),
        );
        const { metadata } = await new Conversation(stack, await stack.createUser("Bia")).say(said);
        return [metadata.kept?.length ?? 0, metadata.waiting?.length ?? 0];
      };
      assert.deepEqual(await beside("da minha formatura"), [1, 0]);
      assert.deepEqual(await beside("matrix resurrections"), [0, 1]);
    },
  );

  await t.step("what was saved by its name alone is completed, and what is not saved is told", async () => {
    await ask(ana.client, "save_tv_show", { title: "breaking bad" });
    const enrich = (said: string) => call("enrich_tv_show", { title: "breaking bad", quote: said });
    fake.script(enrich("completa a série breaking bad"), gemini({ text: "Completei." }));
    await chat.say("completa a série breaking bad");
    assert.deepEqual((await kept())[0], { type: "tv_show", title: "Breaking Bad", tmdb_id: 1396, year: 2008 });
    assert.match((await chat.say("desfaz")).text, /^Desfiz: os dados d[ae] série “Breaking Bad” \(2008\)\.$/);
    const bare = { type: "tv_show", title: "breaking bad", tmdb_id: undefined, year: undefined };
    assert.deepEqual((await kept())[0], bare);
    await ask(ana.client, "delete_item", { title: "breaking bad" });
    fake.script(enrich("busca a série breaking bad"), gemini({ text: "É de 2008." }));
    const looked = await chat.say("busca a série breaking bad");
    assert.match(looked.text, /^Achei a série “Breaking Bad” \(2008\), que não está salva\. Um professor de química\./);
    assert.equal(looked.metadata.written, undefined);
  });
  await stack.close();
  await tmdb.close();
  await fake.close();
});

for (
  const [what, broken, sentence] of [
    ["without a key", null, "A busca de filmes e séries não está disponível aqui"],
    ["with a catalogue that fails", () => new Response("oops", { status: 500 }), "não respondeu agora"],
    ["with a catalogue that answers something else", () => Response.json({ results: "?" }), "não respondeu agora"],
  ] as const
) {
  Deno.test(`${what} saving still works, and looking up says why not`, async () => {
    const fake = startFakeGemini();
    const tmdb = broken === null ? null : startFakeTmdb({ broken });
    const stack = await startStack({
      functions: { chat: createChatApp() },
      env: { TMDB_API_KEY: undefined, ...fake.env, ...tmdb?.env },
    });
    const ana = await stack.createUser("Ana");
    const chat = new Conversation(stack, ana);
    fake.script(save("inception", "salva inception"), gemini({ text: "Salvei." }));
    await chat.say("salva inception");
    const { items } = await ask(ana.client, "search_items");
    assert.deepEqual(items.map(({ title, tmdb_id }) => [title, tmdb_id]), [["inception", undefined]]);
    fake.script(
      call("enrich_movie", { title: "inception", quote: "completa o filme inception" }),
      gemini({ text: "Não deu." }),
    );
    await chat.say("completa o filme inception");
    assert.ok(JSON.stringify(fake.requests.at(-1)).includes(sentence));
    await stack.close();
    await tmdb?.close();
    await fake.close();
  });
}

Deno.test("without a model's key too: salva inception, 1, desfaz, an address, what was saved, deleta", async () => {
  const tmdb = startFakeTmdb({ movies: INCEPTION });
  const web = startFakeWeb({ "receitas.com.br/bolo": page("Bolo de cenoura") });
  const chatApp = createChatApp({ network: web.network });
  const stack = await startStack({ functions: { chat: chatApp }, env: tmdb.env });
  const ana = await stack.createUser("Ana");
  const chat = new Conversation(stack, ana);
  assert.match(
    (await chat.say("salva inception")).text,
    /1\. A Origem \(Inception, 2010\)\n2\. Inception: The Cobol Job/,
  );
  assert.equal((await chat.say("1")).text, "Guardei o filme “A Origem” (2010).");
  const { items } = await ask(ana.client, "search_items");
  assert.deepEqual(items.map(({ title, tmdb_id }) => [title, tmdb_id]), [["A Origem", 27205]]);
  assert.match((await chat.say("desfaz")).text, /^Desfiz: o filme “A Origem”/);
  assert.match(
    (await chat.say("salva esse link https://receitas.com.br/bolo")).text,
    /Guardei o link “Bolo de cenoura”/,
  );
  assert.match((await chat.say("o que eu salvei?")).text, /Você tem 1 item salvo:\n- Link: “Bolo de cenoura”/);
  assert.match((await chat.say("apaga tudo que eu salvei")).text, /Quer que eu apague o único item salvo\?/);
  assert.match((await chat.say("sim")).text, /^Apaguei 1 item salvo/);
  await stack.close();
  await tmdb.close();
  await web.close();
});
