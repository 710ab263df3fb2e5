import { capitalize, joinWords } from "../../text/join-words.ts";
import { formatMoney } from "../../text/format-money.ts";
import { formatPeriod } from "../../text/format-date.ts";
import { categoryName } from "./category-name.ts";
import type { DaysSummary } from "./finance-summary.ts";

/** Up to so many expenses are told one by one; more are summed up by category. */
const LISTED = 4;
const TOP_CATEGORIES = 3;

/** What was spent and paid on some days: "Ontem você gastou R$ 62,00: mercado (R$ 50,00) e café (R$ 12,00)." */
export function describeDays(
  { from, to, today, spent, expenses, by_category, bills_paid, invested }: DaysSummary,
): string {
  const when = capitalize(formatPeriod(from, to, today));
  const apart = [
    ...(bills_paid > 0 ? [`pagou ${formatMoney(bills_paid)} de contas`] : []),
    ...(invested > 0 ? [`investiu ${formatMoney(invested)}`] : []),
  ];
  const also = apart.length === 0 ? "" : ` Também ${joinWords(apart)}.`;
  if (spent === 0) return `${when} não há nenhum gasto registrado.${also}`;
  const items = expenses.length <= LISTED
    ? expenses.map(({ description, amount }) => `${description} (${formatMoney(amount)})`)
    : by_category.filter((one) => one.spent > 0).slice(0, TOP_CATEGORIES)
      .map((one) => `${categoryName(one.category)} (${formatMoney(one.spent)})`);
  const lead = expenses.length <= LISTED || by_category.length <= TOP_CATEGORIES ? ":" : ". O que mais pesou:";
  return `${when} você gastou ${formatMoney(spent)}${lead} ${joinWords(items)}.${also}`;
}
