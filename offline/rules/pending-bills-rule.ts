import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import { isWholeMonth } from "./amounts.ts";
import { asksAdvice, type Candidate, isAboutSomeoneElse } from "./rule.ts";

const PATTERNS = phrases({
  BILLS:
    "contas?(?! pra mim| comigo| mais| uma| essa| isso)|continhas?|boletos?|boletinhos?|faturas?|vencimentos?|mensalidades?|pendencias?|a pagar|pra pagar|pagamentos? pendentes?",
  DUE:
    "cai|caem|debita|chega|vence|vencem|vencendo|venceu|venceram|vencer|vencid[oa]s?|atrasad[oa]s?|em atraso|pendentes?|pendencias?|em aberto|abert[oa]s?|a pagar|pra pagar|falta pagar|faltam pagar|falta|faltam|pagar|pag[oa]s?|paguei|quitei|quitad[oa]s?|chegou|vencimento|em dia|devendo|valor|quanto (?:eh|ta|deu|veio|fica|custa)",
  LEFT_TO_PAY:
    "o que (?:eu |a gente )?(?:pago|pagamos|vou pagar|vamos pagar)|(?:to|ta|tao) (?:tudo |com tudo |as contas |com as contas )?em dia|(?:vence|vencem|venceu) (?:algo|alguma|hoje|amanha|DATE|o que)|(?:o que|que|qual|quais|quem)(?: eh que)? (?:vence|vencem|venceu|ta vencendo|ta vencid[oa]|ta atrasad[oa]|ta pendente)|(?:tem|tenho|ha|existe|ficou) (?:algo|alguma coisa|coisa|alguma|algum)(?: [a-z]+){0,2} (?:vencid[oa]|atrasad[oa]|vencendo|vence|pendente|pra pagar|a pagar)|falta(?:m)? pagar|(?:o que|quanto|quais|que|tem|tenho|falta|faltam)(?: [a-z]+){0,5} (?:falta|faltam|pra|a|ainda|tenho que|preciso) pagar|tenho que pagar|preciso pagar|proximos (?:vencimentos|pagamentos|boletos)|contas? (?:do|desse|deste|de|da|dessa|pro|pra) (?:mes|semana|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|proximo|essa)",
  /** Questions about monthly costs, of one kind or in total. */
  SERIES:
    "(?:conta|boleto|assinatura|mensalidade) mais (?:car[ao]|alt[ao]|barat[ao])|assinaturas?|streamings?|(?:contas?|gastos?|despesas?|custos?) (?:fix[oa]s?|mensa(?:l|is)|recorrentes?)",
  /** "quanto eu pago de academia?", "quanto é a internet?" */
  PRICE:
    "(?:quanto|qual o valor|qual eh o valor)(?: (?:eu|que|a gente|ta|tao|to))* (?:pago|pagamos|pagando|eh|custa|custam|sai|fica|vem|veio|cobram|d[aeo])(?: [a-z]+)?(?: (?:de|da|do|a|o|na|no|pela|pelo|com|minha|meu|por))* (?:{@bill})|(?:{@bill})(?: d[aoe] [a-z]+)? (?:ta|eh|custa|vem|veio|sai|fica|anda) (?:em |por |a )?quanto",
  NOT:
    "na (?:minha )?conta(?! d[aeo] )|habitos?|falta pagar d[aeo]|saldo devedor|dividas?|parcelas?|financiamento|emprestimo|consorcio|como faco|te conta|me conta|conta (?:uma|um)|conta pra mim|gastei|gastamos|investi|resumo|balanco|saldo|copos?|litros?|bebi|beber|tomei|tomar|dormi|treinei|academia hoje",
});
const NAMED = phrase("{@bill}");

const LISTING =
  /^(?:(?:as|os|minhas|meus|proximos|proximas|todas|todos) )*(?:contas|boletos|faturas|vencimentos)(?: (?:do|da|de|dos|das|em|a|pra|que|atrasad|vencid|pendente|desse|dessa|deste|desta|nesse|esse|essa|hoje|DATE|amanha|vencendo).*)?$/;
/** Questions about unpaid bills: "quais contas vencem essa semana?", "já paguei a luz?", "quando vence o aluguel?". */
export function pendingBillsRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const listing = LISTING.test(keys) && !/(?:NUM|MONEY)/.test(keys);
  if (!(clause.isQuestion || listing) || asksAdvice(keys) || PATTERNS.NOT.test(keys) || isAboutSomeoneElse(clause)) {
    return [];
  }
  const bills = PATTERNS.BILLS.test(keys);
  const told = /(?:MONEY|NUM)/.test(keys);
  const score = !told && (PATTERNS.PRICE.test(keys) || (PATTERNS.SERIES.test(keys) && !/gastei|torrei/.test(keys)))
    ? 0.92
    : PATTERNS.LEFT_TO_PAY.test(keys) || (bills && (PATTERNS.DUE.test(keys) || listing))
    ? 0.9
    : NAMED.test(keys) && PATTERNS.DUE.test(keys) && !/(?:NUM|MONEY)/.test(keys)
    ? 0.82
    : bills && /(?:como|quais|quantas|mostra|lista|tem|tenho|ver|quanto|alguma)/.test(keys)
    ? 0.75
    : bills && clause.isQuestion && !asksAdvice(keys)
    ? 0.6
    : 0;
  return score === 0 ? [] : [{ tool: "get_pending_bills", args: monthOf(keys, reading), score }];
}

/** The month in the question. Without one, the tool looks 30 days ahead. */
function monthOf(keys: string, { period, today }: Reading): { month?: number; year?: number } {
  if (period === null || !isWholeMonth(period)) return {};
  const [year, month] = [Number(period.from.slice(0, 4)), Number(period.from.slice(5, 7))];
  return { month, year: /(?:^| )(?:mes|20\d\d)(?: |$)/.test(keys) ? year : nearestYear(month, today) };
}

/** The year of a month. Bills are in the future, so a month that is long past means the next one of this name. */
function nearestYear(month: number, today: string): number {
  const [year, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month < current - 3 ? year + 1 : month > current + 8 ? year - 1 : year;
}
