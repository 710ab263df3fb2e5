import assert from "node:assert/strict";

import { library } from "../../shared/skills/library.ts";
import { toolsOfSkill } from "../../tests/support/skill-tools.ts";
import { decide } from "../decision/decide.ts";
import { readMessage } from "../reading/read-message.ts";

const GIVEN = new Set([
  ...toolsOfSkill(library).map(({ name }) => name),
  "add_knowledge",
  "create_expense",
  "search_knowledge",
]);
const VIDEO = "https://youtu.be/dQw4w9WgXcQ";

/** The calls for a message, without their quotes. */
function called(text: string): [string, unknown][] {
  const decision = decide(readMessage(text, "2026-11-22"), [], GIVEN);
  if (decision.kind !== "calls") return [];
  return decision.calls.map(({ tool, args: { quote: _, ...args } }) => [tool, args]);
}

const CASES: [text: string, tool: string, args: object][] = [
  ["salva inception", "save_movie", { title: "inception" }],
  ["salva o filme O Poderoso Chefão pra mim", "save_movie", { title: "O Poderoso Chefão" }],
  ["guarda a série the bear", "save_tv_show", { title: "the bear" }],
  ["guarda o livro torto arado", "save_book", { title: "torto arado" }],
  ["marca o filme duna como visto", "update_item", { title: "duna", status: "done" }],
  ["anota: levar a bike pra revisão", "save_note", { content: "levar a bike pra revisão" }],
  ["salva esse link https://exemplo.com/a", "save_link", { url: "https://exemplo.com/a" }],
  [`salva esse vídeo ${VIDEO}`, "save_video", { url: VIDEO }],
  ["completa os dados do filme duna", "enrich_movie", { title: "duna" }],
  ["completa os dados da série dark", "enrich_tv_show", { title: "dark" }],
  [`busca o título desse vídeo ${VIDEO}`, "enrich_video", { url: VIDEO }],
  ["o que eu salvei?", "search_items", {}],
  ["mostra meus filmes", "search_items", { type: "movie" }],
  ["apaga o filme duna", "delete_item", { title: "duna" }],
  ["apaga tudo que eu salvei", "delete_all_items", {}],
];

for (const [text, tool, args] of CASES) {
  Deno.test(`libraryRule: ${text}`, () => assert.deepEqual(called(text), [[tool, args]]));
}

Deno.test("libraryRule drives each tool of the library, and leaves money alone", () => {
  assert.deepEqual(
    toolsOfSkill(library).map(({ name }) => name).filter((name) => !CASES.some(([, tool]) => tool === name)),
    [],
    "write a rule for a new tool of the library into offline/rules/library-rule.ts, and a line into CASES of this file",
  );
  assert.deepEqual(called("anota 50 reais de mercado").map(([tool]) => tool), ["create_expense"]);
  assert.deepEqual(
    called("quero guardar 300 por mês").map(([tool]) => tool).filter((tool) => tool.startsWith("save_")),
    [],
  );
});
