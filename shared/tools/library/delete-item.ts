import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeLibraryItem, itemSchema } from "./library-item.ts";

const inputSchema = z.object({
  item_id: rowId.optional(),
  title: plainText(1000).optional().describe("como ela chamou"),
});
const foundSchema = z.object({ item: itemSchema });

/** Deletes one saved item after the person's yes. */
export const deleteItem: BuiltInTool = {
  kind: "built-in",
  name: "delete_item",
  title: "Apagar da biblioteca",
  description: "Apaga um item salvo.",
  utterances: [
    "apaga a nota da lista de compras",
    "remove Titanic dos meus filmes salvos",
    "exclui aquele link da OLX",
    "tira a série Elite da lista, já vi tudo",
    "deleta o video do pao sem sova",
    "pode tirar o shrek dali, ja assisti",
    "apaga akela anotaçao da vaga do estacionamento",
    "esse ultimo link q salvei, joga fora",
    "a bicicleta do anúncio já foi vendida, não preciso mais daquela página guardada",
    "troquei a senha do portão, então aquela anotação antiga pode sumir",
    "comecei The Walking Dead e achei um porre, não quero mais ela guardada",
    "o edital mudou de endereço, elimina o site velho que ficou nos salvos",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes você quer apagar?",
    missing(args) {
      const { title } = inputSchema.parse(args);
      return title === undefined
        ? "Não achei esse item entre o que está salvo."
        : `Não achei “${title}” entre o que está salvo.`;
    },
  },
  nameResult: (result) => describeLibraryItem(foundSchema.parse(result).item),
  offer: (_args, facts) => `Quer que eu apague ${describeLibraryItem(foundSchema.parse(facts).item)}?`,
  answer: (result) =>
    `Apaguei ${describeLibraryItem(foundSchema.parse(result).item)}. Se mudar de ideia, é só dizer “desfaz”.`,
};
