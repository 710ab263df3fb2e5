import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { ToolDefinition } from "../definition.ts";
import { describeItem, itemSchema } from "./library-item.ts";

const inputSchema = z.object({
  item_id: rowId.optional(),
  title: plainText(1000).optional().describe("como ela chamou"),
});
const foundSchema = z.object({ item: itemSchema });

/** Deletes something saved after the person's yes. */
export const deleteItem: ToolDefinition = {
  name: "delete_item",
  description: "Apaga um item salvo.",
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
  names: (result) => describeItem(foundSchema.parse(result).item),
  offer: (_args, facts) => `Quer que eu apague ${describeItem(foundSchema.parse(facts).item)}?`,
  answer: (result) =>
    `Apaguei ${describeItem(foundSchema.parse(result).item)}. Se mudar de ideia, é só dizer “desfaz”.`,
};
