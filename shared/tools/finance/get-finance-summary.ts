import { z } from "zod";
import { countOf, formatMoney, formatPercent } from "../../writing/format-figures.ts";
import { formatDate, formatMonth, formatPeriod } from "../../writing/format-date.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { capitalize, joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, moneyAmount } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { CATEGORIES, categoryName } from "./category.ts";
import {
  type DaysSummary,
  daysSummarySchema,
  type FinanceSummary,
  financeSummarySchema,
  type IncomeRows,
  type Matching,
  type Planned,
} from "./finance-summary.ts";

const TOP_CATEGORIES = 3;
/** For some days: up to so many expenses are listed one by one; more are summed up by category. */
const MOST_EXPENSES_LISTED = 4;
/** For one shop or thing: up to so many purchases are listed one by one; more are only counted. */
const MOST_PURCHASES_LISTED = 5;

const inputSchema = z.object({
  period: z.enum(["current_month", "last_month", "year"]).optional(),
  from_date: day.optional(),
  to_date: day.optional(),
  about: plainText(200).optional().describe("loja ou coisa: ifood, remédio/farmácia"),
  planned_amount: moneyAmount.optional().describe("compra só pensada: cabe?"),
  planned_category: z.enum(CATEGORIES.expense).meta({ valuesIn: "create_expense" }).optional(),
});

const resultSchema = z.discriminatedUnion("period", [daysSummarySchema, financeSummarySchema]);

/** Sums up the finances of a month, a year or some days, or what was spent on one shop or thing. */
export const getFinanceSummary: BuiltInTool = {
  kind: "built-in",
  name: "get_finance_summary",
  title: "Resumo das finanças",
  description: "Resumo de um período: renda, gastos, orçamento, saldo, contas, faturas, dívidas, investimentos.",
  utterances: [
    "quanto eu gastei esse mês até agora?",
    "me dá um panorama do meu dinheiro em setembro",
    "qual categoria tá pesando mais no meu bolso?",
    "compara o que entrou e o que saiu na última semana",
    "qto sobrou de grana esse mes",
    "ja estourei o orçamento do mercado?",
    "vc sabe qto foi de ifood em julho",
    "to no vermelho ou no azul hj?",
    "tô querendo viajar no fim do ano, será que minhas finanças aguentam?",
    "meu salário sumiu e nem é dia 15, pra onde foi tudo isso?",
    "minha mulher disse que a gente torra demais com restaurante, será verdade?",
    "queria saber se dá pra trocar de celular sem me apertar, como anda meu saldo?",
    "posso gastar 200 com roupa?",
    "dá pra comprar um tênis de 300 esse mês?",
  ],
  inputSchema,
  confirmation: "none",
  answer(result) {
    const summary = resultSchema.parse(result);
    if (summary.matching !== undefined) return describeMatching(summary.matching, summary);
    if (summary.period !== "days" && summary.planned !== undefined) return describePlanned(summary, summary.planned);
    return summary.period === "days" ? describeDays(summary) : describeMonths(summary);
  },
};

function describeMonths(summary: FinanceSummary): string {
  const alerts = joinWords(summary.alerts.map(describeAlert));
  return [
    [describeSpending(summary), ...describeCategories(summary)].join(" "),
    describeBalance(summary),
    describeCardBills(summary),
    describeIncomes(summary),
    describeInvestmentsAndDebts(summary),
    alerts && `Atenção: ${alerts}.`,
  ].filter((text) => text !== "").join("\n");
}

function namePeriod({ period, from, to, today }: FinanceSummary): string {
  if (period === "year") return `Em ${from.slice(0, 4)}, até agora,`;
  return period === "months" ? `${capitalize(formatPeriod(from, to, today))},` : `Em ${formatMonth(from, today)},`;
}

function describeSpending(summary: FinanceSummary): string {
  const { spent, budgeted } = summary;
  if (spent === 0) {
    const plan = budgeted === 0 ? "" : `, de um orçamento de ${formatMoney(budgeted)}`;
    return `${namePeriod(summary)} não há nenhum gasto registrado${plan}.`;
  }
  // Only categories with a budget count: otherwise a month with one small budget would be 900% spent.
  const within = summary.by_category.filter(({ budget }) => budget !== undefined)
    .reduce((sum, category) => sum + category.spent, 0);
  return `${namePeriod(summary)} você gastou ${formatMoney(spent)}${describeBudget(within, summary)}.`;
}

