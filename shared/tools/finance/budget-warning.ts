import { z } from "zod";
import { formatMoney } from "../../writing/format-figures.ts";
import { formatMonth } from "../../writing/format-date.ts";
import { categoryName } from "./category.ts";

/** A mark of a category's budget that a write has just passed. The functions give it once for each mark, category and month. */
export const budgetWarningSchema = z.object({
  mark: z.union([z.literal(80), z.literal(100)]),
  category: z.string(),
  month: z.string(),
  spent: z.number(),
  budget: z.number(),
  left: z.number(),
});

export type BudgetWarning = z.infer<typeof budgetWarningSchema>;

/**
 * "Atenção: neste mês, alimentação passou de 80% do orçamento: R$ 900,00 de R$ 1.000,00, ainda restam R$ 100,00.";
 * "Atenção: neste mês, alimentação passou do orçamento: R$ 1.050,00 de R$ 1.000,00, R$ 50,00 a mais."
 */
export function describeBudgetWarning({ category, month, spent, budget, left }: BudgetWarning, today: string): string {
  const figures = `${formatMoney(spent)} de ${formatMoney(budget)}`;
  const opening = `Atenção: ${nameBudgetMonth(month, today).toLowerCase()}, ${categoryName(category)}`;
  if (left < 0) return `${opening} passou do orçamento: ${figures}, ${formatMoney(-left)} a mais.`;
  if (left === 0) return `${opening} chegou ao fim do orçamento: ${figures}.`;
  return `${opening} passou de 80% do orçamento: ${figures}, ainda restam ${formatMoney(left)}.`;
}

/** "Neste mês", "Em outubro". */
export function nameBudgetMonth(month: string, today: string): string {
  return month.slice(0, 7) === today.slice(0, 7) ? "Neste mês" : `Em ${formatMonth(month, today)}`;
}
