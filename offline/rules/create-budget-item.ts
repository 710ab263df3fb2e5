import { readExpenseCategory } from "../../shared/text/expense-category.ts";
import { fold } from "../../shared/text/fold.ts";
import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { isAboutSomeoneElse } from "./is-about-someone-else.ts";
import { leftover } from "./leftover.ts";
import { NOISE } from "./noise.ts";
import { priceOf } from "./price-of.ts";

const LIMIT = phrase(
  "max(?:imo)? (?:de )?(?:NUM|MONEY)|controlar (?:os |meus |o )?gastos?|gastar(?: [a-z]+){0,6} (?:uns |ate )*(?:NUM|MONEY) (?:no max(?:imo)?|por mes|no mes)|limite|limites|teto|orcamento|verba|cota|meta de gastos?|meta de gastar|(?:gastar|gasto|gastando)(?: [a-z]+){0,4} (?:no max(?:imo)?|ate|menos (?:de|que))|(?:no max(?:imo)?|ate|so) (?:NUM|MONEY)(?: [a-z]+){0,3} (?:com|em|no|na|pra|de)|" +
    "nao (?:passe|ultrapasse|exceda|estoure|passar)(?: de)?|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|nao (?:quero |posso |vou |devo |pode |pretendo )*(?:passar|gastar mais|ultrapassar|exceder|ir alem|estourar)(?: (?:de|do|que|dos))*|limitar|separar|reservar|reserva",
);
const STRONG = phrase(
  "max(?:imo)? (?:de )?(?:NUM|MONEY)|controlar (?:os |meus |o )?gastos?|gastar(?: [a-z]+){0,6} (?:uns |ate )*(?:NUM|MONEY) (?:no max(?:imo)?|por mes|no mes)|nao (?:passe|ultrapasse|exceda|estoure)|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|limite|limites|teto|orcamento|no max(?:imo)?|nao (?:passe|ultrapasse|exceda|estoure|passar)(?: de)?|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|nao (?:quero |posso |vou |devo )*(?:passar|gastar mais|ultrapassar)|limitar|meta de gast[a-z]+",
);
const NOT = phrase(
  "zera|zerar|{remove:ask}|{remove:inf}|sem (?:o |meu |nenhum )?(?:limite|teto|orcamento)|gastei|paguei|comprei|passei|estourei|estourou|passou|cartao|cheque especial|quanto|reserva de emergencia|recebi|do cartao|se eu|credito",
);
const WORDS = phrase(
  "(?:(?:bora|vamos|quero|queria|gostaria de|vou|pode|preciso|posso|devo|me|a|meu|minha|o|um|uma|novo|nova|de|pra|mensal|por mes|so|nao|mais|que|eh|ser|sera|agora|vai ser) )*(?:limite|limites|teto|orcamento|verba|cota|meta|limitar|separar|reservar|max|maximo|ate|gastar|gasto|gastos|gastando|passar|passe|ultrapasse|ultrapassar|exceder|reserva|separa|mais|menos|por mes|mensal|todo mes|eh|{create:ask}|{put:ask}|{change:ask}|como|controlar|aumenta|aumentar|diminui|diminuir|baixa|baixar|sobe|reduz|querendo|uns|ser|esse mes)(?: (?:de|do|da|que|pra|pro|com|em|no|na|mensal|por|mais))*",
);
const NAMES: Record<string, string> = {
  food: "alimentação",
  transport: "transporte",
  health: "saúde",
  entertainment: "lazer",
  shopping: "compras",
  housing: "moradia",
  education: "educação",
  other: "outros",
};

/** "coloca um limite de 600 pra mercado", "quero gastar no máximo 300 com lazer". A wish is what a budget is. */
export function createBudgetItem(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.asks || !LIMIT.test(keys) || NOT.test(keys) || isAboutSomeoneElse(clause)) return [];
  const price = priceOf(clause);
  const about = leftover(clause, reading, [NOISE.request, NOISE.courtesy, NOISE.moment, WORDS, NOISE.degree]);
  const category = readExpenseCategory(about) ?? named(about) ?? (/outros|geral|tudo/.test(keys) ? "other" : undefined);
  const strong = STRONG.test(keys);
  if (!strong && category === undefined) return [];
  const base = { kind: "budget", ...(category === undefined ? {} : { category, name: about || NAMES[category] }) };
  if (price === null) {
    return strong && /{?(?:limite|teto|orcamento|maximo)/.test(keys)
      ? [{ tool: "create_finance_item", args: base, score: 0.6, ask: "De quanto seria o limite por mês?" }]
      : [];
  }
  const args = { ...base, amount: price.amount };
  if (category === undefined) {
    return [{
      tool: "create_finance_item",
      args,
      score: 0.6,
      ask: "Pra qual categoria: alimentação, transporte, saúde, lazer, compras, moradia, educação ou outros?",
    }];
  }
  return [{ tool: "create_finance_item", args, score: strong ? 0.97 : 0.7 }];
}

/** A category called by its own name. */
function named(text: string): string | undefined {
  const folded = fold(text);
  return Object.entries(NAMES).find(([, name]) => folded.includes(fold(name)))?.[0];
}