/** Empty without a budget. What was spent within budgets is said where it is not all that was spent. */
function describeBudget(within: number, { spent, budgeted }: FinanceSummary): string {
  if (budgeted === 0) return "";
  const used = formatPercent(100 * within / budgeted);
  return within === spent
    ? `; do orçamento de ${formatMoney(budgeted)}, usou ${used}`
    : `; nas categorias com orçamento, ${formatMoney(within)} de ${formatMoney(budgeted)} (${used})`;
}

function describeCategories({ by_category }: FinanceSummary): string[] {
  const spent = by_category.filter((category) => category.spent > 0);
  if (spent.length === 0) return [];
  const share = (percent: number | undefined) =>
    percent === undefined ? [] : [`${formatPercent(percent)} do orçamento`];
  const [first] = spent;
  if (first && spent.length === 1) {
    return [`Tudo em ${[categoryName(first.category), ...share(first.percent)].join(", ")}.`];
  }
  const top = spent.slice(0, TOP_CATEGORIES).map(({ category, spent, percent }) =>
    `${categoryName(category)} (${[formatMoney(spent), ...share(percent)].join(", ")})`
  );
  return [`${spent.length > TOP_CATEGORIES ? "O que mais pesou" : "Por categoria"}: ${joinWords(top)}.`];
}

function describeBalance(summary: FinanceSummary): string {
  const { income, bills_paid, installments_paid, lent_returned, lent, borrowed, bills_pending, installments_pending } =
    summary;
  const paid = [
    ...(bills_paid > 0 ? [`${formatMoney(bills_paid)} de contas pagas`] : []),
    ...(installments_paid > 0 ? [`${formatMoney(installments_paid)} pagos de dívidas`] : []),
    ...(lent_returned > 0 ? [`${formatMoney(lent_returned)} que devolveram a você`] : []),
    ...(lent > 0 ? [`${formatMoney(lent)} que você emprestou`] : []),
    ...(borrowed > 0 ? [`${formatMoney(borrowed)} que emprestaram a você`] : []),
  ];
  const pending = bills_pending + installments_pending;
  if (income === 0) {
    const out = [...paid, ...(pending > 0 ? [`${formatMoney(pending)} ainda a pagar`] : [])];
    return out.length === 0 ? "" : `Também há ${joinWords(out)}. Sem renda registrada, não dá para calcular o saldo.`;
  }
  const parts = `Com ${joinWords([`${formatMoney(income)} de renda`, ...paid])}`;
  const rest = pending === 0
    ? ""
    : `; depois do que ainda vence (${formatMoney(pending)}), ${formatMoney(summary.projected_balance)}`;
  return `${parts}, o saldo é ${formatMoney(summary.balance)}${rest}.`;
}

/** "Em faturas há R$ 800,00 a pagar (Nubank): cada compra já conta como gasto no mês dela."; empty when there is nothing to pay. */
function describeCardBills({ card_bills_pending: { total, count, rows } }: FinanceSummary): string {
  if (count === 0) return "";
  const named = joinWords([...new Set(rows.map(({ account }) => nameInSentence(account)))]);
  return `Em faturas há ${formatMoney(total)} a pagar (${named}): cada compra já conta como gasto no mês dela.`;
}

/** "Entraram R$ 5.000,00 (Salário); ainda se esperam R$ 800,00 (Freela da Camila)."; empty without any income. */
function describeIncomes({ incomes }: FinanceSummary): string {
  if (incomes === undefined) return "";
  const { received, expected } = incomes;
  const parts = [
    ...(received.count > 0 ? [`entraram ${describeRows(received)}`] : []),
    ...(expected.count > 0 ? [`${received.count > 0 ? "ainda " : ""}se esperam ${describeRows(expected)}`] : []),
  ];
  return parts.length === 0 ? "" : `${capitalize(parts.join("; "))}.`;
}

