import { z } from "zod";
import { capitalize, joinWords } from "../../text/join-words.ts";
import { formatMoney } from "../../text/format-money.ts";
import { formatPeriod } from "../../text/format-date.ts";
import type { ToolDefinition } from "../definition.ts";
import { categoryName } from "./category-name.ts";
import { day } from "../schema/day.ts";
import { plainText } from "../schema/plain-text.ts";
import { describeAlert } from "./describe-alert.ts";
import { describeDays } from "./describe-days.ts";
import { describeMatching } from "./describe-matching.ts";
import {
  type DaysSummary,
  daysSummarySchema,
  type FinanceSummary,
  financeSummarySchema,
  type Matching,
} from "./finance-summary.ts";
import { formatMonth } from "./format-month.ts";
import { formatPercent } from "./format-percent.ts";

const TOP_CATEGORIES = 3;

const inputSchema = z.object({
  period: z.enum(["current_month", "last_month", "year"]).optional(),
  from_date: day.optional(),
  to_date: day.optional(),
  about: plainText(200).optional().describe("loja ou coisa: ifood, padaria"),
});

/** The money of a month, a year or any days in one answer, or what was spent on something. */
export const getFinanceSummary: ToolDefinition = {
  name: "get_finance_summary",
  description:
    "Resumo do período (ou de from_date a to_date): renda, gastos por categoria, orçamento, saldo, investimentos, dívidas, contas pendentes, alertas.",
  inputSchema,
  confirmation: "none",
  answer(result) {
    const days = daysSummarySchema.safeParse(result);
    if (days.success) {
      return days.data.matching === undefined ? describeDays(days.data) : matchingOf(days.data, days.data.matching);
    }
    const summary = financeSummarySchema.parse(result);
    if (summary.matching !== undefined) return matchingOf(summary, summary.matching);
    return [
      [spending(summary), ...categories(summary)].join(" "),
      ...[balance(summary)].filter((text) => text !== ""),
      ...[aside(summary)].filter((text) => text !== ""),
      ...(summary.alerts.length === 0 ? [] : [`Atenção: ${joinWords(summary.alerts.map(describeAlert))}.`]),
    ].join("\n");
  },
};

function matchingOf({ from, to, today }: FinanceSummary | DaysSummary, matching: Matching): string {
  return describeMatching(matching, formatPeriod(from, to, today), today);
}

function when({ period, from, to, today }: FinanceSummary): string {
  if (period === "year") return `Em ${from.slice(0, 4)}, até agora,`;
  return period === "months" ? `${capitalize(formatPeriod(from, to, today))},` : `Em ${formatMonth(from, today)},`;
}

function spending(summary: FinanceSummary): string {
  const { spent, budgeted } = summary;
  if (spent === 0) {
    const plan = budgeted === 0 ? "" : `, de um orçamento de ${formatMoney(budgeted)}`;
    return `${when(summary)} não há nenhum gasto registrado${plan}.`;
  }
  // Measured against the budgeted categories only: a month with one small budget is not 900% spent.
  const within = summary.by_category.filter(({ budget }) => budget !== undefined)
    .reduce((sum, category) => sum + category.spent, 0);
  const plan = budgeted === 0
    ? ""
    : `; do orçamento de ${formatMoney(budgeted)}, usou ${formatPercent(100 * within / budgeted)}`;
  return `${when(summary)} você gastou ${formatMoney(spent)}${plan}.`;
}

function categories({ by_category }: FinanceSummary): string[] {
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

function balance(summary: FinanceSummary): string {
  const { income, bills_paid, installments_paid, bills_pending, installments_pending } = summary;
  const paid = [
    ...(bills_paid > 0 ? [`${formatMoney(bills_paid)} de contas pagas`] : []),
    ...(installments_paid > 0 ? [`${formatMoney(installments_paid)} de parcelas pagas`] : []),
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

function aside({ invested, invested_total, debts }: FinanceSummary): string {
  const parts = [
    ...(invested > 0 ? [`você investiu ${formatMoney(invested)}`] : []),
    ...(invested === 0 && invested_total > 0 ? [`você tem ${formatMoney(invested_total)} investidos`] : []),
    ...(debts.owed > 0 ? [`as dívidas em aberto somam ${formatMoney(debts.owed)}`] : []),
  ];
  const text = joinWords(parts);
  return text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
