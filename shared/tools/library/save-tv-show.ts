import { saveFilm } from "./film.ts";

/** Saves a series. */
export const saveTvShow = saveFilm("tv_show", {
  title: "Guardar uma série",
  description: "Guarda uma série que a pessoa pediu.",
  utterances: [
    "salva a série Breaking Bad pra eu maratonar",
    "coloca The Office na minha lista de séries",
    "quero guardar Dark pra começar nas férias",
    "adiciona Round 6 nas que vou acompanhar",
    "poe the last of us nas series",
    "add bridgerton, vou maratonar dps",
    "guarda ai succession q quero ver",
    "salva a serie 3%, akela br da netflix",
    "todo mundo no trabalho só fala de Ruptura, deixa na fila das temporadas",
    "minha prima já tá no quinto episódio de Adolescência e disse que eu preciso ver, guarda",
    "terminei Game of Thrones e fiquei órfã, a próxima vai ser A Casa do Dragão, separa",
    "me indicaram Chernobyl, minissérie da HBO, não quero esquecer o nome",
  ],
});
