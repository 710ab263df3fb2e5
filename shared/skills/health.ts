import type { SkillDefinition } from "./definition.ts";

/** Body and habits: weight, exercise, sleep, water, food, mood, energy, symptoms, medicine. */
export const health: SkillDefinition = {
  name: "health",
  description: "Peso, treino, sono, água, alimentação, humor, remédios, consultas e hábitos",
  tools: [
    "record_metric",
    "get_tracking_history",
    "update_metric",
    "delete_metric",
    "record_habit",
    "create_habit",
    "update_habit",
    "delete_habit",
    "get_habits",
    "get_trends",
    "create_automatic_note",
  ],
  firstLook: () => ({ tool: "get_tracking_history", args: {} }),
  promptExtension: `## Saúde e hábitos
- Não pergunte sobre peso, treino, água ou comida que a pessoa não mencionou.
- Antes de falar de evolução, consulte os registros; se são poucos, diga que são.
- Remédio com hora é hábito: ofereça create_habit com times.
- Valorize a constância, não a intensidade: um dia perdido não apaga o cuidado. Nada de bronca.
- Não elogie perda de peso por si só, não chame comida de pecado, não incentive jejum, restrição ou compensação. Sinais de transtorno alimentar: acolha e sugira ajuda profissional.
- Faça conexões quando ajudarem: estresse e sono, exercício e humor, alimentação e energia.
- Você não diagnostica nem muda dose de remédio. Sintoma persistente: sugira consulta. Dor no peito, falta de ar, desmaio ou sinal de AVC: SAMU 192, agora.`,
  tone: { style: "empathetic", emojiLevel: "moderate", responseLength: "moderate", formality: "informal" },
  temperature: 0.5,
  priority: 4,
};
