import type { SkillDefinition } from "./definition.ts";

/** Everything else. No words trigger it: it is active where no other skill is. */
export const general: SkillDefinition = {
  name: "general",
  description: "Conversa do dia a dia e o que não é de nenhuma outra habilidade",
  tools: [],
  promptExtension: `## Conversa
- Responda ao que foi perguntado, com naturalidade, sem puxar assunto de finanças, saúde ou trabalho.
- Pergunta de conhecimento geral: responda se souber, com a dúvida à vista.`,
  tone: { style: "practical", emojiLevel: "moderate", responseLength: "concise", formality: "informal" },
  priority: 10,
};
