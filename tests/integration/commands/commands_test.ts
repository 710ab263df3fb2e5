import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "../../support/fake-tmdb.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("commands about what is saved, over HTTP", async (t) => {
  const fake = startFakeGemini();
  const tmdb = startFakeTmdb({
    movies: [...INCEPTION, { id: 275, title: "Fargo", released: "1996-03-08" }],
    series: [{ id: 60622, title: "Fargo", released: "2014-04-15" }],
  });
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { ...fake.env, ...tmdb.env } });

  /** Somebody new, with items of these titles. */
  const begin = async (...notes: string[]) => {
    const user = await stack.createUser("Ana");
    const items = notes.map((content) => ({ type: "note", title: content, content }));
    if (items.length > 0) await user.client.from("library_items").insert(items);
    const titles = async () => {
      const { data } = await user.client.from("library_items").select("title").is("deleted_at", null).order("title");
      return data?.map(({ title }) => title);
    };
    return { user, chat: new Conversation(stack, user), titles };
  };
  /** What the model was asked since. */
  const asked = async (work: () => Promise<unknown>) => {
    const before = fake.requests.length;
    await work();
    return fake.requests.length - before;
  };

  await t.step(
    "'salva inception' lists two candidates, '1' saves the first with its tmdb_id, no model is asked",
    async () => {
      const { user, chat } = await begin();
      const requests = await asked(async () => {
        const listed = await chat.say("salva inception");
        assert.deepEqual([listed.metadata.route, listed.metadata.modelCalls], ["direct", 0]);
        assert.equal(onlyWaiting(listed).choices?.length, 2);
        assert.match(
          (await chat.say("5")).text,
          /^Essa opção não está na lista, então não fiz nada\.\s+Qual destes filmes/,
        );
        assert.equal((await chat.say("1")).metadata.route, "selected");
      });
      const { data } = await user.client.from("library_items").select("type, tmdb_id");
      assert.deepEqual([data, requests], [[{ type: "movie", tmdb_id: 27205 }], 0]);
    },
  );

  await t.step("several candidates may be chosen at once", async () => {
    const { user, chat } = await begin();
    await chat.say("salva o filme inception");
    const saved = await chat.say("os dois primeiros");
    assert.equal(saved.metadata.route, "selected");
    const { data } = await user.client.from("library_items").select("tmdb_id").order("tmdb_id");
    assert.deepEqual(data, [{ tmdb_id: 27205 }, { tmdb_id: 64956 }]);
    assert.equal(saved.text.split("\n").length, 2);
    assert.match((await chat.say("desfaz")).text, /^Desfiz: .*; /);
  });

  await t.step("what both a film and a series are called, and what neither is, the model reads", async () => {
    const { chat, titles } = await begin();
    fake.script(gemini({ text: "Filme ou série?" }));
    assert.equal((await chat.say("salva fargo")).metadata.route, "model");
    assert.equal((await chat.say("salva xyzzy")).metadata.route, "model");
    assert.deepEqual(await titles(), []);
  });

  await t.step("a choice among items deletes those that were chosen", async () => {
    const { chat, titles } = await begin("bolo de cenoura", "bolo de fubá", "bolo de milho", "pão");
    const listed = await chat.say("apaga a nota do bolo");
    assert.equal(onlyWaiting(listed).choices?.length, 3);
    const labels = onlyWaiting(listed).choices!.map(({ label }) => label);
    const deleted = await chat.say("1 e 3");
    assert.equal(deleted.metadata.route, "selected");
    assert.deepEqual(await titles(), [labels[1], "pão"].toSorted());
    await chat.say("desfaz");
    assert.equal((await titles())?.length, 4);
    await chat.say("apaga a nota do bolo");
    assert.equal((await chat.say("nenhum")).metadata.route, "rejected");
    await chat.say("apaga a nota do bolo");
    await chat.say("todos");
    assert.deepEqual(await titles(), ["pão"]);
  });

  await t.step("of things of one name but several kinds the list says which is which", async () => {
    const { user, chat } = await begin("Duna");
    await user.client.rpc("save_link", { url: "https://exemplo.com/duna", title: "Duna" });
    await user.client.rpc("save_movie", { title: "Duna", year: 1984 });
    const listed = await chat.say("apaga o filme duna");
    assert.deepEqual(onlyWaiting(listed).choices?.map(({ label }) => label).toSorted(), [
      "Duna (1984) – filme",
      "Duna – link",
      "Duna – nota",
    ]);
    assert.match((await chat.say("o filme")).text, /^Apaguei o filme “Duna” \(1984\)/);
  });

  await t.step("an address means its own page, however it is written, or nothing", async () => {
    const { user, chat, titles } = await begin("exemplo de duna");
    await user.client.rpc("save_link", { url: "https://exemplo.com/duna", title: "Duna" });
    fake.script(gemini({ text: "Não achei." }));
    assert.equal((await chat.say("apaga o link https://exemplo.com/outra")).metadata.route, "model");
    const offered = await chat.say("apaga o link https://Exemplo.com/duna?utm_source=zap");
    assert.equal(offered.text, "Quer que eu apague o link “Duna”?");
    await chat.say("sim");
    assert.deepEqual(await titles(), ["exemplo de duna"]);
  });

  await t.step("'deleta tudo' asks once with the number, a yes deletes softly, a second does nothing", async () => {
    const { user, chat, titles } = await begin("um", "dois", "três");
    assert.match((await chat.say("deleta tudo")).text, /os 3 itens/);
    assert.deepEqual((await titles())?.length, 3);
    assert.equal((await chat.say("sim")).metadata.route, "confirmed");
    assert.equal((await chat.say("sim")).text, "Isso já está feito, e não fiz de novo.");
    const { count } = await user.client.from("library_items").select("id", { count: "exact", head: true });
    assert.deepEqual([await titles(), count], [[], 3]);
  });

  await t.step(
    "what names the opposite of the offer is no yes to it: nothing is deleted, nothing written",
    async () => {
      const { user, chat, titles } = await begin("um", "dois");
      await chat.say("deleta tudo");
      fake.script(
        gemini({
          functionCall: {
            name: "answer_offer",
            args: { quote: "guarda tudo", answers: [{ item: 1, decision: "yes" }] },
          },
        }),
        gemini({ text: "Guardo ou apago?" }),
      );
      assert.match((await chat.say("guarda tudo")).text, /^Guardo ou apago\?/);
      assert.equal((await titles())?.length, 2);
      const other = new Conversation(stack, user);
      const expense = { amount: 50, category: "food", description: "mercado" };
      fake.script(gemini({ functionCall: { name: "create_expense", args: expense } }));
      await other.say("gastei 50 no mercado");
      fake.script(gemini({ text: "Apago o quê?" }));
      assert.equal((await other.say("pode apagar tudo")).metadata.route, "model");
      assert.deepEqual((await user.client.from("expenses").select("id")).data, []);
    },
  );

  await t.step("a number that stands in no list is no part of a year in it", async () => {
    const { user, chat, titles } = await begin("duna, o livro");
    for (const year of [1984, 2021]) await user.client.rpc("save_movie", { title: "Duna", year });
    assert.equal(onlyWaiting(await chat.say("apaga o filme duna")).choices?.length, 2);
    assert.match((await chat.say("9")).text, /^Essa opção não está na lista, então não fiz nada/);
    assert.equal((await titles())?.length, 3);
  });

  await t.step("an expired offer runs nothing, and that is said", async () => {
    const { user, chat, titles } = await begin("um");
    await chat.say("deleta tudo");
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 minute' where user_id = $1", [
      user.userId,
    ]);
    const late = await chat.say("sim");
    assert.deepEqual([late.metadata.route, late.metadata.modelCalls], ["direct", 0]);
    assert.match(late.text, /não está mais aberta.*Não fiz nada/);
    assert.deepEqual(await titles(), ["um"]);
    const other = new Conversation(stack, user);
    await other.say("salva o filme inception");
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 minute' where user_id = $1", [
      user.userId,
    ]);
    assert.match((await other.say("1")).text, /não está mais aberta/);
    assert.deepEqual(await titles(), ["um"]);
  });

  await t.step("'1', 'sim' and 'cancela' with nothing pending run nothing, and that is said", async () => {
    for (const text of ["1", "sim", "cancela"]) {
      const { chat } = await begin();
      const answer = await chat.say(text);
      assert.deepEqual([answer.metadata.route, answer.metadata.modelCalls], ["direct", 0]);
      assert.match(answer.text, /^Não há .*, então não/);
    }
  });

  await t.step("a yes to what the assistant asked in words goes to the model", async () => {
    const { chat } = await begin();
    fake.script(gemini({ text: "Quer conversar sobre isso?" }));
    await chat.say("tô meio pra baixo");
    fake.script(gemini({ text: "Conta." }));
    assert.equal((await chat.say("sim")).text, "Conta.");
  });

  await t.step(
    "'salva isso' keeps the answer that was asked for, or else what the person wrote, and says which",
    async () => {
      const { chat, titles } = await begin();
      assert.match((await chat.say("salva isso")).text, /^Ainda não há nada antes disso/);
      fake.script(gemini({ text: "O quê?" }));
      await chat.say("oi");
      assert.equal((await chat.say("salva isso")).metadata.route, "model");
      fake.script(gemini({ text: "Bata três cenouras com óleo e ovos." }));
      await chat.say("me passa uma receita de bolo?");
      assert.match((await chat.say("salva isso")).text, /Bata três cenouras.*É o que eu disse por último\.$/);
      fake.script(gemini({ text: "Boa ideia." }));
      await chat.say("a sala vai ser azul");
      assert.match((await chat.say("anota isso")).text, /a sala vai ser azul.*É o que você escreveu por último\.$/);
      assert.deepEqual(new Set(await titles()), new Set(["a sala vai ser azul", "Bata três cenouras com óleo e ovos"]));
    },
  );

  await t.step("what a command did stands in the history as a call with its result", async () => {
    const { chat } = await begin("um");
    await chat.say("lista tudo");
    fake.script(gemini({ text: "É só uma." }));
    await chat.say("quantas notas são?");
    const contents = fake.requests.at(-1)!.contents.flatMap(({ role, parts }) => parts.map((part) => ({ role, part })));
    const called = contents.find(({ part }) => "functionCall" in part);
    const answered = contents.find(({ part }) => "functionResponse" in part);
    assert.equal(called?.role, "model");
    assert.match(JSON.stringify(called?.part), /search_items/);
    assert.match(JSON.stringify(answered?.part), /"um"/);
  });

  await t.step("a list beside an open offer leaves it open; deleting beside it is the model's to read", async () => {
    const { chat, titles } = await begin("um", "dois");
    await chat.say("apaga a nota sobre um");
    fake.script(gemini({ text: "Apago só a nota “um”, ou todas?" }));
    assert.equal((await chat.say("deleta tudo")).metadata.modelCalls, 1);
    assert.equal(onlyWaiting(await chat.say("lista tudo")).tool, "delete_item");
    assert.equal((await titles())?.length, 2);
  });

  await t.step("a message sent again after a lost answer gets that answer, and nothing is written twice", async () => {
    const { user, chat } = await begin();
    const id = crypto.randomUUID();
    const first = await chat.say("anota: comprar pão", id);
    const again = await chat.say("anota: comprar pão", id);
    assert.equal(again.text, first.text);
    const { count } = await user.client.from("library_items").select("id", { count: "exact", head: true });
    assert.equal(count, 1);
  });

  await t.step("films, series and books are listed by how far one is, and no model is asked", async () => {
    const { user, chat } = await begin("feira");
    for (
      const [tool, args] of [
        ["save_book", { title: "Torto Arado", status: "wanted" }],
        ["save_book", { title: "Tudo é Rio", status: "started" }],
        ["save_movie", { title: "Duna", status: "done", rating: 9 }],
        ["save_tv_show", { title: "Dark", status: "started" }],
      ] as const
    ) await user.client.rpc(tool, args);
    const lists = {
      "lista meus livros": "Você tem 2 livros salvos:",
      "lista séries": "Você tem 1 série salva:\n- Série: “Dark”, em andamento",
      "minhas notas": "Você tem 1 nota salva:\n- Nota: “feira”",
      "o que eu quero ler?": "Você tem 1 livro para ler:\n- Livro: “Torto Arado”, para ler",
      "o que tô lendo?": "Você tem 1 livro em leitura:\n- Livro: “Tudo é Rio”, em leitura",
      "que filmes eu já vi?": "Você tem 1 filme visto:\n- Filme: “Duna”, visto, nota 9 de 10",
      "quais séries eu já vi?": "Você ainda não tem nenhuma série vista.",
      "o que tô vendo?": "Você tem 2 itens em andamento:",
    };
    for (const [said, listed] of Object.entries(lists)) {
      const { text, metadata } = await chat.say(said);
      assert.ok(text.startsWith(listed), `${said}: ${text}`);
      assert.deepEqual([metadata.route, metadata.modelCalls], ["direct", 0]);
    }
  });

  await t.step(
    "a link alone is offered to be saved, as what it is; as the answer to a question it is the model's",
    async () => {
      const { user, chat, titles } = await begin();
      const saved = async () => (await user.client.from("library_items").select("type, url")).data;
      const offered = await chat.say("https://192.0.2.1/receita");
      assert.equal(offered.text, "Quer que eu guarde o link https://192.0.2.1/receita?");
      assert.deepEqual([offered.metadata.modelCalls, onlyWaiting(offered).tool, await titles()], [0, "save_link", []]);
      assert.match((await chat.say("sim")).text, /^Guardei o link https:\/\/192\.0\.2\.1\/receita/);
      assert.deepEqual(await saved(), [{ type: "link", url: "https://192.0.2.1/receita" }]);
      await chat.say("desfaz");
      fake.script(gemini({ text: "Qual é o link?" }));
      await chat.say("vi uma receita boa na internet");
      fake.script(gemini({ text: "Anotado." }));
      assert.equal((await chat.say("https://192.0.2.1/outra")).metadata.route, "model");
    },
  );

  await t.step("whoever is in a crisis gets care, not a note", async () => {
    const { chat, titles } = await begin();
    fake.script(gemini({ text: "Estou aqui com você. O CVV atende no 188." }));
    assert.equal((await chat.say("anota: quero morrer")).metadata.route, "model");
    assert.deepEqual(await titles(), []);
  });

  await stack.close();
  await tmdb.close();
  await fake.close();
});
