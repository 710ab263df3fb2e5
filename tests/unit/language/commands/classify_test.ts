import assert from "node:assert/strict";
import fc from "fast-check";
import { classifyIntent, readCourtesy } from "../../../../shared/language/commands/classify.ts";
import type { Intent, IntentAction } from "../../../../shared/language/commands/intent.ts";
import { fold } from "../../../../shared/language/fold.ts";

/** Messages by what they are; each once plain, once as people type. */
const BY_ACTION: Readonly<Record<Exclude<IntentAction, "none">, string[]>> = {
  list_all: [
    ...[
      "lista tudo",
      "Lista tudo aí, por favor",
      "lsita tudo",
      "LISTA TUDO!!!",
      "listar tudo, obrigada",
      "pode listar tudo?",
    ],
    ...[
      "o que eu salvei?",
      "oq eu ja salvei",
      "mostra tudo que eu salvei",
      "lista minha biblioteca",
      "o que tem salvo?",
    ],
    ...[
      "quais itens eu salvei?",
      "me mostra meus itens salvos",
      "oi, lista tudo pra mim 🙏",
      "quero ver minha biblioteca",
    ],
  ],
  list_type: [
    ...[
      "mostra meus filmes",
      "mostre as minhas notas pra mim",
      "lista os filmes",
      "quais séries eu salvei?",
      "filmes salvos",
    ],
    ...["lista séries", "lista meus livros", "meus filmes", "mostra minha lista de livros", "lista as notas aí pf"],
    ...["lista minhas anotaçoes", "me mostra meus videos ai", "lista meus fimes", "quais links eu salvei?"],
  ],
  list_status: [
    ...["o que eu quero ler?", "oq eu quero ler", "que filmes eu já vi?", "o que tô lendo?", "o que estou vendo"],
    ...["quais livros eu já li?", "lista os filmes que eu quero ver", "meus livros lidos", "o que falta ver?"],
    ...["quais séries tô assistindo?", "mostra meus filmes pra ver", "que livro eu comecei a ler?"],
  ],
  search: [
    ...["procura pizza nas minhas notas", "busca nas minhas notas sobre viagem", "o que eu salvei sobre viagem?"],
    ...["acha inception nos meus filmes", "tenho alguma nota sobre a viagem?", "procura a nota sobre o wifi"],
  ],
  save: [
    ...[
      "salva inception",
      "salva o filme Inception (2010)",
      "salva a série The Office por favor",
      "anota: comprar pão",
    ],
    ...["cria uma nota: comprar pão", "salva https://exemplo.com/a", "https://exemplo.com salva pra mim"],
  ],
  save_previous: [
    "salva isso",
    "anota isso aí",
    "salva o que vc falou",
    "salva essa resposta",
    "anota isso nas minhas notas",
  ],
  offer_link: ["https://exemplo.com", "https://youtu.be/dQw4w9WgXcQ por favor", "www.exemplo.com/bolo 🙏"],
  delete_all: ["deleta tudo", "apaga tudo", "apaga tudo que eu salvei", "exclui todos os meus itens", "deleta tudo pf"],
  delete_item: ["apaga a nota do mercado", "deleta o filme inception", "remove esse link https://a.com/b"],
  undo: ["desfaz", "desfaz isso aí por favor", "volta atrás"],
  cancel: ["cancela", "deixa pra lá", "cancela isso", "esquece"],
  confirm: ["sim", "pode", "ok", "isso", "confirma", "manda ver", "👍"],
  reject: ["não", "não precisa", "melhor não", "não salva isso"],
  select: ["1", "o segundo", "a última", "1 e 3", "os dois primeiros", "a de 2010", "todos", "a segunda", "opção 2"],
  greet: ["oi", "bom dia", "oi, tudo bem?"],
  thank: ["obrigada", "valeu", "ok, obrigada"],
};

