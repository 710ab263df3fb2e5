import { z } from "zod";
import { formatMoney } from "../../text/format-money.ts";
import type { ToolDefinition } from "../definition.ts";
import { countOf } from "./count-of.ts";
import { debtSchema } from "./debt.ts";
import { type DebtTotals, debtTotalsSchema } from "./debt-totals.ts";
import { describeDebt } from "./describe-debt.ts";
import { plainText } from "../schema/plain-text.ts";
import { rowId } from "./row-id.ts";

const MOST_LINES = 10;

const inputSchema = z.object({
  debt_id: rowId.optional(),
  debt_name: plainText(200).optional(),
});

const resultSchema = z.object({ today: z.string(), debts: z.array(debtSchema), totals: debtTotalsSchema });

/** How far the debts are paid. */
export const getDebtProgress: ToolDefinition = {
  name: "get_debt_progress",
  description: "Dívidas e parcelas: quanto foi pago, quanto falta, previsão de fim. Sem nome, todas.",
  inputSchema,
  confirmation: "none",
  answer(result) {
    const { today, debts, totals } = resultSchema.parse(result);
    const [first] = debts;
    if (!first) return "Você não tem nenhuma dívida registrada aqui.";
    if (debts.length === 1) return `${describeDebt(first, today)}.`;
    const lines = debts.slice(0, MOST_LINES).map((debt) => `- ${describeDebt(debt, today)}`);
    const rest = debts.length > MOST_LINES ? [`E mais ${debts.length - MOST_LINES}.`] : [];
    return [headline(totals), ...lines, ...rest].join("\n");
  },
};

function headline({ open, owed, not_negotiated, monthly }: DebtTotals): string {
  if (open === 0) return "Suas dívidas estão todas quitadas.";
  const apart = not_negotiated > 0 ? `, ${formatMoney(not_negotiated)} ainda sem negociação` : "";
  const month = monthly > 0 ? ` As parcelas pesam ${formatMoney(monthly)} por mês.` : "";
  return `Você tem ${countOf(open, "dívida em aberto", "dívidas em aberto")}: ${
    formatMoney(owed)
  } no total${apart}.${month}`;
}
