import { addKnowledge } from "./add-knowledge.ts";
import { analyzeContext } from "./analyze-context.ts";
import type { Rule } from "./candidate.ts";
import { changeMetric } from "./change-metric.ts";
import { changeRelation } from "./change-relation.ts";
import { createAutomaticNote } from "./create-automatic-note.ts";
import { createBillItem } from "./create-bill-item.ts";
import { createBudgetItem } from "./create-budget-item.ts";
import { createDebtItem } from "./create-debt-item.ts";
import { createExpense } from "./create-expense.ts";
import { createHabit } from "./create-habit.ts";
import { createIncomeItem } from "./create-income-item.ts";
import { createInvestmentItem } from "./create-investment-item.ts";
import { deleteFinanceItem } from "./delete-finance-item.ts";
import { deleteHabit } from "./delete-habit.ts";
import { getBirthdays } from "./get-birthdays.ts";
import { getDebtProgress } from "./get-debt-progress.ts";
import { getFinanceSummary } from "./get-finance-summary.ts";
import { getHabits } from "./get-habits.ts";
import { getPendingBills } from "./get-pending-bills.ts";
import { getPerson } from "./get-person.ts";
import { getTrackingHistory } from "./get-tracking-history.ts";
import { getTrends } from "./get-trends.ts";
import { lookUpWorkout } from "./look-up-workout.ts";
import { markBillPaid } from "./mark-bill-paid.ts";
import { payDebtInstallment } from "./pay-debt-installment.ts";
import { recordHabit } from "./record-habit.ts";
import { recordMetric } from "./record-metric.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { settleDebt } from "./settle-debt.ts";
import { withdrawal } from "./withdrawal.ts";
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
  withdrawal,
  getFinanceSummary,
  getPendingBills,
  getDebtProgress,
  recordMetric,
  changeMetric,
  getTrackingHistory,
  recordHabit,
  lookUpWorkout,
  createHabit,
  deleteHabit,
  getHabits,
  getTrends,
  changeRelation,
  updatePerson,
  getPerson,
  getBirthdays,
  addKnowledge,
  searchKnowledge,
  analyzeContext,
  createAutomaticNote,
];
