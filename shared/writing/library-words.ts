/** What the library keeps, as Postgres names it. */
export const LIBRARY_TYPES = ["note", "movie", "tv_show", "book", "video", "link"] as const;
export type LibraryType = typeof LIBRARY_TYPES[number];

/** How far the person is with a film, series or book. */
export const LIBRARY_STATUSES = ["wanted", "started", "done"] as const;
export type LibraryStatus = typeof LIBRARY_STATUSES[number];

/** "a nota", "2 notas" */
export const TYPE_NOUNS: Record<LibraryType, { article: "a" | "o"; one: string; many: string }> = {
  note: { article: "a", one: "nota", many: "notas" },
  movie: { article: "o", one: "filme", many: "filmes" },
  tv_show: { article: "a", one: "série", many: "séries" },
  book: { article: "o", one: "livro", many: "livros" },
  video: { article: "o", one: "vídeo", many: "vídeos" },
  link: { article: "o", one: "link", many: "links" },
};

/** "para ver", "vista": only films, series and books have a state. */
export const STATUS_WORDS: Partial<Record<LibraryType, Record<LibraryStatus, string>>> = {
  movie: { wanted: "para ver", started: "pela metade", done: "visto" },
  tv_show: { wanted: "para ver", started: "em andamento", done: "vista" },
  book: { wanted: "para ler", started: "em leitura", done: "lido" },
};
