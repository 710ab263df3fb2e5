import { CATEGORY_WORDS } from "../../language/category-words.ts";
import { fold } from "../../language/fold.ts";

/** The categories of each kind of entry, as the tables' constraints list them. Budgets limit expenses, so they share categories. */
export const CATEGORIES = {
  expense: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  budget: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  bill: ["housing", "utilities", "subscription", "insurance", "other"],
  income: ["salary", "freelance", "bonus", "passive", "investment", "gift", "other"],
  investment: ["savings", "fixed_income", "funds", "stocks", "crypto", "retirement", "real_estate", "other"],
  account: ["checking", "savings", "cash"],
} as const;

const NAMES: Readonly<Record<string, string>> = {
  food: "alimentação",
  transport: "transporte",
  health: "saúde",
  entertainment: "lazer",
  shopping: "compras",
  housing: "moradia",
  education: "educação",
  utilities: "contas da casa",
  subscription: "assinaturas",
  insurance: "seguros",
  salary: "salário",
  freelance: "freela",
  bonus: "bônus",
  passive: "renda passiva",
  investment: "rendimentos",
  gift: "presente",
  savings: "poupança",
  fixed_income: "renda fixa",
  funds: "fundos",
  stocks: "ações",
  crypto: "cripto",
  retirement: "previdência",
  real_estate: "imóveis",
  other: "outros",
  checking: "conta corrente",
  cash: "dinheiro",
};

/** The Portuguese name of a category: "alimentação". */
export function categoryName(category: string): string {
  return NAMES[category] ?? category;
}

/** Reads the category that a text names ("lazer", "põe como moradia"), among those of one kind of entry. Null: none. */
export function readCategoryName(kind: keyof typeof CATEGORIES, text: string): string | null {
  const folded = fold(text);
  return CATEGORIES[kind].find((category) => CATEGORY_WORDS[category]?.test(folded)) ?? null;
}

/** The categories, of all kinds of entries, that a word names. */
export function categoriesNamedBy(word: string): string[] {
  return Object.keys(CATEGORY_WORDS).filter((category) => CATEGORY_WORDS[category]!.test(word));
}
