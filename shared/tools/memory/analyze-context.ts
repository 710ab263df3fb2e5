import { z } from "zod";
import { AREAS } from "../../memory/vocabulary.ts";
import { joinWords, sentence } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeKnowledgeItem, knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";

const resultSchema = z.object({
  facts: z.array(knowledgeItemSchema),
  patterns: z.array(z.string()),
  contradictions: z.array(
    z.object({ item: knowledgeItemSchema, against: knowledgeItemSchema.optional(), record: z.string().optional() }),
  ),
  connections: z.array(z.object({ items: z.array(z.string()), reason: z.string() })),
  caution: z.string().optional(),
});
type Analysis = z.infer<typeof resultSchema>;

/** Brings together what memory and the user's records say about a topic. */
export const analyzeContext: BuiltInTool = {
  kind: "built-in",
  name: "analyze_context",
  title: "Analisar uma área da vida",
  description: "Cruza memória e registros, se o assunto toca várias áreas da vida ou contradiz o que ela contou.",
  isOfferedOverMcp: true,
  inputSchema: z.object({
    current_topic: plainText(1000),
    related_areas: z.array(z.enum(AREAS).meta({ valuesIn: "add_knowledge" })),
    look_for_contradictions: z.boolean().optional().meta({ shown: false }),
  }),
  confirmation: "none",
  reads: "memory",
  answer(result) {
    const analysis = resultSchema.parse(result);
    const parts = [
      facts(analysis),
      patterns(analysis),
      connections(analysis),
      caution(analysis),
      ...contradictions(analysis),
    ];
    return parts.filter((part) => part !== "").join("\n\n") || "Ainda não sei nada sobre isso.";
  },
};

function facts({ facts }: Analysis): string {
  return facts.length === 0
    ? ""
    : ["O que eu sei sobre isso:", ...facts.map((item) => `- ${describeKnowledgeItem(item)}`)].join("\n");
}

function patterns({ patterns }: Analysis): string {
  return patterns.length === 0
    ? ""
    : ["O que venho notando:", ...patterns.map((text) => `- ${sentence(text)}`)].join("\n");
}

function connections({ connections }: Analysis): string {
  if (connections.length === 0) return "";
  const lines = connections.map(({ items, reason }) =>
    `- ${joinWords(items.map((title) => `“${title}”`))}: ${sentence(reason)}`
  );
  return ["O que pode estar ligado:", ...lines].join("\n");
}

function caution({ caution }: Analysis): string {
  return caution === undefined ? "" : "Isso são coincidências nos seus registros; não dizem o que causa o quê.";
}

function contradictions({ contradictions }: Analysis): string[] {
  return contradictions.map(({ item, against, record }) =>
    record
      ? `Eu tinha guardado: ${quoteItem(item)} Mas ${record.charAt(0).toLowerCase()}${record.slice(1)} Mudou algo?`
      : against
      ? `Antes você contou: ${quoteItem(against)} Depois: ${quoteItem(item)} Mudou algo?`
      : `Fiquei na dúvida sobre isto: ${quoteItem(item)} Ainda é assim?`
  );
}
