import { saveFilm } from "./film.ts";

/** Keeps a series. */
export const saveTvShow = saveFilm("tv_show", "Guarda uma série que a pessoa pediu.");