/** What looks like a command and says more, or something else. */
const NONE = [
  ...["", " ", "?", "🙏", "hm", "sim, mas não sei se foi certo terminar com ela", "sim! e obrigada pela ajuda"],
  // Other things than what was saved.
  ...[
    "apaga a luz pra eu economizar",
    "apaga a luz",
    "apaga o último gasto",
    "apaga a última nota",
    "apaga o vídeo do celular",
  ],
  ...["lista meus gastos", "mostra minhas contas", "lista de compras", "mostra filmes de terror", "lista filmes bons"],
  ...[
    "procura receita de bolo",
    "busca um filme bom pra hoje",
    "me indica um filme",
    "o que eu gastei?",
    "acha um dentista",
  ],
  ...[
    "deleta o grupo da família",
    "excluir minha conta",
    "apaga ele da minha vida",
    "remove essa mancha",
    "apaga tudo isso",
  ],
  ...["apaga tudo que você sabe sobre mim", "quero apagar tudo e recomeçar", "pode deletar tudo?", "mostra tudo"],
  ...[
    "salva a pátria",
    "me salva",
    "salva contato",
    "salva senha do wifi",
    "salva de palmas",
    "salve galera",
    "salva meu peso 82kg",
  ],
  ...["salva 50 no mercado", "salva esse dinheiro pra mim", "guarda segredo", "salva vidas"],
  // A record, a reminder, a belief: the model tells which.
  ...["anota: gastei 50 no mercado", "anota: dentista amanhã", "anota: sou alérgica a camarão", "anota 50 no uber"],
  ...["anota: pesei 82", "anota que sou alérgica a camarão", "anota: comprei um carro", "anota: tô triste demais"],
  // To be played, not kept.
  ...["coloca o filme titanic", "bota a série dark", "coloca a série grey's anatomy na tv", "põe o filme matrix aí"],
  ...["adiciona a série grey's anatomy na tv", "salva o filme matrix no pendrive", "salva a série dark pra Júlia"],
  // Two things at once, or a doubt.
  ...["salva o filme matrix e me lembra amanhã", "lista tudo e apaga os repetidos", "lista meus filmes e séries"],
  ...[
    "procura pizza nas minhas notas e me diz se dá certo",
    "salva https://a.com e https://b.com",
    "olha isso https://exemplo.com",
  ],
  // Another subject, or a wish for something new.
  ...["o que eu quero ver hoje?", "o que eu vi ontem?", "filmes pra ver", "que filmes você já viu?", "o que eu quero"],
  ...["livros", "o que eu quero ler pra Bia?", "quero ler mais", "tô lendo muito", "o que eu li sobre dieta?"],
  ...[
    "salva o filme que te falei",
    "salva o filme do cara que fica preso",
    "30 e 20",
    "1 ou 2",
    "segunda",
    "na segunda",
    "2010",
    "10-03",
    "--10-03",
    "constructor",
  ],
  ...["deletei tudo sem querer", "salvei o dia", "quem salva inception?", "por que você listou tudo?"],
];

for (const [action, texts] of Object.entries(BY_ACTION)) {
  for (const text of texts) {
    Deno.test(`classifyIntent() takes '${text}' for ${action}`, () =>
      assert.equal(classifyIntent(text).action, action));
  }
}

for (const text of NONE) {
  Deno.test(`classifyIntent() leaves '${text}' to the model`, () => {
    assert.deepEqual(classifyIntent(text), { action: "none", confidence: 0, entities: {} });
  });
}

const WITH_ENTITIES: [string, Intent["entities"]][] = [
  ["mostra meus filmes", { itemType: "movie" }],
  ["lista meus livros", { itemType: "book" }],
  ["minhas notas", { itemType: "note", mayAnswer: true }],
  ["o que eu quero ler?", { itemType: "book", status: "wanted" }],
  ["que filmes eu já vi?", { itemType: "movie", status: "done" }],
  ["o que tô vendo?", { status: "started" }],
  ["meus livros lidos", { itemType: "book", status: "done" }],
  ["salva o livro Torto Arado", { itemType: "book", content: "Torto Arado" }],
  ["https://exemplo.com/a", { itemType: "link", url: "https://exemplo.com/a", mayAnswer: true }],
  ["https://vimeo.com/76979871", { itemType: "video", url: "https://vimeo.com/76979871", mayAnswer: true }],
  ["quais séries eu salvei?", { itemType: "tv_show" }],
  ["procura Pão de Queijo nas minhas notas", { itemType: "note", query: "Pão de Queijo" }],
  ["o que eu salvei sobre a Itália?", { query: "a Itália" }],
  ["acha inception nos meus filmes", { itemType: "movie", query: "inception" }],
  ["salva inception", { content: "inception" }],
  ["salva o filme Cidade de Deus de 2002 por favor", { itemType: "movie", content: "Cidade de Deus", year: 2002 }],
  ["adiciona o filme Matrix (1999) na minha lista", { itemType: "movie", content: "Matrix", year: 1999 }],
  ["coloca o filme Matrix na minha lista", { itemType: "movie", content: "Matrix" }],
  ["salva a série The Office", { itemType: "tv_show", content: "The Office" }],
  ['salva o filme "A menina que roubava livros"', { itemType: "movie", content: "A menina que roubava livros" }],
  ["anota aí: Comprar pão, leite e ovos, por favor", { itemType: "note", content: "Comprar pão, leite e ovos" }],
  ["anota: 🎂 bolo da Bia 🎉", { itemType: "note", content: "🎂 bolo da Bia 🎉" }],
  ["anota aí: 🎉🎉🎉", { itemType: "note", content: "🎉🎉🎉" }],
  ["anota: 👍", { itemType: "note", content: "👍" }],
  ["salva esse link: https://exemplo.com/a?b=1.", { itemType: "link", url: "https://exemplo.com/a?b=1" }],
  ["salva https://www.youtube.com/watch?v=dQw4w9WgXcQ", {
    itemType: "video",
    url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  }],
  ["salva youtu.be/dQw4w9WgXcQ", { itemType: "video", url: "youtu.be/dQw4w9WgXcQ" }],
  ["salva esse vídeo https://exemplo.com/v.mp4", { itemType: "video", url: "https://exemplo.com/v.mp4" }],
  ["salva isso", { refersToPrevious: true }],
  ["apaga a nota do mercado", { itemType: "note", query: "mercado" }],
  ["1 e 3", { selection: [1, 3] }],
  ["as duas últimas", { selection: [-2, -1] }],
  ["do 1 ao 3", { selection: [1, 2, 3] }],
  ["a de 2010", { year: 2010 }],
];

