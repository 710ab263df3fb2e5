import { fold } from "../../shared/language/fold.ts";
import { readCategoryName } from "../../shared/tools/finance/category.ts";
import { phrase, phrases } from "../language/phrase.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { JsonObject } from "../../shared/tools/definition.ts";
import { readExpenseCategory } from "../reading/expense-category.ts";
import { type PeriodArgs, periodArgs, priceOf } from "./amounts.ts";
import { leftover, NOISE } from "./leftover.ts";
import { metricsOf } from "./metric-question-rules.ts";
import { asksAdvice, type Candidate, isAboutSomeoneElse } from "./rule.ts";

const PATTERNS = phrases({
  QUESTION:
    "quanto|quantos|quanta|quantas|qual|quais|como|o que|que|cade|sera|eu|a gente|nos|me|voce|sabe|saber|dizer|diz|mostra|mostrar|ver|fala|foi|foram|deu|deram|saiu|ficou|eh|ta|ja|ate agora|no total|total|" +
    "{spend}|gastos?|gastando|gastou|despesas?|{pay:did}|{drop:did}|{buy:did}|usei|consumi|consegui|embora|dinheiro|grana|valor|soma|somando|ao todo|quero|queria|preciso|conta|essa|esse|isso|aquilo|nisso|{show:ask}|resumo|lista|reais|pila|conto",
  PERIOD:
    "(?:(?:n|d)?(?:esse|essa|este|esta)|no|na|do|da|o|a|em|de|ultim[oa]s?|proxim[oa]s?|nos|nas|dos|das|por|desde|durante|ate|entre) (?:(?:ultim[oa]s?|proxim[oa]s?) )?(?:NUM )?(?:mes|meses|ano|anos|semanas?|dias?|fim de semana|final de semana|fds|quinzena|trimestre|semestre|bimestre|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: (?:e|a|ate) (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))?(?: (?:passad[oa]|retrasad[oa]|anterior|atual|inteir[oa]|que passou|todo|toda|de NUM))?|" +
    "(?:semana|mes|ano)(?: (?:passad[oa]|retrasad[oa]|anterior|atual))?|mensal|anual|por (?:mes|semana|dia)|(?:ultim[oa]s|primeir[oa]s) NUM dias",
  DEGREE:
    "mais|menos|muito|demais|tudo|geral|normalmente|costumo|sempre|em media|media|so|apenas|mesmo|afinal|no total|total|geral|coisas?|onde|la|desde|ate|a partir",
  /** Asks for the spending on one thing: "quanto gastei no ifood", "quanto foi de uber". */
  ASKED:
    "(?:total|soma) (?:de|do|da|dos|das|com|em|n[oa])|quanto (?:[a-z]+ )*(?:{spend}|foi|foram|deu|saiu|ficou|{pay:did}|{drop:did}|usei|consumi)|gastos? (?:com|de|no|na|em|do|da)|(?:foi|foram|deu|saiu|ficou) quanto (?:de|com|em|n[oa]|d[oa])|(?:gastei|gastamos|torrei)(?: [a-zA-Z]+)* quanto|quanto de|quanto (?:em|com|no|na)",
  /** Words that are sufficient for this rule in any question. */
  MONEY_TOPIC:
    "(?:to|tenho|tem)(?: com)? quanto(?: [a-z]+)? na (?:minha )?conta|me pag(?:ou|aram)|(?:eu )?(?:ganho|recebo) (?:por mes|mensal|no total|hoje|de salario)|tenho(?: ja)? (?:n[ao]|de|em) (?:{@invest})|categorias?|quanto (?:eu )?(?:ainda )?tenho (?:pra|ate|de dinheiro|na conta|disponivel|sobrando)|{@money}|{@budget}|financ[a-z]+|gastos?|gastou|despesas?|gastanca|{spend}|saldo|no vermelho|no azul|fluxo de caixa|renda|salario|minhas receitas|ganhos|economizei|economizando|poupei|poupando|investid[oa]s?|guardad[oa]|juntad[oa]|economizad[oa]|poupad[oa]|investi|investindo|investimentos?|" +
    "(?:o que|que) (?:eu |a gente )?(?:andei comprando|{buy:past})|sobrou|sobra|sobrando|sobrar|entrou|entrada|entradas|orcado|estourei|(?:vou|falta|tenho|a|pra|previst[oa]) (?:a |pra |de )?receber|grana|rombo|lucro|patrimonio|conta corrente|caixa|guardei|juntei|recebi|ganhei",
  PERIOD_TOPIC:
    "(?:resumo|balanco|relatorio|panorama|situacao|saude|vida|fechamento|extrato|visao geral)(?: [a-z]+){0,3} (?:semana|mes|meses|ano|financeir[oa]|financas|gastos|contas|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|como (?:ta|foi|fechou|anda|vai|fechei|fechamos|terminou|terminei) (?:o |meu |esse |este |em )?(?:mes|ano|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|fechei (?:o )?(?:mes|ano)",
  /** Questions about spending on one thing: "quanto foi de uber esse mês", "quanto já foi embora com comida". */
  WENT:
    "(?:total|soma) (?:de|do|da|dos|das|com|em|n[oa]|gast[oa])|(?:foi|foram|deu|saiu|ficou) quanto (?:de|com|em|n[oa]|d[oa])|extrato|quanto (?:que )?(?:foi|deu|ficou|saiu) (?:o|a|os|as) (?:mercado|supermercado|feira|uber|ifood|farmacia|gasolina|padaria|restaurante|lazer|transporte|comida|alimentacao|compras|cartao)|(?:onde|em que|no que|com que|o que) (?:eu |a gente )?(?:posso|da pra|consigo|devo|poderia) (?:economizar|cortar|reduzir|gastar menos)|quanto (?:que )?(?:deu|foi) (?:hoje|DATE|essa semana|o dia)|quanto (?:ja |que |eu |a gente )*(?:foi|deu|gastou|se foi) (?:n?esse|n?este|d?esse|no|do|ate) (?:mes|ano|agora|momento)|quanto (?:ja |que |eu |a gente )*(?:foi|foram|deu|saiu|ficou|paguei|deixei|usei|consumi)(?: [a-z]+){0,4} (?:de|do|da|com|em|no|na|embora)|(?:foi|foram|ido) embora|foi parar",
  LEFT_TO_SPEND:
    "(?:posso|consigo|da pra|dava pra|ainda da|tenho quanto|quanto tenho|tem como|tenho dinheiro|tenho grana) (?:[a-z]+ ){0,3}(?:gastar|comprar|usar|torrar|guardar|juntar|economizar|poupar|investir)|cabe no (?:orcamento|bolso|mes)|(?:conseguir|consigo|da pra|vou) fechar o mes|vai (?:sobrar|faltar|dar)(?: [a-z]+){0,4} (?:dinheiro|grana|mes)",
  /** A purchase that is only thought of: "posso gastar 200 com roupa?", "dá pra comprar um tênis de 300?". */
  PLANNED:
    "(?:posso|podemos|consigo|da pra|dava pra|daria pra|tem como|tenho (?:dinheiro|grana) (?:pra|para)|rola) (?:[a-z]+ ){0,3}(?:gastar|comprar|torrar|pedir|trocar|levar)|cabe (?:[a-zA-Z]+ ){0,5}(?:no|n?esse|n?este) (?:meu )?(?:orcamento|bolso|mes)",
  NOT:
    "boletos?|faturas?|vence[a-z]*|vencimentos?|a pagar|pra pagar|pagar (?:essa|esse|este|esta|hoje|ate|ainda)|atrasad[oa]s?|pendentes?|em aberto|dividas?|devo|devendo|parcelas?|financiamento|emprestimo|prestac[a-z]+|pessoas|idade|anos|{@weight}|{@water}|{@sleep}|{@mood}|{@exercise}|kg|quilos|habitos?|dolar|euro|iphone|cotacao|bitcoin|custa|custam|preco",
  /** "gastei mais esse mês ou mês passado?" */
  COMPARED:
    "(?:mais|menos|melhor|pior|compara|comparar|comparad[oa]|diferenca)(?: [a-zA-Z]+){0,4} (?:n?esse mes|n?este mes|agora)(?: [a-z]+){0,4} mes passado|(?:mais|menos|melhor|pior|compara|comparar|comparad[oa]|diferenca)(?: [a-zA-Z]+){0,6} mes passado(?: [a-z]+){0,3} (?:n?esse mes|n?este mes)|(?:mais|menos) (?:d?o )?que (?:n?o )?mes passado|compara[a-z]* (?:o |n)?esse mes com o (?:passado|anterior|outro)|(?:comparad[oa] com|em relacao ao|em comparacao com o) mes passado",
});

