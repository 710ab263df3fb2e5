import { enrichFilm } from "./film.ts";

/** Looks up a film and adds the missing data to the saved one. */
export const enrichMovie = enrichFilm("movie", {
  title: "Completar um filme",
  description: "Busca ano e sinopse de um filme e completa o que está salvo. Para salvar, save_movie.",
  utterances: [
    "completa o filme que salvei, Parasita, com ano e sinopse",
    "busca a sinopse de Clube da Luta e põe no meu registro",
    "preenche os dados que faltam em Tropa de Elite",
    "atualiza as informações do filme Matrix que está guardado",
    "q ano é o central do brasil q ta na lista? completa la",
    "puxa a sinopse do shrek q eu salvei",
    "bota os detalhes no filme do ghibli, a viagem de chihiro",
    "o gladiador ta sem descriçao, preenche",
    "salvei A Origem faz tempo e nem lembro sobre o que é a história, acrescenta um resumo",
    "tem dois Nosferatu por aí, o meu salvo é o de 2024, ajusta os dados dele",
    "na minha lista só aparece o título de Corra!, queria o enredo junto",
    "vou escolher o longa de hoje e Que Horas Ela Volta? tá sem nenhuma informação",
  ],
});