for (const [text, entities] of WITH_ENTITIES) {
  Deno.test(`classifyIntent() reads from '${text}' what it is about`, () => {
    assert.deepEqual(classifyIntent(text).entities, entities);
  });
}

Deno.test("classifyIntent() takes no smile for a note", () => {
  assert.equal(classifyIntent("anota :)").action, "confirm");
});

Deno.test("classifyIntent() leaves long text to the model, whatever it begins with", () => {
  for (
    const part of [
      "busca ",
      "nas notas ",
      ". ",
      "salva o filme ",
      "por favor ",
      "anota: ",
      "!",
      "1 e ",
      "https://a.com ",
    ]
  ) {
    for (const begin of ["busca ", "salva ", "anota: ", "apaga a nota do "]) {
      assert.equal(classifyIntent((begin + part.repeat(2500)).slice(0, 2500)).action, "none");
    }
  }
});

Deno.test("classifyIntent() says it is less sure where a slip was forgiven or a title has no word for what it is", () => {
  const confidences = ["lista tudo", "lsita tudo", "salva inception", "hm"].map((text) =>
    classifyIntent(text).confidence
  );
  assert.deepEqual(confidences, [1, 0.9, 0.8, 0]);
});

const words = fc.constantFrom(
  // "constructor" is a word too.
  ...Object.getOwnPropertyNames(Object.prototype),
  ...'lista tudo salva apaga deleta busca meus minhas notas filmes isso o a do que : , . ? " ( 1 2010 sim não anota sobre https://a.com 🙏 pra mim'
    .split(" "),
);
const sentence = fc.array(words, { maxLength: 12 }).map((all) => all.join(" "));
const anyText = fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), sentence);

Deno.test("classifyIntent() takes any text, and the same text for the same", () => {
  fc.assert(fc.property(anyText, (text) => {
    assert.deepEqual(classifyIntent(text), classifyIntent(text));
  }));
});

Deno.test("classifyIntent() does not mind blanks around a message, nor capitals", () => {
  fc.assert(fc.property(anyText, fc.constantFrom("", " ", "\n", "\t  "), (text, blank) => {
    assert.deepEqual(classifyIntent(blank + text + blank), classifyIntent(text));
    const upper = text.toUpperCase();
    if (fold(upper) === fold(text)) assert.equal(classifyIntent(upper).action, classifyIntent(text).action);
  }));
});

Deno.test("classifyIntent() takes no command for one that has another sentence behind it", () => {
  const commands = Object.values(BY_ACTION).slice(0, 10).flat();
  for (const command of commands) {
    const more = `${command.replace(/[?!.]+$/, "")} e depois me conta como foi o seu dia com ele`;
    assert.equal(classifyIntent(more).action, "none", more);
  }
});

const GREETINGS = [
  ...["oi", "oii", "bom dia", "e aí", "oi, tudo bem?", "Boa noite!", "opa, tudo certo?"],
];
const THANKS = [
  ...["obrigada", "valeu", "brigadão", "ok, obrigada", "muito obrigado!", "obrigada pela ajuda"],
];
const OTHERS = [
  ...["", "sim", "pode", "👍", "não, obrigada", "tudo bem", "beleza", "cancela", "o segundo"],
  ...["oi, gastei 50 no uber", "obrigada, e quanto gastei?", "salve inception", "estou triste hoje"],
];

for (const text of GREETINGS) {
  Deno.test(`readCourtesy() takes '${text}' for a greeting`, () => assert.equal(readCourtesy(fold(text)), "greet"));
}

for (const text of THANKS) {
  Deno.test(`readCourtesy() takes '${text}' for thanks`, () => assert.equal(readCourtesy(fold(text)), "thank"));
}

for (const text of OTHERS) {
  Deno.test(`readCourtesy() takes '${text}' for more than either`, () => assert.equal(readCourtesy(fold(text)), null));
}
