import { enrichFilm } from "./film.ts";

/** Looks up a series and adds the missing data to the saved one. */
export const enrichTvShow = enrichFilm("tv_show", {
  title: "Completar uma série",
  description: "Busca ano e sinopse de uma série e completa a que está salva. Para salvar, save_tv_show.",
  utterances: [
    "completa a série Severance que salvei com ano e sinopse",
    "busca a descrição de Peaky Blinders e põe na minha lista",
    "preenche as informações que faltam em Black Mirror",
    "atualiza os dados da série Sense8 guardada aí",
    "qdo estreou stranger things? poe la na q eu salvei",
    "puxa a sinopse da serie the crown pfv",
    "bota os detalhes na coisa mais linda, a serie salva",
    "sherlock ta sem resumo na lista, completa",
    "guardei Fleabag por indicação e não faço ideia do enredo, acrescenta do que se trata",
    "a minha The Office é a britânica, a de 2001, corrige as informações da série salva",
    "das minhas séries só Vikings aparece pelada, sem ano nem nada",
    "antes de maratonar Yellowstone queria que o cadastro dela tivesse a história resumida",
  ],
});
