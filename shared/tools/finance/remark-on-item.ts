import { fold } from "../../text/fold.ts";
import { formatMoney } from "../../text/format-money.ts";
import { onDay } from "../../text/format-date.ts";
import { categoryName } from "./category-name.ts";
import type { FinanceItem } from "./finance-item.ts";
import { readCategoryName } from "./read-category-name.ts";

/**
 * What the user should know before the yes to a new item: that one like it is there already, or that a budget holds for a
 * whole category and not for `name` alone. A sentence with a blank before it; empty when there is nothing to say.
 */
export function remarkOnItem(made: FinanceItem, name: string, today: string): string {
  switch (made.kind) {
    case "income":
      return remarkOnIncome(made.item.similar, today);
    case "debt": {
      const { similar } = made.item;
      if (similar === undefined) return "";
      return ` Já existe a dívida ${similar.name}, com ${similar.remaining_installments} de ${similar.installments} parcelas a pagar, de ${
        formatMoney(similar.installment_amount)
      }: esta entra além dela. Se é a mesma, apague a antiga primeiro.`;
    }
    case "budget": {
      const category = categoryName(made.item.category);
      return name === "" || readCategoryName("budget", name) === made.item.category ||
          fold(name) === fold(made.item.category)
        ? ""
        : ` O limite vale pra tudo em ${category}: só “${name}” eu não sei separar.`;
    }
    case "bill":
    case "investment":
      return "";
  }
}

function remarkOnIncome(
  similar: { name: string; amount: number; received_on?: string } | undefined,
  today: string,
): string {
  if (similar === undefined) return "";
  const known = `${similar.name}, ${formatMoney(similar.amount)}`;
  return similar.received_on === undefined
    ? ` Você também espera ${known}, que continua previsto.`
    : ` Já está como recebido ${onDay(similar.received_on, today)}: ${known}. Este entra além dele.`;
}
