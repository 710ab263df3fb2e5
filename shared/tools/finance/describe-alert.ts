import { formatMoney } from "../../text/format-money.ts";
import { categoryName } from "./category-name.ts";
import { countOf } from "./count-of.ts";
import type { FinanceSummary } from "./finance-summary.ts";
import { formatPercent } from "./format-percent.ts";

/** An alert as half a sentence: "alimentação em 112% do orçamento". */
export function describeAlert(alert: FinanceSummary["alerts"][number]): string {
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
      return `saldo negativo de ${formatMoney(-alert.balance)}`;
    case "negative_projection":
      return `com o que ainda vence, faltam ${formatMoney(-alert.projected_balance)}`;
  }
}
