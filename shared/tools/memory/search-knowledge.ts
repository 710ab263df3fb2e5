import { z } from "zod";
import { count } from "../arguments.ts";
import { plainText } from "../../text/plain-text.ts";
import type { ToolDefinition } from "../definition.ts";
import { AREAS, ITEM_TYPES } from "../../memory/vocabulary.ts";
import { describeItem } from "./knowledge-item.ts";
import { knowledgeItemSchema } from "./knowledge-item.ts";

const resultSchema = z.object({ query: z.string(), items: z.array(knowledgeItemSchema) });

/** Reads memory. */
export const searchKnowledge: ToolDefinition = {
  name: "search_knowledge",
  description: "Busca na memória o que se sabe da pessoa e dos seus; query vazia traz o principal.",
  inputSchema: z.object({
    query: plainText(1000, { blank: true }).describe("poucas palavras do que se procura, sem sinônimos"),
    type: z.enum(ITEM_TYPES).optional(),
    area: z.enum(AREAS).optional(),
    limit: count(1, 10).optional().describe("1 a 10"),
  }),
  confirmation: "none",
  answer(result) {
    const { query, items } = resultSchema.parse(result);
    const [only, ...others] = items.map(describeItem);
    if (only === undefined) {
      return query.trim() === "" ? "Ainda não sei nada sobre você. Vai me contando!" : "Ainda não sei nada sobre isso.";
    }
    return others.length === 0
      ? only
      : ["Aqui está o que eu sei:", ...[only, ...others].map((line) => `- ${line}`)].join("\n");
  },
};
