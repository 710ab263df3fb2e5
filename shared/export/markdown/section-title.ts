const TITLES: Record<string, string> = {
  profiles: "Perfil",
  user_memories: "Sobre você",
  knowledge_items: "O que eu sei",
  messages: "Conversas",
  library_items: "Notas e itens salvos",
  expenses: "Despesas",
  bills: "Contas",
  incomes: "Receitas",
  budgets: "Orçamentos",
  debts: "Dívidas",
  investments: "Investimentos",
  tracking_entries: "Acompanhamento",
  habits: "Hábitos",
  habit_completions: "Hábitos cumpridos",
};

/** The heading of a section. */
export function sectionTitle(section: string): string {
  return TITLES[section] ?? section.replaceAll("_", " ");
}
