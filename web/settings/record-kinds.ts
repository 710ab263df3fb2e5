import type { RecordKind } from "../../shared/tools/definition.ts";

/** What can be recorded without a question, as it is shown. */
export const RECORD_KINDS: Record<RecordKind, { name: string; examples: string }> = {
  measures: { name: "Medidas de saúde", examples: "água, peso, sono, humor, pressão" },
  habits: { name: "Hábitos", examples: "“meditei hoje”" },
  expenses: { name: "Gastos", examples: "“gastei 50 no mercado”" },
  incomes: { name: "Entradas de dinheiro", examples: "salário, pix recebido" },
  reminders: { name: "Lembretes", examples: "“me lembra amanhã às 9h”" },
  library: { name: "Notas e o que você salva", examples: "filmes, links, anotações" },
};
