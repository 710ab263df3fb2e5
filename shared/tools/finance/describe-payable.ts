import { formatMoney } from "../../text/format-money.ts";
import type { Bill } from "./bill.ts";
import { describeDue } from "./describe-due.ts";
import { formatMonth } from "./format-month.ts";
import type { Installment } from "./installment.ts";

/** "Luz: R$ 187,40, vence amanhã"; an instalment also tells which of how many it is. */
export function describePayable(payable: Bill | Installment, today: string): string {
  const which = "number" in payable && payable.installments > 1
    ? ` (parcela ${payable.number} de ${payable.installments})`
    : "";
  const due = payable.due_on === undefined
    ? "month" in payable ? `em ${formatMonth(payable.month, today)}` : "sem data"
    : describeDue(payable.due_on, today);
  return `${payable.name}${which}: ${formatMoney(payable.amount)}, ${due}`;
}
