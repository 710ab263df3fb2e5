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
