import { z } from "zod";
import { countOf } from "../../writing/format-figures.ts";
import type { BuiltInTool } from "../definition.ts";

const factsSchema = z.object({ items: z.number(), kept: z.number() });
const resultSchema = z.object({ items: z.number() });

/** Deletes everything that the person saved, after their yes. Automatic notes stay. */
export const deleteAllItems: BuiltInTool = {
  kind: "built-in",
  name: "delete_all_items",
  title: "Apagar a biblioteca inteira",
  description: "Apaga tudo o que a pessoa salvou.",
  utterances: [
    "apaga tudo que eu salvei",
    "limpa minha biblioteca inteira",
    "quero excluir todas as notas, filmes, séries e links de uma vez",
    "remove absolutamente todos os itens guardados",
    "deleta td q ta salvo ai",
    "zera minha lista completa pfv",
    "joga fora todos os meus salvos, tds msm",
    "faz a limpa geral, n quero guardar mais nada do q salvei",
    "virou uma bagunça de link com vídeo com anotação, prefiro recomeçar do zero, some com tudo",
    "vou passar o celular pro meu filho e não quero nenhuma coisa minha guardada na coleção",
    "nada do que tá aí me interessa mais, esvazia o acervo por completo",
    "só tem velharia nos meus guardados, não deixa sobrar um único item",
  ],
  inputSchema: z.object({}),
  confirmation: "required",
  erasesAll: true,
  prepare: {
    question: () => "Qual destes?",
    missing: () => "Não há nada salvo para apagar.",
  },
  offer(_args, facts) {
    const { items, kept } = factsSchema.parse(facts);
    const all = items === 1 ? "o único item salvo" : `os ${items} itens salvos`;
    const remaining = kept === 0
      ? ""
      : ` ${kept === 1 ? "A nota automática continua" : `As ${kept} notas automáticas continuam`} aqui.`;
    return `Quer que eu apague ${all}?${remaining}`;
  },
  nameResult: (result) => countOf(resultSchema.parse(result).items, "item salvo", "itens salvos"),
  answer(result) {
    const { items } = resultSchema.parse(result);
    if (items === 0) return "Não havia nada salvo para apagar.";
    return `Apaguei ${countOf(items, "item salvo", "itens salvos")}. Se mudar de ideia, é só dizer “desfaz”.`;
  },
};
