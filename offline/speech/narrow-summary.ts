import { readExpenseCategory } from "../../shared/text/expense-category.ts";
import { fold } from "../../shared/text/fold.ts";
import { formatPeriod } from "../../shared/text/format-date.ts";
import { formatMoney } from "../../shared/text/figures.ts";
import { categoryName, readCategoryName } from "../../shared/tools/finance/category.ts";
import {
  type DaysSummary,
  daysSummarySchema,
  type FinanceSummary,
  financeSummarySchema,
} from "../../shared/tools/finance/finance-summary.ts";
import { capitalize } from "../facts/write-fact.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow-result.ts";

const LEFT = phrase(
  "quanto(?: [a-z]+)? na (?:minha )?conta|quanto (?:eu )?(?:ainda )?tenho (?:pra|ate|sobrando|disponivel|na conta|livre|de dinheiro)|fechar o mes|vai (?:sobrar|faltar|dar)|(?:mes|dinheiro|grana) (?:acabar|em dinheiro)|sobrou|sobra|sobrando|saldo|no vermelho|no azul|(?:posso|da pra|consigo|ainda da pra) (?:[a-z]+ ){0,2}(?:gastar|guardar|juntar|economizar|poupar|investir)|cabe no",
);
const INCOME = phrase("me pag(?:ou|aram)|ganho|recebo|receber|entrou|recebi|ganhei|renda|receitas?|ganhos|salario");
const RECEIVED = phrase("me pag(?:ou|aram)|receber|entrou|entraram|recebi|recebemos|ganhei|ganhamos|caiu");
const SAVED = phrase("tenho(?: [a-z]+){0,3} (?:n[ao]|de|em) ({@invest})");
const INVESTED = phrase("guardei|juntei|poupei|aportei|apliquei|investid[oa]s?|investi|investimentos?|aplicad[oa]");
const BUDGET = phrase("orcamentos?|limites?|tetos?|estourei|passei");
const MOST = phrase(
  "categorias? (?:que )?(?:[a-z]+ )*mais|(?:pesou|pesa|pesaram|pesam) mais|mais (?:gastei|gasto|pesou|pesa|torrei)|(?:gastei|gasto|gastando|torrei) (?:[a-z]+ )?mais|maior gasto|maiores gastos|onde foi parar|pra onde foi|com o que|em que|economizar|cortar|reduzir|gastar menos",
);
const DAILY = phrase("por dia|media diaria|diariamente|cada dia");
/** One month beside another: each is told by its sum. */
const COMPARED = phrase(
  "compar[a-z]+ (?:[a-zA-Z]+ )*(?:com|e|a) [a-z]+|(?:mais|menos|melhor|pior|compara[a-z]*|comparad[oa]|diferenca|em relacao) (?:[a-zA-Z]+ )*(?:mes passado|com o (?:passado|anterior|outro))",
);
/** Words of the question itself, which name no category. */
const QUESTION = phrase(
  "quanto|passei|estourei|fui|foi|fechei|gastei|gasto|gastos|mes|conta|contas|esse|esta|passado|ano|dinheiro|grana|saldo|orcamentos?|limites?|salario|cartao|compras|casa",
);

/** "quanto gastei com comida?", "sobrou alguma coisa?": one figure of the summary instead of all. */
export const narrowSummary: Narrow = (result, reading) => {
  const months = financeSummarySchema.safeParse(result);
  const days = daysSummarySchema.safeParse(result);
  const summary = months.data ?? days.data;
  if (summary === undefined || isFound(summary)) return null;
  const { keys } = reading;
  if (COMPARED.test(keys)) return `${when(summary)} você gastou ${formatMoney(summary.spent)}.`;
  if (DAILY.test(keys)) return daily(summary);
  const named = withoutQuestion(reading.text);
  const category = categoryOf(reading.clauses.map(({ plain }) => withoutQuestion(plain)).join(" ")) ??
    categoryOf(named);
  const rival = categoryOf(/ ou (.*)$/.exec(fold(named))?.[1] ?? "");
  if (category !== null && rival !== null && rival !== category) {
    return [category, rival].map((one) => byCategory(summary, one)).join("\n");
  }
  if (category !== null && category !== "other") return byCategory(summary, category);
  if (months.data !== undefined && summary.matching === undefined) {
    if (BUDGET.test(keys) && !LEFT.test(keys)) return budgets(months.data);
    if (LEFT.test(keys)) return left(months.data);
    if (INVESTED.test(keys) || SAVED.test(keys)) return invested(months.data, SAVED.test(keys));
    if (INCOME.test(keys)) return RECEIVED.test(keys) ? received(months.data) : income(months.data);
  }
  return MOST.test(keys) && summary.matching === undefined ? most(summary) : null;
};

function withoutQuestion(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => QUESTION.test(fold(word)) ? " " : word);
}

function categoryOf(text: string): string | null {
  return readCategoryName("budget", text) ?? readExpenseCategory(text);
}

