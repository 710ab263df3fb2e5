import type { Database } from "../database.ts";

/** A table and the columns that are printed. */
interface View {
  table: string;
  columns: string[];
}

const VIEWS: Record<string, View> = {
  knowledge: {
    table: "knowledge_items",
    columns: ["type", "area", "content", "slot", "slot_key", "value", "holds", "source", "confidence"],
  },
  profile: {
    table: "user_memories",
    columns: ["name", "age", "location", "occupation", "family_context", "current_goals", "current_challenges"],
  },
  expenses: { table: "expenses", columns: ["spent_on", "amount", "category", "description"] },
  incomes: {
    table: "incomes",
    columns: ["month", "name", "expected_amount", "actual_amount", "received_on", "recurring"],
  },
  bills: { table: "bills", columns: ["due_on", "name", "amount", "status", "paid_on", "recurring"] },
  debts: {
    table: "debts",
    columns: ["name", "installment_amount", "installments", "current_installment", "due_day", "status", "total_amount"],
  },
  budgets: { table: "budgets", columns: ["month", "category", "amount", "recurring"] },
  investments: { table: "investments", columns: ["invested_on", "name", "amount", "current_value"] },
  metrics: {
    table: "tracking_entries",
    columns: ["entry_date", "metric", "custom_name", "value", "value2", "unit", "note"],
  },
  habits: { table: "habits", columns: ["name", "frequency", "days", "times_a_week", "times", "active"] },
  completions: { table: "habit_completions", columns: ["completion_date", "completion_time", "habit", "note"] },
  reminders: {
    table: "reminders",
    columns: ["text", "starts_at", "recurrence", "due_at", "came_due_at", "shown_at", "done_at"],
  },
  library: { table: "library_items", columns: ["type", "title", "content", "url", "year", "origin"] },
};

/** The names that `play rows` takes, besides `waiting`. */
export const VIEW_NAMES = Object.keys(VIEWS);

const LONGEST_VALUE = 160;

/** The person's rows, one per line, with marks for deleted and replaced ones. Without names: all tables that have rows. */
export async function showRows(database: Database, userId: string, names: string[]): Promise<string> {
  const out: string[] = [];
  for (const name of names.length > 0 ? names : VIEW_NAMES) {
    const rows = await readRows(database, userId, VIEWS[name]!);
    if (rows.length === 0 && names.length === 0) continue;
    out.push(`${name} (${rows.length})`, ...rows);
  }
  return out.length === 0 ? "no rows yet" : out.join("\n");
}

/** More columns of a table, from tables that it refers to. */
const JOINED: Record<string, string> = {
  habit_completions: ", (select h.name from public.habits h where h.id = t.habit_id) as habit",
  knowledge_items: ", (select p.title from public.knowledge_items p where p.id = t.subject_id) as about",
};

async function readRows(database: Database, userId: string, { table, columns }: View): Promise<string[]> {
  const rows = await database.query<Record<string, unknown>>(
    `select (pg_catalog.to_jsonb(t) - 'embedding') as row ${JOINED[table] ?? ""} from public.${table} t
     where t.user_id = $1::uuid order by t.created_at`,
    [userId],
  );
  return rows.map(({ row, ...more }) => showRow({ ...row as Record<string, unknown>, ...more }, columns))
    .filter((line) => line !== "");
}

function showRow(row: Record<string, unknown>, columns: string[]): string {
  const marks = [
    ...(row.deleted_at ? ["deleted"] : []),
    ...(row.superseded_at ? ["replaced"] : []),
    ...(row.needs_resolution ? ["in question"] : []),
  ];
  const state = marks.length > 0 ? `[${marks.join(", ")}] ` : "";
  const about = row.about ? `about ${row.about}: ` : "";
  const shown = columns.flatMap((column) => {
    const value = row[column];
    const isEmpty = value === null || value === undefined || Array.isArray(value) && value.length === 0;
    return isEmpty ? [] : [`${column}=${cut(typeof value === "string" ? value : JSON.stringify(value))}`];
  });
  return shown.length === 0 ? "" : `  - ${state}${about}${shown.join(" · ")}`;
}

function cut(value: string): string {
  const line = value.replace(/\s+/g, " ");
  return line.length <= LONGEST_VALUE ? line : `${line.slice(0, LONGEST_VALUE - 1)}…`;
}
