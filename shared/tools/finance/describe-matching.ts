import { capitalize, joinWords } from "../../text/join-words.ts";
import { formatDate } from "../../text/format-date.ts";
import { formatMoney } from "../../text/format-money.ts";
import type { Matching } from "./finance-summary.ts";

const LISTED = 5;

/** What was spent on some words: "Neste mês você gastou R$ 92,00 com ifood, em 2 compras." `when` opens it: "neste mês". */
export function describeMatching(matching: Matching, when: string, today: string): string {
  const { about, spent, count, expenses, bills_paid, bills } = matching;
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
  if (count > LISTED) return `${total}, em ${count} compras.${also}`;
  const lines = expenses.map(({ description, amount, date }) =>
    `- ${formatDate(date, today)}: ${description}, ${formatMoney(amount)}`
  );
  return [`${total}, em ${count} compras:`, ...lines].join("\n") + (also === "" ? "" : `\n${also.trim()}`);
}
