/** The form of a result: `true` for a plain value, an object with fields, or a list with the form of its entries. `any`: not checked. */
type Shape = true | "any" | readonly [Shape] | { readonly [field: string]: Shape };

/** An object whose fields are plain values; `names` is like "a b c". */
function values(names: string): Record<string, true> {
  return Object.fromEntries(names.split(" ").map((name) => [name, true]));
}

const SUM = values("count total");
const BILL = values("id name category amount due_on days_until_due status paid_on recurring");
const INSTALLMENT = values("debt_id name number installments amount month due_on days_until_due status");
const EXPENSE = values("id description amount category date");
const PENDING = {
  ...values("today from to count total"),
  overdue: SUM,
  next_7_days: SUM,
  bills: [BILL],
  installments: [INSTALLMENT],
} as const;
const LEFT_OUT = { recurring_left_out: values("series caution") };
const DEBT_TOTALS = values("open owed negotiated not_negotiated paid monthly lent");
const INCOMES = { ...values("total count"), rows: [values("name amount date")] } as const;
const CARD_BILL = values("month closes_on due_on state bought carried total paid rest moved_on");
const METRIC = {
  ...values("metric custom_name unit count days_recorded mean min max change mean2 person"),
  latest: values("id value value2 date note"),
  entries: [values("id value value2 date note")],
  daily: { mean: true, totals: [values("date total")] },
} as const;
const KNOWN = {
  ...values("id type area sub_area title content subject about confidence source validated created_at"),
  person: "any",
} as const;
const CONTEXT_ITEM = { ...KNOWN, ...values("told_on on score") } as const;
const MENTION = values("id type area content about created_at");
const BIRTHDAY = values("name relationship birthday next_on in_days");

/** The fields in the results of the tools that read the person's own data. A template may name no others. */
export const RESULT_FIELDS: Readonly<Record<string, Shape>> = {
  search_knowledge: {
    ...values("query note"),
    items: [{ ...KNOWN, ...values("score is_current") }],
    areas: [values("area count")],
    found_by_part: "any",
  },
  analyze_context: {
    ...values("topic caution"),
    facts: [CONTEXT_ITEM],
    patterns: [true],
    contradictions: [{ item: CONTEXT_ITEM, against: CONTEXT_ITEM, record: values("slot value day") }],
    observed: [
      values(
        "area cause threshold habit outcome unit higher mean_in n_in mean_out n_out other_area first_day last_day",
      ),
    ],
    connections: [{ areas: [true], items: [true], reason: true, person: true }],
  },
  search_messages: { query: true, messages: [values("id conversationId title role text sentAt date")] },
  list_reminders: {
    ...values("today from to"),
    reminders: [values("id text at recurrence came_due next")],
    bills: [{ ...BILL, ...INSTALLMENT }],
    plans: [values("content date")],
    birthdays: [BIRTHDAY],
  },
  get_finance_summary: {
    ...values("period from to today income income_received budgeted spent bills_paid bills_pending installments_paid"),
    ...values("lent_returned lent borrowed installments_pending balance projected_balance invested invested_total"),
    by_category: [values("category spent count budget percent")],
    pending_bills: PENDING,
    debts: DEBT_TOTALS,
    upcoming_installments: [INSTALLMENT],
    alerts: [values("kind category spent budget percent count total balance projected_balance")],
    expenses: [EXPENSE],
    incomes: { received: INCOMES, expected: INCOMES },
    incomes_received: [values("name amount date")],
    card_bills_pending: { ...values("total count counted"), rows: [values("account month amount due_on")] },
    planned: {
      ...values("amount category"),
      budget: values("amount left left_after"),
      month: values("left left_after"),
    },
    matching: {
      ...values("about spent count bills_paid"),
      expenses: [EXPENSE],
      bills: [values("name amount paid_on")],
    },
    ...LEFT_OUT,
  },
  get_pending_bills: { ...PENDING, ...LEFT_OUT },
  get_debt_progress: {
    today: true,
    debts: [{
      ...values("id name owed_to_me negotiated status installment_amount installments paid_installments"),
      ...values("remaining_installments total_amount paid_amount paid_ahead remaining_amount percent next_due_on"),
      ...values("projected_end"),
    }],
    totals: DEBT_TOTALS,
  },
  get_accounts: {
    today: true,
    accounts: [{
      ...values("id name kind is_default opened_on balance closing_day due_day credit_limit used available"),
      open: CARD_BILL,
      to_pay: CARD_BILL,
    }],
    purchases: [values("purchase_id description bought_on total installments account left left_amount ends_on")],
    bill: {
      ...CARD_BILL,
      ...values("account count"),
      items: [{ ...EXPENSE, installment: true, installments: true }],
      payments: [values("id amount date")],
      ahead: [values("month amount")],
    },
  },
  get_tracking_history: { ...METRIC, ...values("days from to more"), metrics: [METRIC] },
  get_habits: {
    date: true,
    habits: [{
      ...values("id name frequency times_a_week today done_this_week streak best_streak"),
      days: [true],
      times: [true],
      open_times: [true],
      last_30_days: values("done due"),
    }],
  },
  get_trends: {
    ...values("days from to minimum_days"),
    trends: [values("kind name unit n status slope mean")],
    correlations: [{ a: values("kind name"), b: values("kind name"), ...values("n status r") }],
  },
  get_person: {
    ...values("status name"),
    person: {
      ...values("id name relationship birthday content confidence validated"),
      aliases: [true],
      past_bonds: "any",
      preferences: [true],
      facts: [MENTION],
      mentions: [MENTION],
    },
    people: [values("id name label")],
    known: [true],
  },
  get_birthdays: { people: [BIRTHDAY] },
  search_items: {
    ...values("query type page total shown"),
    items: [{
      ...values(
        "id type title content url tmdb_id year author open_library_id status rating kind automatic period_from period_to",
      ),
      created_at: true,
    }],
  },
  get_note_section: { section: true, kind: true, data: "any" },
  get_note_period: values(
    "name greeting person span span_so_far day month month_name next_month so_far unfinished wish since",
  ),
};

/**
 * Finds the first name of a path that the tool's results do not have, and the names that they have there. Null when the field exists,
 * or when the fields are not known: those of a pack's tool depend on its script or service.
 */
export function findUnknownField(tool: string, path: readonly string[]): { wrong: string; known: string[] } | null {
  let shape = Object.hasOwn(RESULT_FIELDS, tool) ? RESULT_FIELDS[tool]! : "any";
  for (const [index, name] of path.entries()) {
    if (shape === "any") return null;
    const wrong = path.slice(0, index + 1).join(".");
    if (shape === true) return { wrong, known: [] };
    if (isList(shape)) {
      if (!/^\d+$/.test(name)) return { wrong, known: ["0", "1", "2"] };
      shape = shape[0];
    } else {
      if (!Object.hasOwn(shape, name)) return { wrong, known: Object.keys(shape) };
      shape = shape[name]!;
    }
  }
  return null;
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** The fields of a result for the docs, "bills.0 (name, amount), total", with nested fields in parentheses. */
export function describeFields(shape: Shape): string {
  if (typeof shape !== "object") return "";
  if (isList(shape)) return describeFields(shape[0]);
  return Object.entries(shape).map(([name, inner]) => {
    const field = isList(inner) ? `\`${name}.0\`` : `\`${name}\``;
    const nested = describeFields(inner);
    return nested === "" ? field : `${field} (${nested})`;
  }).join(", ");
}
