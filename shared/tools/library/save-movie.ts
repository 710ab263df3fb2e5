import { saveFilm } from "./film.ts";

/** Keeps a film. */
export const saveMovie = saveFilm("movie", "Guarda um filme que a pessoa pediu.");
