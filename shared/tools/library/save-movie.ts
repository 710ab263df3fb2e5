import { saveFilm } from "./film.ts";

/** Saves a film. */
export const saveMovie = saveFilm("movie", {
  title: "Guardar um filme",
  description: "Guarda um filme que a pessoa pediu.",
  utterances: [
    "salva o filme Ainda Estou Aqui pra eu ver depois",
    "coloca Interestelar na minha lista de filmes",
    "quero guardar Cidade de Deus entre os longas pra assistir",
    "adiciona Duna 2, aquele de 2024",
    "poe o auto da compadecida 2 na lista",
    "add oppenheimer pra eu ver dps",
    "guarda ai o filme do coringa, o de 2019",
    "bacurau pra ver no fds, salva",
    "a Carol falou que chorou horrores com A Vida é Bela, deixa separado pra mim",
    "vi o trailer de Wicked no cinema e fiquei doida pra assistir, não me deixa perder",
    "o professor de história recomendou A Lista de Schindler, vou querer achar depois",
    "domingo quero sessão pipoca com as crianças: Divertida Mente 2, reserva aí",
  ],
});
