import { z } from "zod";
import { countOf } from "../../writing/format-figures.ts";
import type { ToolDefinition } from "../definition.ts";

const factsSchema = z.object({ items: z.number(), kept: z.number() });
const resultSchema = z.object({ items: z.number() });

/** Deletes everything the person saved after their yes; automatic notes stay. */
export const deleteAllItems: ToolDefinition = {
  name: "delete_all_items",
  description: "Apaga tudo o que a pessoa salvou.",
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
    const left = kept === 0
      ? ""
      : ` ${kept === 1 ? "A nota automática continua" : `As ${kept} notas automáticas continuam`} aqui.`;
    return `Quer que eu apague ${all}?${left}`;
  },
  names: (result) => countOf(resultSchema.parse(result).items, "item salvo", "itens salvos"),
  answer(result) {
    const { items } = resultSchema.parse(result);
    if (items === 0) return "Não havia nada salvo para apagar.";
    return `Apaguei ${countOf(items, "item salvo", "itens salvos")}. Se mudar de ideia, é só dizer “desfaz”.`;
  },
};
