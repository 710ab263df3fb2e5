import { type Expected, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const saved = (where: { [column: string]: Expected }, count: RowGoal["count"] = 1): RowGoal => ({
  table: "library_items",
  where: { deleted_at: null, ...where },
  count,
});
const seed = {
  library_items: [
    { type: "movie", title: "Cidade de Deus", year: 2002 },
    { type: "tv_show", title: "Dark" },
    { type: "note", title: "Senha do wifi", content: "Senha do wifi: girassol42" },
    { type: "link", title: "Bolo de cenoura", url: "https://receitas.exemplo.com.br/bolo" },
    { type: "video", title: "Alongamento em casa", url: "https://vimeo.com/76979871" },
  ],
};

export const library: Scenario[] = scenarios(
  "library",
  {
    name: "a film is saved at once",
    steps: [{
      say: "salva o filme inception pra mim",
      expect: {
        calls: [{ tool: "save_movie" }],
        offered: [],
        rows: [saved({ type: "movie", title: /inception|origem/i })],
      },
    }],
  },
  {
    name: "a film with its year, said in passing",
    steps: [{
      say: "me falaram muito bem de ainda estou aqui, de 2024. salva esse filme",
      expect: {
        calls: [{ tool: "save_movie" }],
        rows: [saved({ type: "movie", title: /ainda estou aqui/i, year: 2024 })],
      },
    }],
  },
  {
    name: "a series is no film",
    steps: [{
      say: "guarda a série the bear",
      expect: {
        calls: [{ tool: "save_tv_show" }],
        never: ["save_movie"],
        rows: [saved({ type: "tv_show", title: /the bear/i })],
      },
    }],
  },
  {
    name: "two series in one message",
    steps: [{
      say: "salva as séries ruptura e andor",
      expect: {
        calls: [{ tool: "save_tv_show", args: { title: /ruptura/i } }, {
          tool: "save_tv_show",
          args: { title: /andor/i },
        }],
        rows: [saved({ type: "tv_show" }, 2)],
      },
    }],
  },
  {
    name: "a note in the person's words, and a fact is none",
    steps: [
      {
        say: "anota aí: levar a bike pra revisão no sábado",
        expect: { calls: [{ tool: "save_note" }], rows: [saved({ type: "note", content: /bike/i })] },
      },
      { say: "eu sou alérgica a camarão", expect: { never: ["save_note"], rows: [saved({ type: "note" })] } },
    ],
  },
  {
    name: "the same note twice is one note",
    steps: [
      { say: "anota: comprar vela de aniversário", expect: { calls: [{ tool: "save_note" }] } },
      { say: "anota: comprar vela de aniversário", expect: { rows: [saved({ type: "note" })] } },
    ],
  },
  {
    name: "a link, without what counts clicks",
    steps: [{
      say: "salva esse link https://exemplo.com.br/artigo?utm_source=zap&id=3",
      expect: {
        calls: [{ tool: "save_link" }],
        rows: [saved({ type: "link", url: "https://exemplo.com.br/artigo?id=3" })],
      },
    }],
  },
  {
    name: "a link with what it is for",
    steps: [{
      say: "guarda https://exemplo.com.br/curso, é o curso de aquarela que eu quero fazer",
      expect: { calls: [{ tool: "save_link" }], rows: [saved({ type: "link", content: /aquarela/i })] },
    }],
  },
  {
    name: "a video by its short link",
    steps: [{
      say: "salva esse vídeo youtu.be/dQw4w9WgXcQ",
      expect: {
        calls: [{ tool: "save_video" }],
        rows: [saved({ type: "video", url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" })],
      },
    }],
  },
  {
    name: "a video that was saved already",
    seed,
    steps: [{
      say: "guarda esse vídeo https://vimeo.com/76979871",
      expect: { calls: [{ tool: "save_video" }], rows: [saved({ type: "video" })], text: [/já/i] },
    }],
  },
  {
    name: "what was saved, all of it and by its kind",
    seed,
    steps: [
      { say: "o que eu já salvei?", expect: { calls: [{ tool: "search_items" }], text: [/Cidade de Deus/, /Dark/] } },
      { say: "e séries, quais eu salvei?", expect: { calls: [{ tool: "search_items" }], text: [/Dark/] } },
    ],
  },
  {
    name: "found by its words",
    seed,
    steps: [{
      say: "qual era a senha do wifi que eu anotei?",
      expect: { calls: [{ tool: "search_items" }], text: [/girassol42/] },
    }],
  },
  {
    name: "one item is deleted after a yes, and comes back",
    seed,
    steps: [
      {
        say: "apaga o filme cidade de deus",
        expect: { offered: ["delete_item"], rows: [saved({ title: "Cidade de Deus" })] },
      },
      { say: "sim", expect: { rows: [saved({ title: "Cidade de Deus" }, 0), saved({}, 4)] } },
      { say: "desfaz", expect: { rows: [saved({}, 5)] } },
    ],
  },
  {
    name: "a note is not deleted after a no",
    seed,
    steps: [
      { say: "deleta a nota da senha do wifi", expect: { offered: ["delete_item"] } },
      { say: "não, deixa", expect: { rows: [saved({}, 5)] } },
    ],
  },
  {
    name: "everything is deleted after a yes, which is told how much it is",
    seed,
    steps: [
      {
        say: "apaga tudo que eu salvei",
        expect: { offered: ["delete_all_items"], text: [/\b5\b/], rows: [saved({}, 5)] },
      },
      { say: "sim", expect: { rows: [saved({}, 0)] } },
    ],
  },
  {
    name: "not everything after all",
    seed,
    steps: [
      { say: "deleta todos os meus itens salvos", expect: { offered: ["delete_all_items"] } },
      { say: "não", expect: { rows: [saved({}, 5)] } },
    ],
  },
  {
    name: "a film is looked up, with or without a catalogue",
    seed,
    steps: [{
      say: "completa os dados do filme cidade de deus que eu salvei",
      expect: { calls: [{ tool: "enrich_movie" }], never: ["save_movie"], rows: [saved({}, 5)] },
    }],
  },
  {
    name: "a film that is looked up is not saved",
    steps: [{
      say: "busca a sinopse do filme bacurau no catálogo",
      expect: { calls: [{ tool: "enrich_movie" }], rows: [saved({}, 0)] },
    }],
  },
  {
    name: "a series is looked up",
    seed,
    steps: [{
      say: "completa os dados da série dark",
      expect: { calls: [{ tool: "enrich_tv_show" }], rows: [saved({}, 5)] },
    }],
  },
  {
    name: "of when a saved series is",
    seed,
    steps: [{
      say: "busca no catálogo o ano da série dark que eu salvei",
      expect: { calls: [{ tool: "enrich_tv_show" }], rows: [saved({}, 5)] },
    }],
  },
  {
    name: "a video is looked up",
    seed,
    steps: [{
      say: "busca o título desse vídeo https://vimeo.com/76979871",
      expect: { calls: [{ tool: "enrich_video" }], rows: [saved({}, 5)] },
    }],
  },
  {
    name: "a saved video is completed",
    seed: { library_items: [{ type: "video", title: "https://vimeo.com/1084537", url: "https://vimeo.com/1084537" }] },
    steps: [{
      say: "completa os dados do vídeo https://vimeo.com/1084537",
      expect: { calls: [{ tool: "enrich_video" }], rows: [saved({}, 1)] },
    }],
  },
  {
    name: "a wish for a recommendation saves and deletes nothing",
    seed,
    steps: [{
      say: "me indica um filme bom pra ver hoje?",
      expect: { never: ["save_movie", "enrich_movie", "delete_item"], offered: [], rows: [saved({}, 5)] },
    }],
  },
);
