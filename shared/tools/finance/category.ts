import { fold } from "../../language/fold.ts";

/** Categories of each kind of entry, as the tables' constraints list them. A budget is for expenses. */
export const CATEGORIES = {
  expense: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  budget: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  bill: ["housing", "utilities", "subscription", "insurance", "other"],
  income: ["salary", "freelance", "bonus", "passive", "investment", "gift", "other"],
  investment: ["savings", "fixed_income", "funds", "stocks", "crypto", "retirement", "real_estate", "other"],
} as const;

/** How a category is called, and the words by which people call it. */
const NAMES: Readonly<Record<string, { name: string; called: RegExp }>> = {
  food: { name: "alimentação", called: /\b(?:alimentacao|comidas?)\b/ },
  transport: { name: "transporte", called: /\btransportes?\b/ },
  health: { name: "saúde", called: /\bsaude\b/ },
  entertainment: { name: "lazer", called: /\b(?:lazer|entretenimento|diversao)\b/ },
  shopping: { name: "compras", called: /\bcompras\b/ },
  housing: { name: "moradia", called: /\b(?:moradia|habitacao|casa)\b/ },
  education: { name: "educação", called: /\b(?:educacao|estudos?)\b/ },
  utilities: { name: "contas da casa", called: /\b(?:contas? (?:da casa|de consumo)|consumo|servicos?|utilidades)\b/ },
  subscription: { name: "assinaturas", called: /\bassinaturas?\b/ },
  insurance: { name: "seguros", called: /\bseguros?\b/ },
  salary: { name: "salário", called: /\bsalarios?\b/ },
  freelance: { name: "freela", called: /\b(?:freelas?|freelancers?|freelances?|bicos?)\b/ },
  bonus: { name: "bônus", called: /\b(?:bonus|decimo terceiro|13o|plr)\b/ },
  passive: { name: "renda passiva", called: /\b(?:renda passiva|alugue(?:l|is)(?: recebidos?)?)\b/ },
  investment: { name: "rendimentos", called: /\b(?:rendimentos?|dividendos|investimentos?)\b/ },
  gift: { name: "presente", called: /\bpresentes?\b/ },
  savings: { name: "poupança", called: /\b(?:poupanca|reserva)\b/ },
  fixed_income: { name: "renda fixa", called: /\b(?:renda fixa|tesouro|cdb|lci|lca)\b/ },
  funds: { name: "fundos", called: /\bfundos?\b/ },
  stocks: { name: "ações", called: /\b(?:acao|acoes|bolsa)\b/ },
  crypto: { name: "cripto", called: /\b(?:cripto\w*|bitcoins?)\b/ },
  retirement: { name: "previdência", called: /\b(?:previdencia|aposentadoria)\b/ },
  real_estate: { name: "imóveis", called: /\b(?:imove(?:l|is)|fiis?)\b/ },
  other: { name: "outros", called: /\boutr[oa]s\b/ },
};

/** How a category is called: "alimentação". */
export function categoryName(category: string): string {
  return NAMES[category]?.name ?? category;
}

/** The category of a kind of entry that a text calls by its name ("lazer", "põe como moradia"), or null. */
export function readCategoryName(kind: keyof typeof CATEGORIES, text: string): string | null {
  const folded = fold(text);
  return CATEGORIES[kind].find((category) => NAMES[category]?.called.test(folded)) ?? null;
}

/** The categories of whatever kind that a word calls by their name. */
export function categoriesCalled(word: string): string[] {
  return Object.keys(NAMES).filter((category) => NAMES[category]!.called.test(word));
}
