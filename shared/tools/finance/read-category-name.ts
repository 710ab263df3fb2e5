import { fold } from "../../text/fold.ts";
import { CATEGORIES } from "./categories.ts";

const WORDS: Readonly<Record<string, RegExp>> = {
  food: /\b(?:alimentacao|comidas?)\b/,
  transport: /\btransportes?\b/,
  health: /\bsaude\b/,
  entertainment: /\b(?:lazer|entretenimento|diversao)\b/,
  shopping: /\bcompras\b/,
  housing: /\b(?:moradia|habitacao|casa)\b/,
  education: /\b(?:educacao|estudos?)\b/,
  utilities: /\b(?:contas? (?:da casa|de consumo)|consumo|servicos?|utilidades)\b/,
  subscription: /\bassinaturas?\b/,
  insurance: /\bseguros?\b/,
  salary: /\bsalarios?\b/,
  freelance: /\b(?:freelas?|freelancers?|freelances?|bicos?)\b/,
  bonus: /\b(?:bonus|decimo terceiro|13o|plr)\b/,
  passive: /\b(?:renda passiva|alugue(?:l|is)(?: recebidos?)?)\b/,
  investment: /\b(?:rendimentos?|dividendos|investimentos?)\b/,
  gift: /\bpresentes?\b/,
  savings: /\b(?:poupanca|reserva)\b/,
  fixed_income: /\b(?:renda fixa|tesouro|cdb|lci|lca)\b/,
  funds: /\bfundos?\b/,
  stocks: /\b(?:acao|acoes|bolsa)\b/,
  crypto: /\b(?:cripto\w*|bitcoins?)\b/,
  retirement: /\b(?:previdencia|aposentadoria)\b/,
  real_estate: /\b(?:imove(?:l|is)|fiis?)\b/,
  other: /\b(?:outros?|outras?)\b/,
};

/** The category of a kind of entry that a text calls by its name ("lazer", "põe como moradia"), or null. */
export function readCategoryName(kind: keyof typeof CATEGORIES, text: string): string | null {
  const folded = fold(text);
  return CATEGORIES[kind].find((category) => WORDS[category]?.test(folded)) ?? null;
}