/** What was asked about by its own words was found: the tool's answer tells it. */
function isFound({ matching }: FinanceSummary | DaysSummary): boolean {
  return matching !== undefined && (matching.count > 0 || matching.bills.length > 0);
}

function when({ period, from, to, today }: FinanceSummary | DaysSummary): string {
  return period === "year" ? `Em ${from.slice(0, 4)}, até agora,` : `${capitalize(formatPeriod(from, to, today))},`;
}

/** What was asked about has no entry of its own; the category it belongs to may have. */
function unmatched({ matching }: FinanceSummary | DaysSummary, name: string): string {
  return matching === undefined ? "" : `Não achei nada com “${matching.about}”, só a categoria ${name} inteira. `;
}

/** What a day costs, up to today. */
function daily(summary: FinanceSummary | DaysSummary): string {
  const last = summary.to < summary.today ? summary.to : summary.today;
  const days = Math.round((Date.parse(last) - Date.parse(summary.from)) / 86_400_000) + 1;
  return `${when(summary)} são ${formatMoney(summary.spent / days)} por dia, em média.`;
}

function byCategory(summary: FinanceSummary | DaysSummary, category: string): string {
  const found = summary.by_category.find((one) => one.category === category);
  const name = categoryName(category);
  if (found === undefined || (found.spent === 0 && found.budget === undefined)) {
    return summary.matching === undefined
      ? `${when(summary)} não há gasto registrado em ${name}.`
      : `${when(summary)} não achei nenhum gasto com “${summary.matching.about}”.`;
  }
  const spent = `${unmatched(summary, name)}${when(summary)} você gastou ${formatMoney(found.spent)} em ${name}`;
  if (found.budget === undefined) return `${spent}.`;
  const rest = found.budget - found.spent;
  return rest >= 0
    ? `${spent}, de um orçamento de ${formatMoney(found.budget)}: ainda restam ${formatMoney(rest)}.`
    : `${spent}: ${formatMoney(-rest)} acima do orçamento de ${formatMoney(found.budget)}.`;
}

function left(summary: FinanceSummary): string | null {
  const { income, balance, projected_balance: projected } = summary;
  if (income === 0) return null;
  const pending = projected === balance ? "" : ` Contando o que ainda vence, ficam ${formatMoney(projected)}.`;
  return balance < 0
    ? `${when(summary)} você está no vermelho: ${formatMoney(balance)}.${pending}`
    : `${when(summary)} o saldo é ${formatMoney(balance)}.${pending}`;
}

function invested(summary: FinanceSummary, named: boolean): string {
  if (summary.invested_total === 0) return "Você ainda não tem nenhum investimento registrado.";
  const lately = summary.invested > 0 ? ` ${when(summary)} foram ${formatMoney(summary.invested)}.` : "";
  const whole = named ? " ao todo; cada um em separado eu não sei dizer" : "";
  return `Você tem ${formatMoney(summary.invested_total)} investidos${whole}.${lately}`;
}

function income(summary: FinanceSummary): string {
  return summary.income === 0
    ? `${when(summary)} não há renda registrada.`
    : `${when(summary)} sua renda soma ${formatMoney(summary.income)}.`;
}

/** What came in, and apart from it what is still expected. */
function received(summary: FinanceSummary): string {
  const came = summary.income_received ?? summary.income;
  const expected = Math.round((summary.income - came) * 100) / 100;
  if (summary.income === 0) return income(summary);
  if (came === 0) {
    return `${when(summary)} ainda não há nada recebido. A renda prevista é de ${formatMoney(expected)}.`;
  }
  const rest = expected > 0 ? ` Ainda está previsto receber ${formatMoney(expected)}.` : "";
  return `${when(summary)} você recebeu ${formatMoney(came)}.${rest}`;
}

function budgets(summary: FinanceSummary): string | null {
  const planned = summary.by_category.filter(({ budget }) => budget !== undefined);
  if (planned.length === 0) return "Você ainda não definiu orçamento para nenhuma categoria.";
  const lines = planned.map(({ category, spent, budget = 0 }) => {
    const state = spent > budget ? `passou ${formatMoney(spent - budget)}` : `restam ${formatMoney(budget - spent)}`;
    return `- ${categoryName(category)}: ${formatMoney(spent)} de ${formatMoney(budget)}, ${state}`;
  });
  return [`${when(summary)} seus orçamentos estão assim:`, ...lines].join("\n");
}

function most(summary: FinanceSummary | DaysSummary): string | null {
  const top = summary.by_category.filter(({ spent }) => spent > 0).toSorted((a, b) => b.spent - a.spent).slice(0, 5);
  if (top.length === 0) return null;
  const lines = top.map(({ category, spent }) => `- ${categoryName(category)}: ${formatMoney(spent)}`);
  return [`${when(summary)} foi aqui que seu dinheiro foi mais:`, ...lines].join("\n");
}
