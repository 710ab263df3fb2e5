import type { ToolDefinition } from "./definition.ts";
import { createExpense } from "./finance/create-expense.ts";
import { createFinanceItem } from "./finance/create-finance-item.ts";
import { deleteFinanceItem } from "./finance/delete-finance-item.ts";
import { getDebtProgress } from "./finance/get-debt-progress.ts";
import { getFinanceSummary } from "./finance/get-finance-summary.ts";
import { getPendingBills } from "./finance/get-pending-bills.ts";
import { markBillPaid } from "./finance/mark-bill-paid.ts";
import { payDebtInstallment } from "./finance/pay-debt-installment.ts";

/** Tools of the finance skill (domain §3). */
export const financeTools: ToolDefinition[] = [
  getFinanceSummary,
  getPendingBills,
  markBillPaid,
  createExpense,
  getDebtProgress,
  createFinanceItem,
  payDebtInstallment,
  deleteFinanceItem,
];
