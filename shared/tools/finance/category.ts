import { CATEGORY_WORDS } from "../../language/category-words.ts";
import { fold } from "../../language/fold.ts";

/** Categories of each kind of entry, as the tables' constraints list them. A budget is for expenses. */
export const CATEGORIES = {
  expense: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  budget: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  bill: ["housing", "utilities", "subscription", "insurance", "other"],
  income: ["salary", "freelance", "bonus", "passive", "investment", "gift", "other"],
  investment: ["savings", "fixed_income", "funds", "stocks", "crypto", "retirement", "real_estate", "other"],
} as const;

/** How a category is called. */
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
};

/** How a category is called: "alimentação". */
export function categoryName(category: string): string {
  return NAMES[category] ?? category;
}

/** The category of a kind of entry that a text calls by its name ("lazer", "põe como moradia"), or null. */
export function readCategoryName(kind: keyof typeof CATEGORIES, text: string): string | null {
  const folded = fold(text);
  return CATEGORIES[kind].find((category) => CATEGORY_WORDS[category]?.test(folded)) ?? null;
}

/** The categories of whatever kind that a word calls by their name. */
export function categoriesNamedBy(word: string): string[] {
  return Object.keys(CATEGORY_WORDS).filter((category) => CATEGORY_WORDS[category]!.test(word));
}
