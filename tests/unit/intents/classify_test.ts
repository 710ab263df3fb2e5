import assert from "node:assert/strict";
import fc from "fast-check";
import { classifyIntent, type IntentAction, type IntentEntities } from "../../../shared/intents/classify.ts";

const ACTIONS: Record<IntentAction, string[]> = {
  list_all: [
    "o que eu salvei?",
    "lista tudo",
    "LISTA TUDO",
    "me mostra tudo que guardei",
    "minha biblioteca",
    "quais itens eu salvei?",
  ],
  list_by_type: [
    "meus filmes",
    "lista os filmes",
    "quais séries eu salvei?",
    "mostra minhas anotações",
    "notas salvas",
    "meus links",
  ],
  search_saved: [
    "procura dentista nas minhas notas",
    "cadê a nota da receita",
    "salvei algo sobre python?",
    "acha o filme do nolan que salvei",
  ],
  delete_all: [
    "deleta tudo",
    "DELETA TUDO!",
    "apaga tudo",
    "quero apagar tudo",
    "apagar todas as minhas notas",
    "pode deletar tudo",
  ],
  delete_item: ["apaga o filme inception", "remove inception", "exclui o 2", "apaga isso", "deleta o segundo"],
  undo: [
    "desfaz",
    "desfaz isso",
    "errei, desfaz",
    "desfaça a última ação",
    "volta atrás",
    "apaga o que você acabou de registrar",
  ],
  greet: ["oi", "oii", "bom dia", "e aí", "oi, tudo bem?", "Boa noite!", "opa, tudo certo?"],
  thank: ["obrigada", "valeu", "brigadão", "ok, obrigada", "muito obrigado!", "obrigada pela ajuda"],
  confirm: ["sim", "pode", "isso", "👍"],
  reject: ["não", "não, obrigada", "melhor não"],
  cancel: ["cancela", "deixa pra lá", "esquece"],
  select: ["1", "o segundo", "a última", "2 e 3", "a de 2010"],
  none: [
    "",
    "gastei 50 no mercado",
    "oi, gastei 50 no uber",
    "obrigada, e quanto gastei?",
    "quanto gastei esse mês?",
    "lista meus gastos",
    "meus hábitos",
    "apaga meu peso de ontem",
    "apaga o gasto de 50",
    "apaga tudo que você sabe sobre mim",
    "apaguei tudo ontem",
    "salva inception",
    "salva esse link sobre react",
    "anota isso pra mim",
    "assisti um filme ontem",
    "qual o melhor filme de 2010?",
    "quero ver um filme",
    "preciso desfazer as malas",
    "procura um emprego pra mim",
    "não sei",
    "estou triste hoje",
  ],
};
const ENTITIES: [string, IntentEntities][] = [
  ["procura dentista nas minhas notas", { itemType: "note", query: "dentista" }],
  ["acha o filme do Nolan que salvei", { itemType: "movie", query: "Nolan" }],
  ["deleta a série Dark", { itemType: "tv_show", query: "Dark" }],
  ["exclui o 2", { selection: [2] }],
  ["apaga o último", { selection: [-1] }],
  ["apaga esse filme", { itemType: "movie", refersToPrevious: true }],
  ["apagar todas as minhas notas", { itemType: "note" }],
  ["2 e 3", { selection: [2, 3] }],
  ["a de 2010", { year: 2010 }],
];

for (const [action, texts] of Object.entries(ACTIONS)) {
  for (const text of texts) {
    Deno.test(`classifyIntent() takes '${text}' as ${action}`, () => assert.equal(classifyIntent(text).action, action));
  }
}

for (const [text, entities] of ENTITIES) {
  Deno.test(`classifyIntent() names ${JSON.stringify(entities)} in '${text}'`, () => {
    assert.deepEqual(classifyIntent(text).entities, entities);
  });
}

Deno.test("classifyIntent() gives the same intent for the same text, with a confidence from 0 to 1", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
    const first = classifyIntent(text);
    assert.deepEqual(classifyIntent(text), first);
    assert.ok(first.confidence >= 0 && first.confidence <= 1);
    assert.equal(first.confidence === 0, first.action === "none");
  }));
});
