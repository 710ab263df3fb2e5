import { z } from "zod";
import { AREAS } from "../../memory/vocabulary.ts";
import { formatNumericDate } from "../../writing/format-date.ts";
import { formatDecimal, formatMoney } from "../../writing/format-figures.ts";
import { asSentence, joinWords } from "../../writing/join-words.ts";
import { describePattern, pairOf, type Pattern, patternFigures, patternSchema } from "../../writing/pattern.ts";
import { plainText } from "../../database/plain-text.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeAreaTie } from "./area-ties.ts";
import { describeKnowledgeItem, knowledgeItemSchema, quoteItem } from "./knowledge-item.ts";

/** The newest record that contradicts an item of memory. */
const recordSchema = z.object({ slot: z.enum(["weight", "income"]), value: z.number(), day: z.string() });

const connectionSchema = z.object({
  areas: z.array(z.string()),
  items: z.array(z.string()),
  reason: z.enum(["linked", "same_person", "common_tie"]),
  person: z.string().optional(),
});

const resultSchema = z.object({
  facts: z.array(knowledgeItemSchema),
  patterns: z.array(z.string()),
  observed: z.array(patternSchema).default([]),
  contradictions: z.array(
    z.object({ item: knowledgeItemSchema, against: knowledgeItemSchema.optional(), record: recordSchema.optional() }),
  ),
  connections: z.array(connectionSchema),
});
type Analysis = z.infer<typeof resultSchema>;

/** Brings together what memory and the person's records say about a topic. */
export const analyzeContext: BuiltInTool = {
  kind: "built-in",
  name: "analyze_context",
  title: "Analisar uma área da vida",
  description: "Cruza memória e registros, se o assunto toca várias áreas da vida ou contradiz o que ela contou.",
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
      listFacts(analysis),
      listPatterns(analysis),
      listConnections(analysis),
      warnOfCoincidence(analysis),
      ...askAboutContradictions(analysis),
    ];
    return parts.filter((part) => part !== "").join("\n\n") || "Ainda não sei nada sobre isso.";
  },
};

function listFacts({ facts }: Analysis): string {
  return facts.length === 0
    ? ""
    : ["O que eu sei sobre isso:", ...facts.map((item) => `- ${describeKnowledgeItem(item)}`)].join("\n");
}

function listPatterns({ observed, patterns }: Analysis): string {
  const noticed = [...observed.filter(({ other_area }) => other_area === undefined).map(withFigures), ...patterns];
  return noticed.length === 0
    ? ""
    : ["O que venho notando:", ...noticed.map((text) => `- ${asSentence(text)}`)].join("\n");
}

/** Connections between two areas of life: observed patterns of two areas, and items that belong together. */
function listConnections({ observed, connections }: Analysis): string {
  const ties = [
    ...observed.filter(({ other_area }) => other_area !== undefined)
      .map((pattern) => ({ items: pairOf(pattern), reason: withFigures(pattern) })),
    ...connections.map((connection) => ({ items: connection.items, reason: describeTie(connection) })),
  ];
  if (ties.length === 0) return "";
  const lines = ties.map(({ items, reason }) =>
    `- ${joinWords(items.map((title) => `“${title}”`))}: ${asSentence(reason)}`
  );
  return ["O que pode estar ligado:", ...lines].join("\n");
}

function withFigures(pattern: Pattern): string {
  return `${describePattern(pattern)} (${patternFigures(pattern)})`;
}

function describeTie({ areas, reason, person }: Analysis["connections"][number]): string {
  switch (reason) {
    case "linked":
      return "você já ligou uma coisa à outra";
    case "same_person":
      return `as duas são sobre ${person}`;
    case "common_tie":
      return describeAreaTie(areas);
  }
}

function warnOfCoincidence({ observed }: Analysis): string {
  return observed.length === 0 ? "" : "Isso são coincidências nos seus registros; não dizem o que causa o quê.";
}

function askAboutContradictions({ contradictions }: Analysis): string[] {
  return contradictions.map(({ item, against, record }) => {
    if (record) return `Eu tinha guardado: ${quoteItem(item)} Mas ${describeRecord(record)}. Mudou algo?`;
    if (against) return `Antes você contou: ${quoteItem(against)} Depois: ${quoteItem(item)} Mudou algo?`;
    return `Fiquei na dúvida sobre isto: ${quoteItem(item)} Ainda é assim?`;
  });
}

function describeRecord({ slot, value, day }: z.infer<typeof recordSchema>): string {
  const date = formatNumericDate(day);
  return slot === "weight"
    ? `o último peso registrado foi ${formatDecimal(value)} kg, em ${date}`
    : `o último salário registrado foi ${formatMoney(value)}, em ${date}`;
}
