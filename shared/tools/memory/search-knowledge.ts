import { z } from "zod";
import { clampedNumber } from "../arguments.ts";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { AREA_NAMES, AREAS, ITEM_TYPES } from "../../memory/vocabulary.ts";
import { countOf } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { describeKnowledgeItem, type KnowledgeItem, knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";

const resultSchema = z.object({
  query: z.string(),
  items: z.array(knowledgeItemSchema),
  // If the query found nothing: its parts that find something alone, and a sentence about that for the model.
  found_by_part: z.array(z.string()).optional(),
  note: z.string().optional(),
  // If the query is empty: how many items each area has. `items` holds the most important ones.
  areas: z.array(z.object({ area: z.enum(AREAS), count: z.number() })).optional(),
});

/** Searches memory. */
export const searchKnowledge: BuiltInTool = {
  kind: "built-in",
  name: "search_knowledge",
  title: "Buscar na memória",
  description:
    'Busca na memória uma só ideia, a mais específica, nas palavras em que pode estar anotada: "remédio/comprimido/dose". ' +
    'A vírgula exige outra ideia: "dose, mãe/Lúcia". Vazia ("o que sabe de mim?"): o principal de cada área.',
  embeds: "query",
  inputSchema: z.object({
    query: plainText(1000, { blank: true }),
    type: z.enum(ITEM_TYPES).optional().meta({ shown: false }),
    area: z.enum(AREAS).meta({ valuesIn: "add_knowledge" }).optional(),
    limit: clampedNumber(1, 10).optional().meta({ shown: false }),
  }),
  confirmation: "none",
  reads: "memory",
  answer(result) {
    const { query, items, areas = [] } = resultSchema.parse(result);
    const all = areas.reduce((sum, { count }) => sum + count, 0);
    if (all > items.length) return [tellItems(items), tellRest(areas)].join("\n\n");
    if (items.length > 0) return tellItems(items);
    return query.trim() === "" ? "Ainda não sei nada sobre você. Vai me contando!" : "Ainda não sei nada sobre isso.";
  },
};

/** "Ao todo sei 45 coisas: 12 de saúde, 3 de finanças." */
function tellRest(areas: readonly { area: typeof AREAS[number]; count: number }[]): string {
  const all = areas.reduce((sum, { count }) => sum + count, 0);
  const each = areas.map(({ area, count }) => `${count} de ${AREA_NAMES[area]}`);
  return `Ao todo sei ${countOf(all, "coisa", "coisas")}: ${joinWords(each)}.`;
}

/** Tells items of memory in their stored words. */
export function tellItems(items: readonly KnowledgeItem[]): string {
  const [only, ...others] = items;
  if (only?.type === "person" && others.length === 0) return describeKnowledgeItem(only);
  return only && others.length === 0
    ? `O que eu sei sobre isso: ${quoteItem(only)}`
    : ["Aqui está o que eu sei:", ...items.map((item) => `- ${describeKnowledgeItem(item)}`)].join("\n");
}
