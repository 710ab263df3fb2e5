/** What `supabase db lint` or `supabase db advisors` reports and why it stays as it is. */
export interface AcceptedFinding {
  /** A function for the linter; the advisor's cache key otherwise. */
  object: string;
  message: string;
  reason: string;
}

/** Findings about row-level security or search_path are never accepted; a test sees to that. */
export const acceptedFindings: AcceptedFinding[] = [
  {
    object: "public.search_knowledge",
    message: 'name of parameter "limit" is reserved keyword',
    reason:
      "the tool's argument is called limit, and arguments keep one name from the model to the table; it is quoted",
  },
  {
    object: "public.search_items",
    message: 'name of parameter "limit" is reserved keyword',
    reason: "as for search_knowledge",
  },
  {
    object: "public.search_messages",
    message: 'name of parameter "limit" is reserved keyword',
    reason: "as for search_knowledge",
  },
  {
    object: "private.account_of_entry",
    message: 'composite OUT variable "account" is not single argument',
    reason: "a whole account beside what else is found; its callers read its fields",
  },
  {
    object: "private.add_to_income",
    message: 'composite OUT variable "income" is not single argument',
    reason: "as for account_of_entry",
  },
  {
    object: "private.planned_transfer",
    message: 'composite OUT variable "target" is not single argument',
    reason: "as for account_of_entry",
  },
  {
    object: "private.planned_transfer",
    message: 'composite OUT variable "source" is not single argument',
    reason: "as for account_of_entry",
  },
  {
    object: "public.create_habit",
    message: "control reached end of function without RETURN",
    reason: "the last statement is private.raise, which always raises",
  },
  {
    object: "public.renew_push_subscription",
    message: "control reached end of function without RETURN",
    reason: "as for create_habit",
  },
  {
    object: "private.keep_push_subscription",
    message: "control reached end of function without RETURN",
    reason: "as for create_habit",
  },
];
