import { z } from "zod";
import { countOf, formatMoney, formatPercent } from "../../writing/format-figures.ts";
import { formatMonth } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { foundId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { describeDue } from "./bill.ts";
import { type Debt, debtSchema, type DebtTotals, debtTotalsSchema, formatInterest } from "./debt.ts";

const MOST_LINES = 10;

const inputSchema = z.object({
  debt_id: foundId,
  debt_name: plainText(200).optional(),
});

const resultSchema = z.object({ today: z.string(), debts: z.array(debtSchema), totals: debtTotalsSchema });

/** Tells how much of the debts is paid. */
export const getDebtProgress: BuiltInTool = {
  kind: "built-in",
  name: "get_debt_progress",
  title: "Andamento das dívidas",
  description: "Dívidas e o que devem a ela: quanto foi pago, quanto falta, até quando. Sem nome, todas.",
  utterances: [
    "quanto falta pra eu quitar o financiamento do carro?",
    "em qual parcela estou do empréstimo da Caixa?",
    "quando termino de pagar o sofá das Casas Bahia?",
    "mostra todas as minhas dívidas e o quanto já abati",
    "qto ainda devo pro nubank?",
    "ja passei da metade do consorcio?",
    "faltam qtas prestaçoes da moto",
    "e akela divida do meu cunhado, qto resta?",
    "tô pensando em vender o apartamento, queria saber o saldo devedor que sobrou",
    "parece que esse consignado não acaba nunca, até que ano vai isso?",
    "queria começar o ano sem dever nada a ninguém, será que dá?",
    "a renegociação do Serasa tá andando? já nem sei quantas foram",
  ],
  inputSchema,
  confirmation: "none",
  answer(result) {
    const { today, debts, totals } = resultSchema.parse(result);
    const [first] = debts;
    if (!first) return "Você não tem nenhuma dívida registrada aqui.";
    if (debts.length === 1) return `${describeDebt(first, today)}.`;
    const lines = debts.slice(0, MOST_LINES).map((debt) => `- ${describeDebt(debt, today)}`);
    const rest = debts.length > MOST_LINES ? [`E mais ${debts.length - MOST_LINES}.`] : [];
    return [describeTotals(totals), ...lines, ...rest].join("\n");
  },
};

function describeTotals({ open, owed, not_negotiated, monthly, lent }: DebtTotals): string {
  const toReceive = lent > 0 ? ` Você tem ${formatMoney(lent)} a receber.` : "";
  if (open === 0) return lent > 0 ? toReceive.trim() : "Suas dívidas estão todas quitadas.";
  const apart = not_negotiated > 0 ? `, ${formatMoney(not_negotiated)} sem prazo combinado` : "";
  const month = monthly > 0 ? ` As parcelas pesam ${formatMoney(monthly)} por mês.` : "";
  return `Você tem ${countOf(open, "dívida em aberto", "dívidas em aberto")}: ${
    formatMoney(owed)
  } no total${apart}.${month}${toReceive}`;
}

/** "Carro: 12 de 48 parcelas pagas (25%), faltam R$ 43.200,00; vence em 15/12/2026; termina em novembro de 2029". */
function describeDebt(debt: Debt, today: string): string {
  if (debt.status === "paid_off" || debt.status === "settled") {
    return `${debt.name}: ${debt.owed_to_me ? "tudo recebido" : "quitada"}`;
  }
  const parts = [
    describeProgress(debt),
    ...(debt.negotiated || debt.owed_to_me ? [] : ["sem prazo combinado"]),
    ...(debt.interest_rate === undefined ? [] : [`juros de ${formatInterest(debt.interest_rate)}`]),
    ...(debt.status === "defaulted" ? ["sem pagamento"] : []),
    ...(debt.next_due_on === undefined ? [] : [describeDue(debt.next_due_on, today)]),
    ...(debt.projected_end === undefined || debt.installments === 1
      ? []
      : [`termina em ${formatMonth(debt.projected_end, today)}`]),
  ];
  return `${debt.name}: ${parts.join("; ")}`;
}

function describeProgress(debt: Debt): string {
  const remaining = formatMoney(debt.remaining_amount);
  if (debt.installments === 1) {
    const before = debt.paid_amount === 0
      ? ""
      : ` de ${formatMoney(debt.total_amount)}, ${formatMoney(debt.paid_amount)} já ${
        debt.owed_to_me ? "recebidos" : "pagos"
      }`;
    return `${remaining} ${debt.owed_to_me ? "a receber" : "em aberto"}${before}`;
  }
  const paid = `${debt.paid_installments} de ${debt.installments} parcelas pagas (${formatPercent(debt.percent)})`;
  return `${paid}, ${formatMoney(debt.paid_amount)} já pagos, faltam ${remaining}`;
}
