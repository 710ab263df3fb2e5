import { formatChoice } from "../../../shared/writing/choice-label.ts";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { ask, refused } from "./library.ts";
import { write } from "../notes/notes.ts";

Deno.test("library", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");

  await t.step("save_* keep what was told and say what is there already", async () => {
    const note = await ask(ana.client, "save_note", { content: "Comprar pão\ne leite", tool_call_id: "n1" });
    assert.deepEqual([note.status, note.item.type, note.item.title], ["created", "note", "Comprar pão"]);
    assert.equal((await ask(ana.client, "save_note", { content: "comprar PAO\ne leite" })).status, "unchanged");
    assert.deepEqual(await ask(ana.client, "save_note", { content: "outra", tool_call_id: "n1" }), note);
    assert.equal((await ask(ana.client, "save_movie", { title: "Inception" })).status, "created");
    const known = await ask(ana.client, "save_movie", {
      title: "inception",
      full_title: "A Origem",
      year: 2010,
      tmdb_id: 27205,
    });
    assert.deepEqual([known.status, known.item.title, known.item.year], ["updated", "A Origem", 2010]);
    assert.equal((await ask(ana.client, "save_movie", { title: "Inception", tmdb_id: 27205 })).status, "unchanged");
    assert.equal((await ask(ana.client, "save_movie", { title: "A Origem", year: 1999 })).status, "created");
    assert.equal((await ask(ana.client, "save_tv_show", { title: "A Origem" })).status, "created");
    const link = await ask(ana.client, "save_link", { url: "https://exemplo.com.br/bolo", description: "de cenoura" });
    assert.deepEqual([link.status, link.item.title], ["created", "https://exemplo.com.br/bolo"]);
    const titled = await ask(ana.client, "save_link", { url: "https://exemplo.com.br/bolo", title: "Bolo de cenoura" });
    assert.deepEqual([titled.status, titled.item.title, titled.item.content], [
      "updated",
      "Bolo de cenoura",
      "de cenoura",
    ]);
    assert.equal((await ask(ana.client, "save_video", { url: "https://vimeo.com/1" })).status, "created");
  });

  await t.step("search_items lists everything, newest first, a page at a time", async () => {
    const all = await ask(ana.client, "search_items", {});
    assert.deepEqual([all.total, all.items.length, all.items[0]?.type], [6, 6, "video"]);
    const second = await ask(ana.client, "search_items", { limit: 4, page: 2 });
    assert.deepEqual([second.total, second.shown, second.items.length], [6, 4, 2]);
    assert.equal((await ask(ana.client, "search_items", { type: "movie" })).total, 2);
    assert.equal((await ask(bia.client, "search_items", {})).total, 0);
  });

  await t.step("search_items finds words, their inflections and misspelt ones", async () => {
    const found = async (query: string) =>
      (await ask(ana.client, "search_items", { query })).items.map(({ title }) => title);
    assert.deepEqual(await found("bolos"), ["Bolo de cenoura"]);
    assert.deepEqual(await found("bolo de cenuora"), ["Bolo de cenoura"]);
    assert.deepEqual(await found("COMPRANDO"), ["Comprar pão"]);
    assert.deepEqual(await found("zebra"), []);
  });

  await t.step("delete_item deletes what its title means, and restore_item brings it back", async () => {
    const choose = await ask(ana.client, "prepare_delete_item", { title: "a origem" });
    assert.deepEqual(choose.choices.map(({ label }) => formatChoice(label, "")), [
      "A Origem – série",
      "A Origem (1999) – filme",
      "A Origem (2010) – filme",
    ]);
    const ready = await ask(ana.client, "prepare_delete_item", { title: "bolo" });
    assert.equal(ready.status, "ready");
    assert.equal(await refused(bia.client, "delete_item", ready.args), "item_not_found");
    assert.equal((await ask(ana.client, "delete_item", ready.args)).status, "deleted");
    assert.equal(await refused(ana.client, "delete_item", ready.args), "item_not_found");
    assert.equal((await ask(ana.client, "search_items", { query: "bolo" })).total, 0);
    assert.equal((await ask(ana.client, "restore_item", ready.args)).status, "restored");
    assert.equal((await ask(ana.client, "prepare_delete_item", { title: "zebra" })).status, "missing");
  });

  await t.step("delete_all_items says how many there are, and leaves automatic notes", async () => {
    await write(ana.client, "monthly_report");
    const { facts } = await ask(ana.client, "prepare_delete_all_items", {});
    assert.deepEqual([facts.items, facts.kept], [6, 1]);
    assert.equal((await ask(ana.client, "delete_all_items", {})).items, 6);
    assert.equal((await ask(ana.client, "search_items", {})).total, 1);
    assert.equal(await refused(ana.client, "prepare_delete_all_items"), "library_empty");
  });
});