const SPENDABLE = phrase("posso|consigo|da pra|dava pra|devo|deveria|vou|pretendo");

/** The thing that a question about spending names: "ifood". Empty: it names none, or the name of a category. */
function readSubject(clause: Clause, reading: Reading): string {
  if (!PATTERNS.ASKED.test(clause.keys) || SPENDABLE.test(clause.keys)) return "";
  const named = leftover(clause, reading, [
    NOISE.courtesy,
    PATTERNS.PERIOD,
    NOISE.moment,
    PATTERNS.QUESTION,
    NOISE.payment,
    PATTERNS.DEGREE,
  ])
    .replace(/[?!.]+$/, "");
  if (named.split(" ").length > 4 || !/\p{L}{2,}/u.test(named)) return "";
  return readCategoryName("expense", named) === null && isAfterPreposition(named, clause.text) ? named : "";
}

/** Whether the thing comes after a preposition: "no ifood", "de uber". */
function isAfterPreposition(named: string, text: string): boolean {
  const at = fold(text).indexOf(fold(named.split(" ")[0]!));
  return /(?:^|\s)(?:quanto (?:foi|deu|ficou|saiu) [oa]s?|com|em|n[oa]s?|num|numa|d[eoa]s?|pel[oa]s?|pr[oa]|pra|para)(?:\s(?:[oa]s?|uma?|meu|minha))?\s$/
    .test(fold(text).slice(0, Math.max(0, at)));
}
const HOW_MUCH = phrase("quanto|quantos|quanta|o que|com o que|onde|em que|qual|quais|como|cade|pra onde");
const ANSWER = phrase("quanto|gastei|gasto|sobrou|saldo|vermelho|orcamento|financ[a-z]+|grana|dinheiro");
const UNREAL = phrase("se eu|e se|imagina|caso eu");
const LISTING =
  /^(?:meu |o )?extrato(?: (?:d[aeo]s?|dess[ae]) [a-zA-Z ]+)?$|^(?:meus |os |minhas |as )?(?:gastos|despesas)(?: (?:d[oae]|dess[ae]|dest[ae]|com|em|n[oa]) [a-zA-Z ]+)?$|^(?:meu |o )?saldo|^(?:a |minha |minhas |meu |as )?(?:situacao|vida|saude) financeira|^(?:as |minhas )?financas$|azul ou (?:to |ta )?(?:n?o )?vermelho/;

