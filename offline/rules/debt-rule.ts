import { fold } from "../../shared/language/fold.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { readExpenseCategory } from "../reading/expense-category.ts";
import { ACCOUNT_NOISE, readAccount } from "./account-said.ts";
import { dueDay } from "./amounts.ts";
import { readInstallmentPlan } from "./installment-plan.ts";
import { type Candidate, isNegated, isStatement } from "./rule.ts";
import { leftover, NOISE } from "./leftover.ts";

const PATTERNS = phrases({
  OWES:
    "devo|devemos|to devendo|estamos devendo|fiquei devendo|(?:tenho|to com|fiquei com) (?:uma |um |umas |uns )?(?:{@debt})|(?:ficou|saiu|foi|deu) (?:em |por )?NUM (?:x|vezes|parcelas)|(?:consegui|fechei|aceitei|negociei|pedi|solicitei|pegamos|fizemos|peguei|fiz|tomei|contratei|assumi|entrei n?um|entrei em um|abri)(?: [a-z]+){0,3} (?:{@debt})|{finance:did}|(?:peguei|pedi|tomei)(?: [a-zA-Z]+){0,4} emprestad[oa]s?|" +
    "(?:comprei|compramos|peguei|parcelei|dividi|fiz|troquei|{spend:did}|paguei|marquei|fechei)(?: [a-zA-Z]+){0,8} (?:em |por )?NUM (?:x|vezes|parcelas)|(?:comprei|compramos|peguei|fiz|paguei)(?: [a-zA-Z]+){0,8} (?:parcelad|dividid)[oa]s? em NUM|me emprestou|(?:{note:ask}|{create:ask}|cadastra)(?: [a-z]+){0,3} (?:{@debt})|meu (?:financiamento|emprestimo|consorcio|consignado) (?:eh|tem|ta)|minha divida",
  NOT:
    "emprestei|emprestamos|me deve|me devem|me devendo|devo (?:ir|fazer|ser|ter|falar|comprar|pagar|comer|tomar|aceitar)|paguei(?! (?:[a-zA-Z]+ ){1,8}(?:em |por )?NUM (?:x|vezes))|quitei|gastar|quanto",
  VERBS:
    "(?:(?:eu|a gente|ainda|ja|que|to|tamo|fiquei|tenho|pedi|solicitei|pegamos|fizemos|peguei|fiz|tomei|contratei|assumi|entrei|abri|comprei|cadastra|cria|meu|minha|uma|um|o|a|num|numa|em|me) )*(?:consegui|fechei|aceitei|negociei|devo|devemos|devendo|devia|{finance:did}|{spend:did}|emprestou|emprestado|{@debt}|comprei|compramos|paguei|marquei|fechei|peguei|fiz|troquei|eh|tem|ta)(?: (?:em|de|do|da|pro|pra|com|no|na|um|uma|o|a|de um|de uma|aberto|aberta|que))*",
  TERMS:
    "(?:parcelad|dividid)[oa]s? em NUM(?: (?:x|vezes|parcelas))?|(?:(?:em|por|de|no|com|mais|faltam|sao|a|dividido em|dividida em|parcelado em|parcelada em) )*NUM (?:x|vez|vezes|parcelas?|prestacoes|prestacao|meses)(?: (?:sem juros|iguais|fixas|mensais|de|com juros|no cartao))*|cada|sem juros|com juros|por mes|ao mes|parcelas? de|total de|no total|todo dia(?: NUM)?|(?:vence|vencendo) (?:dia NUM|todo dia NUM|no dia)|dia NUM|(?:to|ta|estou|ja|na|paguei|parcela|parcelas|faltam) NUM",
});
/** What is owed to a lender, and things that are bought with a loan; anything else in instalments is a purchase. */
const LOAN = phrase(
  "{@debt}|devo|devemos|devendo|financ[a-z]+|emprest[a-z]+|(?:re)?negoci[a-z]+|consorcio|carro|moto|casa|apartamento|ape|terreno|lote",
);
const MOST_INSTALLMENTS = 72;

/** "devo 3 mil pro banco em 10x de 300", and purchases in instalments: "parcelei a tv em 12x de 150". */
export function debtRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const owes = PATTERNS.OWES.exec(keys);
  if (owes === null || PATTERNS.NOT.test(keys) || isNegated(keys, owes.index)) return [];
  if (!isStatement({ ...clause, date: undefined }, reading.today)) return [];
  const { installments, each, total } = readInstallmentPlan(clause);
  const name = leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    NOISE.moment,
    PATTERNS.TERMS,
    PATTERNS.VERBS,
    ACCOUNT_NOISE,
    NOISE.payment,
    NOISE.degree,
  ]);
  const base = {
    kind: "debt",
    name: NO_NAME.test(fold(name)) ? nameOf(keys) : name,
    ...(installments === undefined ? {} : { installments }),
  };
  const amount = each ?? (total === undefined ? undefined : total / (installments ?? 1));
  if (amount === undefined) {
    return [{
      tool: "create_finance_item",
      args: base,
      score: 0.65,
      ask: installments ? "De quanto é cada parcela?" : "Quanto é a dívida, e em quantas parcelas?",
    }];
  }
  const day = dueDay(clause, reading);
  const args = { ...base, amount: Math.round(amount * 100) / 100, ...(day === undefined ? {} : { due_day: day }) };
  const debt: Candidate = { tool: "create_finance_item", args, score: 0.97 };
  if (day !== undefined || installments === undefined || installments > MOST_INSTALLMENTS) return [debt];
  if (LOAN.test(keys) || CARD_ITSELF.test(keys)) return [debt];
  const account = readAccount(clause);
  const purchase = {
    amount: Math.round((each === undefined ? total! : each * installments) * 100) / 100,
    category: readExpenseCategory(base.name) ?? readExpenseCategory(clause.plain) ?? "other",
    description: base.name,
    installments,
    ...(account === undefined ? {} : { account }),
    ...(clause.date === undefined || clause.date > reading.today ? {} : { date: clause.date }),
  };
  return [{ tool: "create_expense", args: purchase, score: 0.97, instead: debt }];
}

const NO_NAME = /^(?:fatura|cartao|)$/;
/** A debt on a credit card ("parcelei o cartão"), and not something bought with it. */
const CARD_ITSELF = phrase("(?:{finance:did}|acordo)(?: (?:com|a|divida|fatura|d?o|meu))+ cartao");

function nameOf(keys: string): string {
  return CARD_ITSELF.test(keys)
    ? "cartão de crédito"
    : /financi/.test(keys)
    ? "financiamento"
    : /emprest/.test(keys)
    ? "empréstimo"
    : /consorcio/.test(keys)
    ? "consórcio"
    : /compr|parcelei|gast|dividi/.test(keys)
    ? "compra parcelada"
    : /cartao/.test(keys)
    ? "cartão de crédito"
    : "dívida";
}
