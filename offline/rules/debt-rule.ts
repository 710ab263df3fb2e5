import { fold } from "../../shared/language/fold.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { amountsOf, dueDay } from "./amounts.ts";
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
    "(?:parcelad|dividid)[oa]s? em NUM|(?:(?:em|por|de|no|com|mais|faltam|sao|a|dividido em|dividida em|parcelado em|parcelada em) )*NUM (?:x|vez|vezes|parcelas?|prestacoes|prestacao|meses)(?: (?:sem juros|iguais|fixas|mensais|de|com juros|no cartao))*|cada|sem juros|com juros|por mes|ao mes|parcelas? de|total de|no total|todo dia(?: NUM)?|(?:vence|vencendo) (?:dia NUM|todo dia NUM|no dia)|dia NUM|(?:to|ta|estou|ja|na|paguei|parcela|parcelas|faltam) NUM",
});
const PLAN = /(?:^| )NUM (?:x|vez|vezes|parcelas?|prestacoes|prestacao|meses)(?= |$)/;
const EACH =
  /(?:x|vezes|parcelas?|prestacoes|meses|cada|mensais) (?:(?:sem juros|iguais|fixas|mensais) )?(?:de|por)(?: (?:uns|umas))? (?:NUM|MONEY)|(?:NUM|MONEY) (?:cada|por mes|ao mes|por parcela|mensais)|parcelas? (?:de|eh|sao|fica|ficou) (?:NUM|MONEY)/;

/** "devo 3 mil pro banco em 10x de 300": in a plan, the last amount is that of one instalment. */
export function debtRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys, units } = clause;
  const owes = PATTERNS.OWES.exec(keys);
  if (owes === null || PATTERNS.NOT.test(keys) || isNegated(keys, owes.index)) return [];
  if (!isStatement({ ...clause, date: undefined }, reading.today)) return [];
  const amounts = amountsOf(clause).filter(({ amount }) => amount > 0);
  const count = amounts.find(({ at }) =>
    /^(?:parcelad|dividid)[oa]s? em$/.test(`${units[at - 2]?.key} ${units[at - 1]?.key}`) ||
    PLAN.test(` NUM ${units[at + 1]?.key ?? ""} `) &&
      /^(?:x|vez|vezes|parcelas?|prestac\w+|meses)$/.test(units[at + 1]?.key ?? "")
  );
  const others = amounts.filter(({ at }) => at !== count?.at && !/^(?:dia|parcela|na)$/.test(units[at - 1]?.key ?? ""));
  const each = EACH.test(keys) ? others.find(({ at }) => isEach(clause, at)) : undefined;
  const total = others.find((other) => other !== each);
  const installments = count && Number.isInteger(count.amount) && count.amount >= 1 && count.amount <= 600
    ? count.amount
    : undefined;
  const name = leftover(clause, reading, [
    NOISE.request,
    NOISE.courtesy,
    NOISE.moment,
    PATTERNS.TERMS,
    PATTERNS.VERBS,
    NOISE.payment,
    NOISE.degree,
  ]);
  const base = {
    kind: "debt",
    name: NO_NAME.test(fold(name)) ? nameOf(keys) : name,
    ...(installments === undefined ? {} : { installments }),
  };
  const amount = each?.amount ?? (total === undefined ? undefined : total.amount / (installments ?? 1));
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
  return [{ tool: "create_finance_item", args, score: 0.97 }];
}

const NO_NAME = /^(?:fatura|cartao|)$/;
/** A debt on a credit card ("parcelei o cartão"), and not something bought with it. */
const CARD_ITSELF = phrase("(?:{finance:did}|acordo)(?: (?:com|a|divida|fatura|d?o|meu))+ cartao");

function isEach({ units }: Clause, at: number): boolean {
  const before = units.slice(Math.max(0, at - 4), at).map(({ key }) => key).join(" ");
  const after = units.slice(at + 1, at + 3).map(({ key }) => key).join(" ");
  return /(?:x|vezes|parcelas?|prestacoes|meses|cada|juros|iguais|fixas|mensais)(?: (?:de|por|eh|sao|fica|ficou))?(?: (?:uns|umas))?$/
    .test(before) ||
    /^(?:cada|por mes|ao mes|por parcela|mensais)/.test(after);
}

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