/** "R$ 5.800,00 (Salário, R$ 5.000,00, e Freela, R$ 800,00)": of one row only its name. */
function describeRows({ total, count, rows }: IncomeRows): string {
  const named = rows.map(({ name, amount }) =>
    count === 1 ? nameInSentence(name) : `${nameInSentence(name)} ${formatMoney(amount)}`
  );
  const others = count - rows.length;
  return `${formatMoney(total)} (${joinWords(others === 0 ? named : [...named, `mais ${others}`])})`;
}

/**
 * What a purchase that is only thought of would leave: "Do orçamento de compras restam R$ 300,00; com esses R$ 200,00, R$ 100,00. Do mês,
 * contando o que ainda entra e o que ainda vence, sobram R$ 900,00; com eles, R$ 700,00." It gives figures and judges nothing.
 */
function describePlanned(
  { income, bills_pending, installments_pending, incomes }: FinanceSummary,
  { amount, category, budget, month }: Planned,
): string {
  const cost = formatMoney(amount);
  const ofBudget = category === undefined
    ? []
    : budget === undefined
    ? [`Em ${categoryName(category)} não há orçamento neste mês.`]
    : budget.left <= 0
    ? [
      `O orçamento de ${categoryName(category)} deste mês já foi usado${
        budget.left < 0 ? `: passou ${formatMoney(-budget.left)}` : ""
      }; com ${cost}, passa ${formatMoney(-budget.left_after)}.`,
    ]
    : [
      `Do orçamento de ${categoryName(category)} deste mês restam ${formatMoney(budget.left)}; com ${cost}, ${
        sayLeft(budget.left_after)
      }.`,
    ];
  if (month === undefined || income === 0) {
    return [...ofBudget, "Sem renda registrada, não dá para dizer quanto sobra no mês."].join(" ");
  }
  const pending = bills_pending + installments_pending;
  const counted = [
    ...(incomes !== undefined && incomes.expected.total > 0
      ? [`${formatMoney(incomes.expected.total)} que ainda se esperam`]
      : []),
    ...(pending > 0 ? [`${formatMoney(pending)} que ainda vencem`] : []),
  ];
  const counting = counted.length === 0 ? "" : `, contando ${joinWords(counted)}`;
  const ofMonth = month.left < 0
    ? `No mês${counting}, já faltam ${formatMoney(-month.left)}; com ${cost}, ${formatMoney(-month.left_after)}`
    : `No mês${counting}, sobram ${formatMoney(month.left)}; com ${cost}, ${sayLeft(month.left_after)}`;
  return [...ofBudget, `${ofMonth}.`].join(" ");
}

function sayLeft(left: number): string {
  return left < 0 ? `faltam ${formatMoney(-left)}` : `ficam ${formatMoney(left)}`;
}

function describeInvestmentsAndDebts({ invested, invested_total, debts }: FinanceSummary): string {
  const parts = [
    ...(invested > 0 ? [`você investiu ${formatMoney(invested)}`] : []),
    ...(invested === 0 && invested_total > 0 ? [`você tem ${formatMoney(invested_total)} investidos`] : []),
    ...(debts.owed > 0 ? [`as dívidas em aberto somam ${formatMoney(debts.owed)}`] : []),
    ...(debts.lent > 0 ? [`você tem ${formatMoney(debts.lent)} a receber de quem te deve`] : []),
  ];
  return parts.length === 0 ? "" : `${capitalize(joinWords(parts))}.`;
}

