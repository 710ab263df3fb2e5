import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";

const argsSchema = z.object({
  item_ids: z.array(rowId).refine((ids) => ids.length > 0 && ids.length <= 20, "de 1 a 20").optional(),
  query: plainText(1000).optional(),
  quote: plainText(2000),
});
const resultSchema = z.object({
  status: z.enum(["validated", "unchanged"]),
  item: knowledgeItemSchema,
  items: z.array(knowledgeItemSchema).optional(),
});

/** Marks items of memory as confirmed by the person. Later messages do not overwrite them without a question. */
export const validateKnowledge: BuiltInTool = {
  kind: "built-in",
  name: "validate_knowledge",
  title: "Confirmar o que sei",
  description: 'Marca como certo o que a memória já diz e a pessoa confirma nesta mensagem ("isso está certo").',
  inputSchema: argsSchema.refine(({ item_ids, query }) => item_ids !== undefined || query !== undefined, {
    error: "falta item_ids ou query",
    path: ["item_ids"],
  }),
  confirmation: "quoted",
  needsRequest: true,
  quoteChecks: { confirms: true },
  offer(args) {
    const { query } = argsSchema.partial().parse(args);
    return query === undefined ? "Quer que eu marque isso como certo?" : `Quer que eu marque como certo: “${query}”?`;
  },
  nameResult(result) {
    const { item, items = [item] } = resultSchema.parse(result);
    return `${items.map((one) => quoteItem(one).replace(/\.$/, "")).join(", ")} como certo`;
  },
  answer(result) {
    const { item, items = [item] } = resultSchema.parse(result);
    return ["Fica como certo:", items.map(quoteItem).join(" ")].join(" ");
  },
};
