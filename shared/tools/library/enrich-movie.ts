import { enrichFilm } from "./film.ts";

/** Looks a film up and completes the one that was saved. */
export const enrichMovie = enrichFilm(
  "movie",
  "Busca ano e sinopse de um filme e completa o que está salvo. Para salvar, save_movie.",
);
