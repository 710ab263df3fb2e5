import { addKnowledge } from "./add-knowledge.ts";
import { analyzeContext, searchKnowledge } from "./search-knowledge.ts";
import type { Rule } from "./rule.ts";
import { changeMetric, recordMetric } from "./record-metric.ts";
import { createAutomaticNote } from "./create-automatic-note.ts";
import { createBillItem } from "./create-bill-item.ts";
import { createBudgetItem, createInvestmentItem } from "./create-plan-items.ts";
import { createDebtItem } from "./create-debt-item.ts";
import { createExpense } from "./create-expense.ts";
import { createHabit, deleteHabit, getHabits } from "./habits.ts";
import { createIncomeItem } from "./create-income-item.ts";
import { deleteFinanceItem } from "./delete-finance-item.ts";
import { getBirthdays, getPerson } from "./get-person.ts";
import { getDebtProgress, payDebtInstallment, settleDebt } from "./debts.ts";
import { getFinanceSummary } from "./get-finance-summary.ts";
import { getPendingBills } from "./get-pending-bills.ts";
import { getTrackingHistory, getTrends } from "./metric-questions.ts";
import { recordHabit } from "./record-habit.ts";
import { markBillPaid } from "./mark-bill-paid.ts";
import { updatePerson } from "./update-person.ts";

/** Every rule; each looks at every clause, and the best score wins. */
export const RULES: readonly Rule[] = [
  createExpense,
  markBillPaid,
  payDebtInstallment,
  settleDebt,
  createBillItem,
  createIncomeItem,
  createDebtItem,
  createBudgetItem,
  createInvestmentItem,
  deleteFinanceItem,
  getFinanceSummary,
  getPendingBills,
  getDebtProgress,
  recordMetric,
  changeMetric,
  getTrackingHistory,
  recordHabit,
  createHabit,
  deleteHabit,
  getHabits,
  getTrends,
  updatePerson,
  getPerson,
  getBirthdays,
  addKnowledge,
  searchKnowledge,
  analyzeContext,
  createAutomaticNote,
];
