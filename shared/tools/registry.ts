import { addKnowledge } from "./memory/add-knowledge.ts";
import { analyzeContext } from "./memory/analyze-context.ts";
import { deleteKnowledge } from "./memory/delete-knowledge.ts";
import { doNotKeep } from "./memory/do-not-keep.ts";
import { forgetEverything } from "./memory/forget-everything.ts";
import { searchKnowledge } from "./memory/search-knowledge.ts";
import { searchMessages } from "./memory/search-messages.ts";
import { validateKnowledge } from "./memory/validate-knowledge.ts";
import type { BuiltInTool } from "./definition.ts";
import { withOneLineTexts } from "./with-one-line-texts.ts";
import { createExpense } from "./finance/create-expense.ts";
import { createFinanceItem } from "./finance/create-finance-item.ts";
import { deleteFinanceItem } from "./finance/delete-finance-item.ts";
import { getDebtProgress } from "./finance/get-debt-progress.ts";
import { getFinanceSummary } from "./finance/get-finance-summary.ts";
import { getPendingBills } from "./finance/get-pending-bills.ts";
import { markBillPaid } from "./finance/mark-bill-paid.ts";
import { payDebt } from "./finance/pay-debt.ts";
import { receiveIncome } from "./finance/receive-income.ts";
import { undoStatementImport } from "./finance/undo-statement-import.ts";
import { updateExpense } from "./finance/update-expense.ts";
import { getAccounts } from "./finance/get-accounts.ts";
import { transferMoney } from "./finance/transfer-money.ts";
import { updateFinanceItem } from "./finance/update-finance-item.ts";
import { createHabit } from "./health/create-habit.ts";
import { deleteHabit } from "./health/delete-habit.ts";
import { deleteMetric } from "./health/delete-metric.ts";
import { getHabits } from "./health/get-habits.ts";
import { getTrackingHistory } from "./health/get-tracking-history.ts";
import { getTrends } from "./health/get-trends.ts";
import { recordHabit } from "./health/record-habit.ts";
import { recordMetric } from "./health/record-metric.ts";
import { updateHabit } from "./health/update-habit.ts";
import { updateMetric } from "./health/update-metric.ts";
import { createAutomaticNote } from "./library/create-automatic-note.ts";
import { deleteAllItems } from "./library/delete-all-items.ts";
import { deleteItem } from "./library/delete-item.ts";
import { enrichMovie } from "./library/enrich-movie.ts";
import { enrichTvShow } from "./library/enrich-tv-show.ts";
import { enrichVideo } from "./library/enrich-video.ts";
import { saveBook } from "./library/save-book.ts";
import { saveLink } from "./library/save-link.ts";
import { saveMovie } from "./library/save-movie.ts";
import { saveNote } from "./library/save-note.ts";
import { saveTvShow } from "./library/save-tv-show.ts";
import { saveVideo } from "./library/save-video.ts";
import { searchItems } from "./library/search-items.ts";
import { updateItem } from "./library/update-item.ts";
import { searchToolKnowledge } from "./packs/search-tool-knowledge.ts";
import { cancelReminder } from "./reminders/cancel-reminder.ts";
import { completeReminder } from "./reminders/complete-reminder.ts";
import { createReminder } from "./reminders/create-reminder.ts";
import { listReminders } from "./reminders/list-reminders.ts";
import { snoozeReminder } from "./reminders/snooze-reminder.ts";
import { updateReminder } from "./reminders/update-reminder.ts";
import { getBirthdays } from "./relationships/get-birthdays.ts";
import { getPerson } from "./relationships/get-person.ts";
import { updatePerson } from "./relationships/update-person.ts";
import { setStandingYes } from "./settings/set-standing-yes.ts";

/** To add a tool, write its file and add a line here. A skill lists the tool's name, so that a turn gets it. */
const offeredTools = [
  // memory
  searchKnowledge,
  addKnowledge,
  deleteKnowledge,
  validateKnowledge,
  doNotKeep,
  analyzeContext,
  searchMessages,
  // reminders
  createReminder,
  listReminders,
  completeReminder,
  snoozeReminder,
  updateReminder,
  cancelReminder,
  // finance
  getFinanceSummary,
  getPendingBills,
  markBillPaid,
  createExpense,
  getDebtProgress,
  createFinanceItem,
  payDebt,
  receiveIncome,
  updateExpense,
  updateFinanceItem,
  getAccounts,
  transferMoney,
  deleteFinanceItem,
  // health
  recordMetric,
  getTrackingHistory,
  updateMetric,
  deleteMetric,
  recordHabit,
  createHabit,
  updateHabit,
  deleteHabit,
  getHabits,
  getTrends,
  // people
  getPerson,
  getBirthdays,
  updatePerson,
  // library
  saveNote,
  saveMovie,
  saveTvShow,
  saveBook,
  saveVideo,
  saveLink,
  enrichMovie,
  enrichTvShow,
  enrichVideo,
  searchItems,
  updateItem,
  deleteItem,
  deleteAllItems,
  // notes of finance and health
  createAutomaticNote,
  // settings
  setStandingYes,
];

/** Every built-in tool that a model may be given. Skills decide which of them a turn gets. */
export const builtInTools: readonly BuiltInTool[] = offeredTools.map(withOneLineTexts);

/**
 * Tools that no skill lists. `forget_everything` and `undo_statement_import` are called by code alone; `search_tool_knowledge` is given to
 * the model while an open pack has more texts to search.
 */
const toolsWithoutSkill = [forgetEverything, undoStatementImport, searchToolKnowledge].map(withOneLineTexts);

const byName = new Map([...builtInTools, ...toolsWithoutSkill].map((tool) => [tool.name, tool]));

/** Names of tools that the turn itself defines. No other tool may have them. */
export const TURN_TOOLS: readonly string[] = ["use_skill", "answer_offer", "replace_saved", "undo"];

/** A built-in tool by its name, even if the person does not have it. The tools that a person has are in the catalog. */
export function findBuiltInTool(name: string): BuiltInTool | undefined {
  return byName.get(name);
}
