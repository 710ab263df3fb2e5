/** Categories of each kind of entry (domain §3), as the tables' constraints list them. A budget is for expenses. */
export const CATEGORIES = {
  expense: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  budget: ["food", "transport", "health", "entertainment", "shopping", "housing", "education", "other"],
  bill: ["housing", "utilities", "subscription", "insurance", "other"],
  income: ["salary", "freelance", "bonus", "passive", "investment", "gift", "other"],
  investment: ["savings", "fixed_income", "funds", "stocks", "crypto", "retirement", "real_estate", "other"],
} as const;
