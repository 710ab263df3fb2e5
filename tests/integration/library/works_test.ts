import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { saveBook } from "../../../shared/tools/library/save-book.ts";
import { saveMovie } from "../../../shared/tools/library/save-movie.ts";
import { searchItems } from "../../../shared/tools/library/search-items.ts";
import { updateItem } from "../../../shared/tools/library/update-item.ts";
import { findBuiltInTool } from "../../../shared/tools/registry.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { takeBack } from "../../support/take-back.ts";

interface Prepared {
  status: string;
  args: JsonObject;
  facts: JsonObject;
}

Deno.test("films, series and books that were seen, read and rated", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Marina");
  const context = { today: "2026-11-23", timezone: "America/Sao_Paulo" };
  const kept = async () =>
    (await client.from("library_items").select("title, author, status, rating::float").order("title")).data;

  await t.step("are kept with how far one is and how one liked it", async () => {
    const film = await call<JsonObject>(client, "save_movie", { title: "Duna", status: "done", rating: 8.5 });
    assert.equal(saveMovie.answer(film, context), "Guardei o filme “Duna”, visto, nota 8,5 de 10.");
    const book = { title: "Torto Arado", author: "Itamar Vieira Junior", status: "wanted" };
    assert.equal(
      saveBook.offer!(book, {}, context),
      "Quer que eu guarde o livro “Torto Arado”, de Itamar Vieira Junior, para ler?",
    );
    const saved = await call<JsonObject>(client, "save_book", book);
    assert.equal(saveBook.nameResult!(saved, context), "o livro “Torto Arado”, de Itamar Vieira Junior, para ler");
    assert.deepEqual(await kept(), [
      { title: "Duna", author: null, status: "done", rating: 8.5 },
      { title: "Torto Arado", author: "Itamar Vieira Junior", status: "wanted", rating: null },
    ]);
  });

  await t.step("told again, take what is new of it", async () => {
    const again = await call<JsonObject>(client, "save_book", { title: "torto arado", status: "started" });
    assert.equal(
      saveBook.answer(again, context),
      "Você já tinha guardado o livro “Torto Arado”, de Itamar Vieira Junior; completei os dados, em leitura.",
    );
  });

  await t.step("are changed, and the change is undone", async () => {
    const said = { title: "torto arado", status: "done", rating: 10 };
    const { args, facts } = await call<Prepared>(client, "prepare_update_item", said);
    assert.equal(
      updateItem.offer!(args, facts, context),
      "Quer que eu mude o livro “Torto Arado”, de Itamar Vieira Junior para lido, nota 10 de 10?",
    );
    const result = await call<JsonObject>(client, "update_item", { ...args, tool_call_id: "1" });
    assert.equal(
      updateItem.answer(result, context),
      "Mudei: agora está o livro “Torto Arado”, de Itamar Vieira Junior, lido, nota 10 de 10.",
    );
    await takeBack(stack, userId, "1");
    assert.deepEqual((await kept())![1], {
      title: "Torto Arado",
      author: "Itamar Vieira Junior",
      status: "started",
      rating: null,
    });
    const renamed = await call<JsonObject>(client, "update_item", { title: "Duna", new_title: "Duna: Parte Dois" });
    assert.equal(
      updateItem.answer(renamed, context),
      "Mudei: agora está o filme “Duna: Parte Dois” (antes “Duna”), visto, nota 8,5 de 10.",
    );
  });

  await t.step("are found with it", async () => {
    const found = await call<JsonObject>(client, "search_items", { type: "book" });
    assert.equal(
      searchItems.answer(found, context),
      "Você tem 1 livro salvo:\n- Livro: “Torto Arado”, de Itamar Vieira Junior, em leitura",
    );
  });

  await t.step("lose a state or a rating, and get them back", async () => {
    const { item } = await call<{ item: { id: string } }>(client, "save_movie", {
      title: "Central do Brasil",
      status: "done",
      rating: 9,
    });
    const change = { item_id: item.id, status: "wanted", clear: ["rating"] };
    const { args, facts } = await call<Prepared>(client, "prepare_update_item", change);
    const offered = (args: JsonObject) => updateItem.offer!(args, facts, context);
    assert.equal(offered(args), "Quer que eu deixe o filme “Central do Brasil” para ver, sem nota?");
    assert.equal(
      offered({ clear: ["rating", "status"] }),
      "Quer que eu deixe o filme “Central do Brasil” sem nota e estado?",
    );
    assert.equal(
      findBuiltInTool("update_item")!.offer!({ new_content: "- feijão\n- arroz" }, facts, context),
      "Quer que eu deixe o filme “Central do Brasil” com o texto “- feijão - arroz”?",
    );
    await call(client, "update_item", { ...change, tool_call_id: "cleared" });
    const stored = async () =>
      (await client.from("library_items").select("status, rating::float").eq("id", item.id).single()).data;
    assert.deepEqual(await stored(), { status: "wanted", rating: null });
    await call(client, "undo_calls", { tool_call_ids: ["cleared"] });
    assert.deepEqual(await stored(), { status: "done", rating: 9 });
    for (const clear of [["title"], ["content", "year"]]) {
      assert.equal((await refusal(client, "update_item", { item_id: item.id, clear })).hint, "cannot_change");
    }
  });

  await t.step("are searched by state, with words and without", async () => {
    const titles = async (args: JsonObject) =>
      (await call<{ items: { title: string }[] }>(client, "search_items", args)).items.map(({ title }) => title);
    assert.deepEqual(await titles({ query: "brasil", status: "done" }), ["Central do Brasil"]);
    assert.deepEqual(await titles({ query: "brasil", status: "wanted" }), []);
    const answered = async (args: JsonObject) =>
      searchItems.answer(await call<JsonObject>(client, "search_items", args), context).split("\n")[0];
    assert.equal(await answered({ type: "movie", status: "done" }), "Você tem 2 filmes vistos:");
    assert.equal(await answered({ type: "tv_show", status: "wanted" }), "Você ainda não tem nenhuma série para ver.");
    assert.equal(await answered({ query: "brasil", status: "done" }), "Achei 1 item visto ou lido:");
    assert.ok((await titles({ status: "done" })).includes("Central do Brasil"));
    assert.equal((await refusal(client, "search_items", { status: "seen" })).hint, "invalid_status");
  });

  await t.step("a note gets another text, and a title that came from it goes along", async () => {
    const { item } = await call<{ item: { id: string } }>(client, "save_note", { content: "Lista\n\n- arroz" });
    const stored = async () =>
      (await client.from("library_items").select("title, content").eq("id", item.id).single()).data;
    await call(client, "update_item", { item_id: item.id, new_content: "Feira\n\n- feijão", tool_call_id: "text" });
    assert.deepEqual(await stored(), { title: "Feira", content: "Feira\n\n- feijão" });
    await call(client, "update_item", { item_id: item.id, new_title: "Compras" });
    await call(client, "update_item", { item_id: item.id, new_content: "- feijão" });
    assert.deepEqual(await stored(), { title: "Compras", content: "- feijão" });
    assert.equal(
      (await refusal(client, "update_item", { item_id: item.id, clear: ["content"] })).hint,
      "cannot_change",
    );
    assert.equal((await refusal(client, "update_item", { item_id: item.id, new_content: " " })).hint, "invalid_item");
  });

  await t.step("refuse what does not fit", async () => {
    assert.equal((await refusal(client, "save_movie", { title: "X", rating: 11 })).hint, "invalid_rating");
    assert.equal((await refusal(client, "save_book", { title: "X", status: "lido" })).hint, "invalid_status");
    assert.equal((await refusal(client, "prepare_update_item", { title: "torto arado" })).hint, "nothing_to_change");
    await call(client, "save_note", { content: "comprar pão" });
    assert.equal((await refusal(client, "update_item", { title: "comprar pão", rating: 3 })).hint, "cannot_change");
    assert.equal((await refusal(client, "update_item", { title: "nada disso", rating: 3 })).hint, "item_not_found");
    const { error } = await client.from("library_items").insert({ type: "note", title: "x", content: "x", rating: 3 });
    assert.notEqual(error, null);
  });

  await stack.close();
});
