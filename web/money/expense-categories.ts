/** The categories of expenses by their stored names. */
export const EXPENSE_CATEGORIES: Readonly<Record<string, string>> = {
  food: "Alimentação",
  transport: "Transporte",
  health: "Saúde",
  entertainment: "Lazer",
  shopping: "Compras",
  housing: "Moradia",
  education: "Educação",
  other: "Outros",
};
