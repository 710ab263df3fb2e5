import assert from "node:assert/strict";
import type { Outside } from "../../../../shared/outside/outside.ts";
import { weighCall } from "../../../../shared/tools/said/grounding.ts";
import type { JsonObject, LookUpResult } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { library } from "../../../../shared/skills/library.ts";
import { toolsOfSkill } from "../../../support/skill-tools.ts";

const CONTEXT = { today: "2026-11-22", timezone: "America/Sao_Paulo" };
const answer = (tool: string, result: JsonObject) => findBuiltInTool(tool)!.answer(result, CONTEXT);
const offer = (tool: string, args: JsonObject, facts: JsonObject = {}) =>
  findBuiltInTool(tool)!.offer!(args, facts, CONTEXT);

Deno.test("toolsOfSkill(library) are the thirteen of the library skill: saves quote, deletions are confirmed, a search reads outside", () => {
  assert.deepEqual(toolsOfSkill(library).map(({ name, confirmation, reads }) => [name, confirmation, reads]), [
    ["save_note", "quoted", undefined],
    ["save_movie", "quoted", "outside"],
    ["save_tv_show", "quoted", "outside"],
    ["save_book", "quoted", "outside"],
    ["save_video", "quoted", "outside"],
    ["save_link", "quoted", "outside"],
    ["enrich_movie", "quoted", "outside"],
    ["enrich_tv_show", "quoted", "outside"],
    ["enrich_video", "quoted", "outside"],
    ["search_items", "none", "outside"],
    ["update_item", "required", undefined],
    ["delete_item", "required", undefined],
    ["delete_all_items", "required", undefined],
  ]);
  for (const { name, prepare } of toolsOfSkill(library)) {
    assert.equal(prepare !== undefined, /^(?:delete|update)_/.test(name), name);
  }
});

Deno.test("save tools say what was kept, what was there already and what has no title", () => {
  const movie = { type: "movie", title: "A Origem", year: 2010 };
  assert.equal(answer("save_movie", { status: "created", item: movie }), "Guardei o filme “A Origem” (2010).");
  assert.equal(
    answer("save_tv_show", { status: "updated", item: { type: "tv_show", title: "Dark" } }),
    "Você já tinha guardado a série “Dark”; completei os dados.",
  );
  const url = "https://a.com/";
  assert.equal(
    answer("save_link", { status: "created", item: { type: "link", title: url, url }, untitled: true }),
    "Guardei o link https://a.com/. Ficou sem título, porque não consegui ler a página.",
  );
  assert.equal(
    answer("save_note", { status: "unchanged", item: { type: "note", title: "pão" } }),
    "Você já tinha guardado a nota “pão”.",
  );
});

Deno.test("searchItems.answer() lists on lines of its own, and nobody's title makes another", () => {
  const items = [
    { type: "note", title: "um\n- dois”", content: "x" },
    { type: "link", title: "**oi**", url: "https://a.com/" },
    { type: "note", title: "Relatório", automatic: true },
    { type: "link", title: "https://b.com/", url: "https://b.com/" },
  ];
  assert.equal(
    answer("search_items", { query: "", page: 1, total: 6, shown: 0, items }),
    "Você tem 6 itens salvos:\n- Nota: “um - dois’”\n- Link: “**oi**”: https://a.com/\n- Nota automática: “Relatório”\n" +
      "- Link: https://b.com/\nE mais 2.",
  );
  assert.equal(
    answer("search_items", {
      query: "wifi",
      page: 1,
      total: 1,
      shown: 0,
      items: [{ type: "note", title: "Wifi", content: "Wifi: girassol42" }],
    }),
    "Achei 1 item:\n- Nota: “Wifi: girassol42”",
  );
  assert.equal(
    answer("search_items", { query: "", type: "tv_show", page: 1, total: 0, shown: 0, items: [] }),
    "Você ainda não tem nenhuma série salva.",
  );
  assert.equal(
    answer("search_items", { query: "zebra", page: 1, total: 0, shown: 0, items: [] }),
    "Não achei nenhum item salvo com “zebra”.",
  );
  assert.match(
    answer("search_items", { query: "", type: "movie", page: 2, total: 3, shown: 2, items: [items[0]!] }),
    /^Você tem 3 filmes salvos, página 2:/,
  );
});

Deno.test("deletions are offered with what goes, and how much of it", () => {
  const item = { type: "movie", title: "A Origem", year: 2010 };
  assert.equal(offer("delete_item", {}, { item }), "Quer que eu apague o filme “A Origem” (2010)?");
  assert.equal(offer("delete_all_items", {}, { items: 12, kept: 0 }), "Quer que eu apague os 12 itens salvos?");
  assert.equal(
    offer("delete_all_items", {}, { items: 1, kept: 2 }),
    "Quer que eu apague o único item salvo? As 2 notas automáticas continuam aqui.",
  );
  assert.equal(
    answer("delete_all_items", { items: 12 }),
    "Apaguei 12 itens salvos. Se mudar de ideia, é só dizer “desfaz”.",
  );
});