const STANDS = phrase("investid[oa]s?|saldo|tenho|limites?|orcamentos?|sobra|sobrou");
const YEAR = phrase("ano|anual|anuais|2\\d{3}|12 meses|doze meses|no ano");

/** Questions about the user's money in general: "quanto gastei esse mês?", "tô no vermelho?", "resumo do mês". */
export function financeSummaryRule(clause: Clause, reading: Reading): Candidate[] {
  const { keys } = clause;
  const planned = readPlanned(clause);
  if (planned !== null) return [{ tool: "get_finance_summary", args: planned, score: 0.95 }];
  const named = PATTERNS.PERIOD_TOPIC.test(keys);
  if (
    !clause.isQuestion &&
    !(named && /^(?:o |meu |um )?(?:resumo|balanco|relatorio|panorama|extrato|fechamento|visao)/.test(keys)) &&
    !LISTING.test(keys)
  ) return [];
  if (
    isAboutSomeoneElse(clause) ||
    (PATTERNS.NOT.test(keys) &&
      !/quanto (?:eu |a gente |ja |que )*(?:gastei|gastamos|torrei|foi)|no vermelho|sobrou|sobra/.test(keys))
  ) return [];
  if (UNREAL.test(keys) && !PATTERNS.LEFT_TO_SPEND.test(keys) && !/sobra|saldo/.test(keys)) return [];
  if (asksAdvice(keys) && !PATTERNS.LEFT_TO_SPEND.test(keys)) return [];
  const compared = PATTERNS.COMPARED.test(keys) && metricsOf(keys).length === 0;
  const score = named || compared || PATTERNS.WENT.test(keys) || PATTERNS.LEFT_TO_SPEND.test(keys)
    ? 0.85
    : PATTERNS.MONEY_TOPIC.test(keys)
    ? (HOW_MUCH.test(keys) || /(?:me mostra|mostra|resumo|ver|lista|analisa)/.test(keys)
      ? 0.9
      : ANSWER.test(keys) || clause.hasQuestionMark
      ? 0.75
      : 0.5)
    : 0;
  if (score === 0 || /gast\w+ (?:tempo|energia|paciencia|horas)/.test(keys)) return [];
  if (compared) {
    return ["last_month", "current_month"].map((period) => ({ tool: "get_finance_summary", args: { period }, score }));
  }
  const about = readSubject(clause, reading);
  const args = { ...periodOf(keys, reading), ...(about === "" ? {} : { about }) };
  return [{ tool: "get_finance_summary", args, score }];
}

/** Asks without a question mark: "posso gastar 200 com roupa". */
const ASKS_LEAVE = phrase("^(?:sera que |eu |ainda |hoje )*(?:posso|podemos|consigo|da pra|tem como|rola)");

/** The price and the category of a purchase that the person only asks about. Null: the clause asks about none. */
function readPlanned(clause: Clause): JsonObject | null {
  const asks = clause.isQuestion || ASKS_LEAVE.test(clause.keys);
  if (!asks || !PATTERNS.PLANNED.test(clause.keys) || isAboutSomeoneElse(clause)) return null;
  const price = priceOf(clause);
  if (price === null) return null;
  const category = readExpenseCategory(clause.plain);
  return { planned_amount: price.amount, ...(category === null ? {} : { planned_category: category }) };
}

function periodOf(keys: string, reading: Reading): PeriodArgs {
  // The balance of today is that of the month.
  if (STANDS.test(keys) && reading.period?.from === reading.today && reading.period.to === reading.today) {
    return { period: "current_month" };
  }
  return reading.period === null && YEAR.test(keys) ? { period: "year" } : periodArgs(reading);
}
