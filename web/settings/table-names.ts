import type { Database } from "../../shared/database/database.types.ts";

type Table = keyof Database["public"]["Tables"];

const NAMES: Partial<Record<Table, string>> = {
  accesses: "acessos anotados",
  accounts: "contas e cartões",
  bills: "contas",
  budgets: "orçamentos",
  card_bills: "faturas",
  conversations: "conversas",
  debt_payments: "pagamentos de dívidas",
  debts: "dívidas",
  expenses: "gastos",
  habit_completions: "dias de hábitos",
  habits: "hábitos",
  incomes: "entradas de dinheiro",
  investments: "investimentos",
  knowledge_items: "memórias",
  knowledge_links: "ligações entre memórias",
  library_items: "itens da biblioteca",
  memory_consolidations: "noites de aprendizado",
  message_archive: "mensagens arquivadas",
  messages: "mensagens",
  pending_actions: "propostas",
  profiles: "perfil",
  reminders: "lembretes",
  standing_yes: "tipos de registro sem pergunta",
  tool_executions: "registros feitos na conversa",
  tracking_entries: "medidas de saúde",
  transfers: "transferências e pagamentos de faturas",
  turns: "respostas",
  tool_definitions: "ferramentas de pacotes",
  tool_packs: "pacotes",
  user_memories: "resumo da memória",
  user_templates: "modelos de notas",
};

const REST = "registros internos";

/** A table in words, as the person knows it. */
export function nameTable(table: string): string {
  return NAMES[table as Table] ?? REST;
}

/** Counts by table, in words, the largest first. What the person never sees by name is counted together. */
export function nameCounts(counts: Record<string, number>): { name: string; count: number }[] {
  const byName = new Map<string, number>();
  for (const [table, count] of Object.entries(counts)) {
    const name = nameTable(table);
    byName.set(name, (byName.get(name) ?? 0) + count);
  }
  return [...byName].map(([name, count]) => ({ name, count })).filter(({ count }) => count > 0)
    .toSorted((a, b) => Number(a.name === REST) - Number(b.name === REST) || b.count - a.count);
}
