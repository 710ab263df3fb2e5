import { enrichFilm } from "./film.ts";

/** Looks a series up and completes the one that was saved. */
export const enrichTvShow = enrichFilm(
  "tv_show",
  "Busca ano e sinopse de uma série e completa a que está salva. Para salvar, save_tv_show.",
);