const outside = (more: Partial<Outside> = {}): Outside => ({
  findFilms: () => "unavailable",
  findBooks: () => "unavailable",
  readTitle: () => Promise.resolve(null),
  readVideo: () => Promise.resolve(null),
  readJson: () => Promise.resolve({}),
  send: () => Promise.resolve({ outcome: "none" }),
  callMcpTool: () => Promise.resolve({ outcome: "none", why: "unreachable" }),
  listMcpTools: () => Promise.resolve(null),
  person: null,
  ownHeaders: () => Promise.resolve({}),
  ...more,
});
const lookUp = (tool: string, args: JsonObject, world = outside()): Promise<LookUpResult> =>
  Promise.resolve(findBuiltInTool(tool)!.lookUp!(args, world, CONTEXT));

Deno.test("lookUp() of films finds one, asks for a choice among five at most, and says why there is none", async () => {
  const films = (count: number) => ({
    findFilms: () =>
      Promise.resolve(
        Array.from(
          { length: count },
          (_, at) => ({ tmdb_id: at + 1, title: `Filme ${at}`, original_title: `Filme ${at}` }),
        ),
      ),
  });
  assert.deepEqual(await lookUp("save_movie", { title: "x" }, outside(films(0))), { args: {} });
  assert.deepEqual(await lookUp("save_movie", { title: "x" }, outside(films(1))), {
    args: { tmdb_id: 1, full_title: "Filme 0" },
  });
  const many = await lookUp("save_movie", { title: "x", quote: "salva x" }, outside(films(20)));
  assert.ok("choices" in many && many.choices.length === 5);
  assert.deepEqual(many.choices[1], {
    label: "Filme 1",
    args: { title: "x", quote: "salva x", tmdb_id: 2, full_title: "Filme 1" },
  });
  assert.deepEqual(await lookUp("save_movie", { title: "x", tmdb_id: 5 }, outside(films(20))), { args: {} });
  for (
    const [world, sentence] of [[outside(), /disponível/], [
      outside({ findFilms: () => Promise.resolve(null) }),
      /respondeu/,
    ], [outside(films(0)), /Não achei o filme “x” \(1999\)/]] as const
  ) {
    const found = await lookUp("enrich_movie", { title: "x", year: 1999 }, world);
    assert.ok("refused" in found);
    assert.match(found.refused, sentence);
  }
});

Deno.test("lookUp() of links gives the address its one form, and of videos keeps the title that the person gave", async () => {
  assert.deepEqual(await lookUp("save_link", { url: "A.com/?utm_source=x" }), { args: { url: "https://a.com/" } });
  const video = outside({ readVideo: () => Promise.resolve({ title: "Título", author: "Canal" }) });
  assert.deepEqual(await lookUp("save_video", { url: "youtu.be/dQw4w9WgXcQ", title: "o da vó" }, video), {
    args: { url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ", title: "o da vó", description: "De Canal." },
  });
  assert.ok("refused" in await lookUp("save_link", { url: "javascript:alert(1)" }));
  assert.ok("refused" in await lookUp("enrich_video", { url: "https://vimeo.com/1" }));
});

Deno.test("weighCall() takes an address from the person alone, and a year that they said", () => {
  const said = (text: string) => ({ messages: [text], known: [], outside: false, today: "2026-11-22" });
  const weigh = (tool: string, args: JsonObject, text: string) =>
    Object.keys(weighCall(findBuiltInTool(tool)!, args, said(text)))[0];
  const quote = "salva https://exemplo.com/a?utm_source=b";
  assert.equal(weigh("save_link", { url: "https://exemplo.com/a", quote }, quote), "runs");
  assert.equal(weigh("save_link", { url: "https://exemplo.com/b", quote }, quote), "refused");
  assert.equal(weigh("save_link", { url: "https://exemplo.com/a?q=segredo", quote }, quote), "refused");
  assert.equal(weigh("save_movie", { title: "Duna", year: 2021, quote: "salva duna" }, "salva duna"), "refused");
  assert.equal(
    weigh("save_movie", { title: "Duna", year: 2021, quote: "salva duna de 2021" }, "salva duna de 2021"),
    "runs",
  );
  assert.equal(weigh("save_movie", { title: "Duna", tmdb_id: 438631, quote: "salva duna" }, "salva duna"), "refused");
  assert.equal(weigh("save_movie", { title: "Coringa", quote: "salva duna" }, "salva duna"), "refused");
  assert.equal(
    weigh("save_note", { content: "comprar pão", quote: "anota comprar leite" }, "anota comprar pão"),
    "refused",
  );
});
