import { formatMoney } from "../../text/format-money.ts";
import type { Debt } from "./debt.ts";
import { describeDue } from "./describe-due.ts";
import { formatMonth } from "./format-month.ts";
import { formatPercent } from "./format-percent.ts";

/** "Carro: 12 de 48 parcelas pagas (25%), faltam R$ 43.200,00; vence em 15/12/2026; termina em novembro de 2029". */
export function describeDebt(debt: Debt, today: string): string {
  if (debt.status === "paid_off" || debt.status === "settled") return `${debt.name}: quitada`;
  const parts = [
    progress(debt),
    ...(debt.negotiated ? [] : ["ainda não negociada"]),
    ...(debt.status === "defaulted" ? ["sem pagamento"] : []),
    ...(debt.next_due_on === undefined ? [] : [describeDue(debt.next_due_on, today)]),
    ...(debt.projected_end === undefined ? [] : [`termina em ${formatMonth(debt.projected_end, today)}`]),
  ];
  return `${debt.name}: ${parts.join("; ")}`;
}

function progress(debt: Debt): string {
  const left = formatMoney(debt.remaining_amount);
  if (debt.installments === 1) return `${left} em aberto`;
  const paid = `${debt.paid_installments} de ${debt.installments} parcelas pagas (${formatPercent(debt.percent)})`;
  return `${paid}, ${formatMoney(debt.paid_amount)} já pagos, faltam ${left}`;
}
