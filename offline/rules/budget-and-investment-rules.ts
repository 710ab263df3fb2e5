import { readExpenseCategory } from "../reading/expense-category.ts";
import { categoryName, readCategoryName } from "../../shared/tools/finance/category.ts";
import { phrase, phrases, phraseTable } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { type Candidate, isAboutSomeoneElse, isNegated, isStatement } from "./rule.ts";
import { leftover, NOISE } from "./leftover.ts";
import { priceOf } from "./amounts.ts";

const PATTERNS = phrases({
  LIMIT:
    "max(?:imo)? (?:de )?(?:NUM|MONEY)|controlar (?:os |meus |o )?gastos?|gastar(?: [a-z]+){0,6} (?:uns |ate )*(?:NUM|MONEY) (?:no max(?:imo)?|por mes|no mes)|limite|limites|teto|orcamento|verba|cota|meta de gastos?|meta de gastar|(?:gastar|gasto|gastando)(?: [a-z]+){0,4} (?:no max(?:imo)?|ate|menos (?:de|que))|(?:no max(?:imo)?|ate|so) (?:NUM|MONEY)(?: [a-z]+){0,3} (?:com|em|no|na|pra|de)|" +
    "nao (?:passe|ultrapasse|exceda|estoure|passar)(?: de)?|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|nao (?:quero |posso |vou |devo |pode |pretendo )*(?:passar|gastar mais|ultrapassar|exceder|ir alem|estourar)(?: (?:de|do|que|dos))*|limitar|separar|reservar|reserva",
  STRONG:
    "max(?:imo)? (?:de )?(?:NUM|MONEY)|controlar (?:os |meus |o )?gastos?|gastar(?: [a-z]+){0,6} (?:uns |ate )*(?:NUM|MONEY) (?:no max(?:imo)?|por mes|no mes)|nao (?:passe|ultrapasse|exceda|estoure)|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|limite|limites|teto|orcamento|no max(?:imo)?|nao (?:passe|ultrapasse|exceda|estoure|passar)(?: de)?|(?:so|no max(?:imo)?)(?: [a-z]+){0,2} gastar (?:NUM|MONEY)|meta de (?:NUM|MONEY) (?:pra|com|em|no|na)|^(?:reserva|separa|reservar|separar) (?:NUM|MONEY)|nao (?:quero |posso |vou |devo )*(?:passar|gastar mais|ultrapassar)|limitar|meta de gast[a-z]+",
  NOT:
    "zera|zerar|{remove:ask}|{remove:inf}|sem (?:o |meu |nenhum )?(?:limite|teto|orcamento)|gastei|paguei|comprei|passei|estourei|estourou|passou|cartao|cheque especial|quanto|reserva de emergencia|recebi|do cartao|se eu|credito",
  WORDS:
    "(?:(?:bora|vamos|quero|queria|gostaria de|vou|pode|preciso|posso|devo|me|a|meu|minha|o|um|uma|novo|nova|de|pra|mensal|por mes|so|nao|mais|que|eh|ser|sera|agora|vai ser) )*(?:limite|limites|teto|orcamento|verba|cota|meta|limitar|separar|reservar|max|maximo|ate|gastar|gasto|gastos|gastando|passar|passe|ultrapasse|ultrapassar|exceder|reserva|separa|mais|menos|por mes|mensal|todo mes|eh|{create:ask}|{put:ask}|{change:ask}|como|controlar|aumenta|aumentar|diminui|diminuir|baixa|baixar|sobe|reduz|querendo|uns|ser|esse mes)(?: (?:de|do|da|que|pra|pro|com|em|no|na|mensal|por|mais))*",
  INVESTED:
    "(?:consegui|acabei de|deu pra|conseguimos) (?:investir|guardar|poupar|economizar|juntar|aplicar)|investi|investimos|apliquei|aplicamos|aportei|guardei|guardamos|poupei|economizei|juntei|fiz um aporte|aporte de",
  PUT:
    "{put:did}|{transfer:did}|comprei|compramos|{note:ask}|{put:ask}|separei|passei|joguei|meti|mandei|larguei|investimento de|aplicacao de",
  NOT_INVESTED:
    "^(?:reserva|separa) (?:NUM|MONEY)|na memoria|gastei|paguei|devo|limite|teto|orcamento|bolsa de|uma bolsa|minha bolsa",
  VERBS:
    "(?:(?:eu|a gente|ja|consegui|acabei de|deu pra|fiz|um|uma|mais|registra|anota|meu) )*(?:{invest:did}|{invest:inf}|{put:did}|{transfer:did}|{put:ask}|comprei|compramos|separei|passei|joguei|meti|mandei|aporte|investimento|aplicacao|fiz)(?: (?:de|em|no|na|nos|nas|mais|uns|umas|pra|pro|um|uma|o|a|dinheiro|grana))*",
});

