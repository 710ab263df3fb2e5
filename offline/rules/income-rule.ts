import { readDates } from "../../shared/language/figures/date.ts";
import { phrase, phrases, phraseTable } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";
import { ACCOUNT_NOISE, readAccount } from "./account-said.ts";
import { dueDay, priceOf } from "./amounts.ts";
import { leftover, NOISE } from "./leftover.ts";

const PATTERNS = phrases({
  CAME:
    "(?:clientes?|patrao|patroa|empresa|inquilin[oa]|paciente|alun[oa])(?: [a-z]+){0,3} (?:pagou|depositou|transferiu)|fui (?:reembolsad|ressarcid|restituid)[oa]|recebi|recebemos|ganhei|ganhamos|caiu|caiu na conta|cairam|entrou|entraram|pingou|pingaram|faturei|embolsei|veio|depositaram|me pagaram|me (?:deu|deram|mandou|mandaram|pagou|transferiu|depositou|passou)|pagaram|rendeu|renderam|vendi|reembolsaram|sobrou do",
  COMES:
    "vou (?:receber|ganhar)|vai (?:cair|entrar|pingar)|(?:tenho|falta) (?:pra |a )receber|devo receber|tenho (?:uma )?(?:renda|pensao|mesada|bolsa)|recebo|ganho|tiro|faturo|cai|entra|pinga|dao|rende|rendem|eh|sao|recebemos por mes|ganhamos por mes",
  NOT:
    "multa|boleto|fatura|conta de|cobranca|mensagens?|emails?|ligacao|ligacoes|visitas?|paguei|gastei|comprei|devo|devendo|investi|guardei|apliquei|quilos|kg|peso|presente de NUM|minutos|desconto de NUM por|limite|teto|orcamento|mercado eh|se eu",
  VERBS:
    "(?:(?:eu|a gente|me|ja|que|finalmente|hoje|meu|minha|o|a) )*(?:{receive:past}|{receive:now}|vou (?:receber|ganhar)|vai (?:cair|entrar|pingar)|(?:tenho|falta) (?:pra |a )receber|devo receber|recebo|ganho|eh|sao|veio|depositaram|pagaram|rendeu|vendi|cai|entra|pinga|ta|fica|(?:me )?(?:pagou|pagaram|transferiu|depositou)|me (?:deu|deram|mandou|mandaram|passou))(?: (?:na conta|na minha conta|de|da|do|dos|das|uns|umas|um|uma|meu|minha|o|a|por|com|em|mais))*",
  WHEN:
    "todo dia(?: NUM)?|todo mes|por mes|ao mes|mensal|mensais|mensalmente|dia NUM|por dia|fixos?|na conta|na minha conta|liquido|bruto|limpo|limpos",
  /** A single income on a future day: "vou receber 1200 dia 30". */
  TO_COME: "vou (?:receber|ganhar)|vai (?:cair|entrar|pingar)|(?:tenho|falta) (?:pra |a )receber|devo receber",
  RECEIVED:
    "fui (?:reembolsad|ressarcid|restituid)[oa]|recebi|recebemos|ganhei|faturei|embolsei|entrou|entraram|caiu|pingou|me pagaram|depositaram|me (?:deu|deram|mandou|pagou|transferiu|depositou)",
});
const INCOME = phrase("{@income}");
const MONTHLY = phrase("todo (?:dia|mes)|por mes|ao mes|mensal|mensais|mensalmente|mes|fixo|fixa");
const MONTHLY_TOLD = phrase("todo (?:dia|mes)|por mes|ao mes|mensal|mensais|mensalmente");
/** A part of the expected salary: "caiu metade do salário, 2.000". */
const PART = phrase(
  "metade|(?:uma |a primeira |primeira |a segunda |segunda )?parte|adiantamento|o resto|resto|restante|o que faltava",
);
const REST = phrase("resto|restante|o que faltava|segunda parte");
const ASKED = phrase("{note:ask}|{create:ask}|{put:ask}");

const CATEGORIES = phraseTable(String.raw`
salary :: salario|salarios|ordenado|pro labore|prolabore|adiantamento|ferias|pagamento|contracheque|holerite|clt|aposentadoria|seguro desemprego
freelance :: freelas?|freelances?|frila|frilas|bico|bicos|jobs?|projeto|cliente|consultoria|diaria|servico|aula particular|aulas particulares|plantao
bonus :: bonus|plr|participacao nos lucros|decimo terceiro|decimo|13o|gratificacao|comissao|comissoes|premio|gorjeta|gorjetas
investment :: dividendos?|rendimentos?|juros|fii|fiis|cdb|tesouro|acoes
passive :: aluguel|alugueis|royalties|pensao
gift :: presente|mesada|aniversario|natal|(?:da )?minha (?:vo|avo|mae|tia|madrinha|sogra|irma)|(?:do )?meu (?:vo|avo|pai|tio|padrinho|marido|irmao|namorado)|de presente
`);
const LABELS: Record<string, string> = {
  salary: "salário",
  freelance: "freela",
  bonus: "bônus",
  investment: "rendimentos",
  passive: "renda passiva",
  gift: "presente",
  other: "renda",
};

