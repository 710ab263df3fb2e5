import { knowledgeRule } from "./knowledge-rule.ts";
import { contextRule, knowledgeQuestionRule } from "./knowledge-question-rules.ts";
import type { Rule } from "./rule.ts";
import { metricChangeRule, metricRecordRule } from "./metric-record-rules.ts";
import {
  accountQuestionRule,
  cardPaymentRule,
  newAccountRule,
  purchaseEndRule,
  transferRule,
} from "./account-rules.ts";
import { automaticNoteRule } from "./automatic-note-rule.ts";
import { billRule } from "./bill-rule.ts";
import { budgetRule, investmentRule } from "./budget-and-investment-rules.ts";
import { debtRule } from "./debt-rule.ts";
import { expenseRule } from "./expense-rule.ts";
import { habitDeletionRule, habitQuestionRule, medicineRule, newHabitRule } from "./habit-rules.ts";
import { incomeRule } from "./income-rule.ts";
import { financeDeletionRule } from "./finance-deletion-rule.ts";
import { birthdaysRule, personQuestionRule } from "./person-question-rules.ts";
import { debtProgressRule, debtSettlementRule, installmentRule } from "./debt-payment-rules.ts";
import { financeSummaryRule } from "./finance-summary-rule.ts";
import { libraryRule } from "./library-rule.ts";
import { loanRule } from "./loan-rule.ts";
import { pendingBillsRule } from "./pending-bills-rule.ts";
import { metricHistoryRule, metricTrendsRule } from "./metric-question-rules.ts";
import { habitRecordRule } from "./habit-record-rule.ts";
import { paidBillRule } from "./paid-bill-rule.ts";
import { reminderRule } from "./reminder-rules.ts";
import { standingYesRule } from "./standing-yes-rule.ts";
import { personRule } from "./person-rule.ts";

/** All rules. Each reads every clause, and the best score decides. */
export const RULES: readonly Rule[] = [
  expenseRule,
  paidBillRule,
  installmentRule,
  debtSettlementRule,
  billRule,
  incomeRule,
  debtRule,
  loanRule,
  budgetRule,
  investmentRule,
  cardPaymentRule,
  transferRule,
  newAccountRule,
  purchaseEndRule,
  accountQuestionRule,
  financeDeletionRule,
  financeSummaryRule,
  pendingBillsRule,
  debtProgressRule,
  metricRecordRule,
  metricChangeRule,
  metricHistoryRule,
  habitRecordRule,
  newHabitRule,
  medicineRule,
  habitDeletionRule,
  habitQuestionRule,
  metricTrendsRule,
  personRule,
  personQuestionRule,
  birthdaysRule,
  knowledgeRule,
  knowledgeQuestionRule,
  contextRule,
  automaticNoteRule,
  reminderRule,
  libraryRule,
  standingYesRule,
];