/** "coloca um limite de 600 pra mercado", "quero gastar no máximo 300 com lazer". A budget may be said as a wish. */
export function budgetRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  if (clause.isQuestion || !PATTERNS.LIMIT.test(keys) || PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) {
    return [];
  }
  const price = priceOf(clause);
  const about = leftover(clause, reading, [NOISE.request, NOISE.courtesy, NOISE.moment, PATTERNS.WORDS, NOISE.degree]);
  const category = readExpenseCategory(about) ?? readCategoryName("budget", about) ??
    (/outros|geral|tudo/.test(keys) ? "other" : undefined);
  const strong = PATTERNS.STRONG.test(keys);
  if (!strong && category === undefined) return [];
  const base = {
    kind: "budget",
    ...(category === undefined ? {} : { category, name: about || categoryName(category) }),
  };
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

const WHERE = phrase("{@invest}");

const CATEGORIES = phraseTable(String.raw`
savings :: poupanca|caixinha|cofrinho|porquinho|reserva|reserva de emergencia|nubank|cofre
fixed_income :: tesouro|tesouro direto|tesouro selic|selic|cdbs?|lci|lca|renda fixa|debentures?|letra de credito
funds :: fundos?|etfs?|fundo de investimento
stocks :: acao|acoes|bolsa|bolsa de valores|renda variavel|b3
crypto :: criptos?|criptomoedas?|bitcoins?|ethereum|btc|eth|cripto
retirement :: previdencia|previdencia privada|pgbl|vgbl|aposentadoria
real_estate :: fiis?|fundo imobiliario|fundos imobiliarios|imovel|imoveis|terreno
`);

const TAKEN = phrase("(?:tirei|saquei|resgatei|retirei|usei|peguei)(?: [a-zA-Z]+){0,3} (?:d[oae]s?|n[oa])");
const NO_WITHDRAWAL = "Dinheiro que sai de um investimento eu ainda não sei registrar. " +
  "Se um aporte foi anotado errado, eu apago: me diz qual.";

/** "investi 200 no tesouro", "botei 150 na caixinha". */
export function investmentRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const where = WHERE.test(keys);
  if (where && TAKEN.test(keys) && isStatement(clause, reading.today)) {
    return [{ tool: "create_finance_item", args: { kind: "investment" }, score: 0.9, ask: NO_WITHDRAWAL }];
  }
  const verb = PATTERNS.INVESTED.exec(keys) ?? (where ? PATTERNS.PUT.exec(keys) : null);
  if (
    verb === null || PATTERNS.NOT_INVESTED.test(keys) || isNegated(keys, verb.index) ||
    !isStatement(clause, reading.today)
  ) return [];
  const price = priceOf(clause);
  const outright = PATTERNS.INVESTED.test(keys);
  if (price === null || !price.money && !where) {
    const asked = /(?:QTY|TIME|NUM)/.test(keys) || !(where || /investi|apliquei|aportei/.test(keys))
      ? []
      : ["Quanto foi?"];
    return asked.map((ask) => ({ tool: "create_finance_item", args: { kind: "investment" }, score: 0.6, ask }));
  }
  const name = leftover(clause, reading, [NOISE.request, NOISE.courtesy, NOISE.moment, PATTERNS.VERBS, NOISE.degree]);
  const category = CATEGORIES.find(([, words]) => words.test(keys))?.[0] ?? "other";
  const args = {
    kind: "investment",
    name: name || "economias",
    amount: price.amount,
    category,
    ...(clause.date ? { date: clause.date } : {}),
  };
  return [{ tool: "create_finance_item", args, score: where ? 0.96 : outright ? 0.85 : 0.7 }];
}