/** "recebo 4500 de salário", "caiu 350 de um freela", "ganho 5 mil por mês". */
export function incomeRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const price = priceOf(clause);
  const came = PATTERNS.CAME.exec(keys);
  const comes = PATTERNS.COMES.exec(keys);
  const source = INCOME.exec(keys);
  const verb = came ?? (comes && (source !== null || MONTHLY.test(keys) || RECEIVE_NOW.test(keys)) ? comes : null) ??
    (source !== null ? ASKED.exec(keys) : null) ?? (BARE.test(keys) ? source : null);
  if (verb === null || PATTERNS.NOT.test(keys) || isNegated(keys, verb.index)) return [];
  if (!isStatement({ ...clause, date: came === null ? undefined : clause.date }, reading.today)) return [];
  if (comes?.[0] === "eh" && came === null && source === null) return [];
  const category = categoryOf(keys) ??
    (clause.previous && !clause.previous.isQuestion ? categoryOf(clause.previous.keys) : undefined) ?? "other";
  if (price === null || !(price.money || (price.amount >= 100 && (source !== null || MONTHLY.test(keys))))) {
    return missingAmount(clause, source !== null && PATTERNS.RECEIVED.test(keys), category);
  }
  // "veio 300" without other words is more likely a bill, and "saiu" a cost.
  if (came?.[0] === "veio" && source === null) return [];
  const day = came === null ? dueDay(clause, reading) : undefined;
  const coming = PATTERNS.TO_COME.test(keys) && !MONTHLY_TOLD.test(keys)
    ? readDates(clause.plain, reading.today, "future")[0]?.date
    : undefined;
  const recurring = coming !== undefined || (PATTERNS.TO_COME.test(keys) && !MONTHLY_TOLD.test(keys))
    ? false
    : came === null
    ? MONTHLY.test(keys) || category === "salary" || day !== undefined
    : false;
  const said = leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    PATTERNS.WHEN,
    NOISE.moment,
    PATTERNS.VERBS,
    ACCOUNT_NOISE,
    NOISE.payment,
    NOISE.degree,
  ]);
  const account = came === null ? undefined : readAccount(clause);
  const args = {
    kind: "income",
    name: payerOf(clause) ?? ((/ sal[aá]rio/i.test(said) ? "salário" : said) || LABELS[category]!),
    amount: price.amount,
    category,
    ...(day === undefined || coming !== undefined ? {} : { due_day: day }),
    recurring,
    ...(coming === undefined ? {} : { date: coming }),
    ...(came === null ? {} : { date: clause.date ?? reading.today }),
    ...(account === undefined ? {} : { account }),
  };
  const isPart = came !== null && PART.test(keys) && category === "salary";
  if (isPart) {
    return [{
      tool: "receive_income",
      args: {
        income_name: "salário",
        amount: price.amount,
        ...(REST.test(keys) ? {} : { part: true }),
        ...(clause.date === undefined ? {} : { received_on: clause.date }),
        ...(account === undefined ? {} : { account }),
      },
      score: 0.95,
      instead: { tool: "create_finance_item", args, score: 0.94 },
    }];
  }
  return [{
    tool: "create_finance_item",
    args,
    score: source !== null || RECEIVE_NOW.test(keys) ? 0.94 : PATTERNS.RECEIVED.test(keys) ? 0.88 : 0.75,
  }];
}

const KIN_PAID = new RegExp(phrase("(?:minha|meu) ({@kin}) me (?:pagou|deu|mandou|transferiu|depositou|passou)"));
/** The person who paid: "a camila me pagou os 600 do app". */
function payerOf({ keys, units }: Clause): string | undefined {
  const kin = KIN_PAID.exec(keys)?.[1];
  if (kin !== undefined) return kin;
  if (!/(?:^| )NAME me (?:pagou|deu|mandou|transferiu|depositou|passou)/.test(keys)) return undefined;
  const payer = units.find(({ mention }) => mention?.kind === "name")?.mention;
  return payer?.kind === "name" ? payer.name : undefined;
}

function categoryOf(keys: string): string | undefined {
  return CATEGORIES.find(([, words]) => words.test(keys))?.[0];
}
const RECEIVE_NOW = phrase("vou receber|recebo|ganho|faturo|tiro");

/** "salário 3800", "salário: 3.800". */
const BARE = phrase("^(?:meu )?(?:nov[oa] )?(?:{@income}) (?:nov[oa] |atual |liquido |de )*(?:NUM|MONEY)");

function missingAmount({ keys }: Clause, received: boolean, category: string): Candidate[] {
  if (!received || /(?:QTY|TIME)/.test(keys)) return [];
  const asked = { tool: "create_finance_item", args: { kind: "income", category }, score: 0.6, ask: "Quanto foi?" };
  // The expected salary has an amount already.
  if (category !== "salary" || !/(?:^| )salario(?: |$)/.test(keys)) return [asked];
  // The expected salary has an amount already; a part of it has not.
  const part = PART.test(keys) && !REST.test(keys) ? { args: { part: true }, ask: { ask: "Quanto caiu?" } } : null;
  const args = { income_name: "salário", ...part?.args };
  return [{ tool: "receive_income", args, score: 0.6, ...part?.ask, instead: asked }];
}
