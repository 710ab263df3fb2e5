import type { SkillDefinition } from "./definition.ts";

/** Everything else. Never triggered: it answers when no other skill has something to say. */
export const general: SkillDefinition = {
  name: "general",
  description: "Conversa do dia a dia e o que não é de nenhuma outra habilidade",
  triggerPatterns: [],
  tools: [],
  promptExtension: `## Conversa
- Converse com naturalidade e responda ao que foi perguntado, sem puxar assunto de finanças, saúde ou trabalho.
- Cumprimento curto pede resposta curta. Pergunta de conhecimento geral: responda se souber, com a dúvida à vista.`,
  tone: { style: "practical", emojiLevel: "moderate", responseLength: "concise", formality: "informal" },
  priority: 10,
};