/** What was spent, paid and received on some days: "Ontem você gastou R$ 62,00: mercado (R$ 50,00) e café (R$ 12,00)." */
function describeDays(summary: DaysSummary): string {
  const { from, to, today, spent, expenses, by_category, bills_paid, installments_paid, invested } = summary;
  const when = capitalize(formatPeriod(from, to, today));
  const received = describeReceived(summary);
  const apart = [
    ...(bills_paid > 0 ? [`pagou ${formatMoney(bills_paid)} de contas`] : []),
    ...(installments_paid > 0 ? [`pagou ${formatMoney(installments_paid)} de dívidas`] : []),
    ...(invested > 0 ? [`investiu ${formatMoney(invested)}`] : []),
  ];
  const also = apart.length === 0 ? "" : ` Também ${joinWords(apart)}.`;
  if (spent === 0) return `${when} não há nenhum gasto registrado.${also}${received}`;
  const items = expenses.length <= MOST_EXPENSES_LISTED
    ? expenses.map(({ description, amount }) => `${description} (${formatMoney(amount)})`)
    : by_category.filter((one) => one.spent > 0).slice(0, TOP_CATEGORIES)
      .map((one) => `${categoryName(one.category)} (${formatMoney(one.spent)})`);
  const lead = expenses.length <= MOST_EXPENSES_LISTED || by_category.length <= TOP_CATEGORIES
    ? ":"
    : ". O que mais pesou:";
  return `${when} você gastou ${formatMoney(spent)}${lead} ${joinWords(items)}.${also}${received}`;
}

/** " Entraram R$ 265,00: corridas (R$ 190,00) e freela (R$ 75,00)."; empty where nothing came in. */
function describeReceived({ income_received, incomes_received }: DaysSummary): string {
  if (income_received === 0) return "";
  const listed = incomes_received.length <= MOST_EXPENSES_LISTED
    ? `: ${joinWords(incomes_received.map(({ name, amount }) => `${name} (${formatMoney(amount)})`))}`
    : "";
  return ` Entraram ${formatMoney(income_received)}${listed}.`;
}

/** What was spent on one shop or thing: "Neste mês você gastou R$ 92,00 com ifood, em 2 compras." */
function describeMatching(matching: Matching, { from, to, today }: FinanceSummary | DaysSummary): string {
  const { about, spent, count, expenses, bills_paid, bills } = matching;
  const when = formatPeriod(from, to, today);
  const opening = capitalize(when);
  if (count === 0 && bills.length === 0) return `${opening} não achei nenhum gasto com “${about}”.`;
  const paid = bills.map(({ name, amount, paid_on }) =>
    `${name} (${formatMoney(amount)}, ${formatDate(paid_on, today)})`
  );
  if (count === 0) return `${opening} você pagou ${formatMoney(bills_paid)} em contas: ${joinWords(paid)}.`;
  const total = `${opening} você gastou ${formatMoney(spent)} com ${about}`;
  const also = bills.length === 0 ? "" : ` Em contas foram mais ${formatMoney(bills_paid)}: ${joinWords(paid)}.`;
  const [only] = expenses;
  if (only !== undefined && count === 1) {
    const day = formatDate(only.date, today);
    return `${total}${day === when ? "" : `, ${day}`}.${also}`;
  }
  if (count > MOST_PURCHASES_LISTED) return `${total}, em ${count} compras.${also}`;
  const lines = expenses.map(({ description, amount, date }) =>
    `- ${formatDate(date, today)}: ${description}, ${formatMoney(amount)}`
  );
  return [`${total}, em ${count} compras:`, ...lines].join("\n") + (also === "" ? "" : `\n${also.trim()}`);
}

/** An alert as a part of a sentence: "alimentação em 92% do orçamento". */
function describeAlert(alert: FinanceSummary["alerts"][number]): string {
  switch (alert.kind) {
    case "overdue_bills":
      return `${countOf(alert.count, "conta atrasada", "contas atrasadas")} (${formatMoney(alert.total)})`;
    case "overdue_installments":
      return `${countOf(alert.count, "parcela atrasada", "parcelas atrasadas")} (${formatMoney(alert.total)})`;
    case "budget_exceeded":
      return `${categoryName(alert.category)} passou do orçamento (${formatMoney(alert.spent)} de ${
        formatMoney(alert.budget)
      })`;
    case "budget_near_limit":
      return `${categoryName(alert.category)} em ${formatPercent(alert.percent)} do orçamento`;
    case "negative_balance":
      return `saiu ${formatMoney(-alert.balance)} a mais do que entrou`;
    case "negative_projection":
      return `com o que ainda vence, sai ${formatMoney(-alert.projected_balance)} a mais do que entra`;
  }
}
