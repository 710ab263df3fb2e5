import type { SupabaseClient } from "@supabase/supabase-js";
import { formatMoney } from "../../../shared/writing/format-figures.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call } from "../../support/rpc.ts";
import type { Stack } from "../../support/stack.ts";
import type { RecordKind } from "../../../shared/tools/definition.ts";
import { RECORD_KIND_NAMES } from "../../../shared/tools/settings/set-standing-yes.ts";

/** What of a person's records counts: what one sees of each, by `table/id`. */
export type Records = Map<string, string>;

/** Reads what counts. */
export async function readRecords(stack: Stack, userId: string): Promise<Records> {
  const rows = await stack.sql<{ key: string; value: string }>(
    `select 'expenses/' || id as key, trim_scale(amount) || ' ' || description as value
       from public.expenses where user_id = $1 and deleted_at is null
     union all select 'tracking_entries/' || id, trim_scale(value)::text
       from public.tracking_entries where user_id = $1 and deleted_at is null
     union all select 'habit_completions/' || id, completion_date::text
       from public.habit_completions where user_id = $1 and deleted_at is null
     union all select 'debts/' || id, current_installment::text
       from public.debts where user_id = $1 and deleted_at is null
     union all select 'bills/' || id, name || ' ' || status || ' ' || trim_scale(amount)
       from public.bills where user_id = $1 and deleted_at is null
     union all select 'standing_yes/' || kind, 'on' from public.standing_yes where user_id = $1 and is_on
     order by 1`,
    [userId],
  );
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export const INSTALLMENTS = 600;

/** What everybody has to begin with: a debt, two bills, a habit, an expense and a weight. */
export async function beginLife(client: SupabaseClient, today: string): Promise<void> {
  const debt = { kind: "debt", name: "Carro", amount: 500, installments: INSTALLMENTS };
  const bill = (name: string, amount: number) => ({ kind: "bill", name, amount, date: today });
  for (const item of [debt, bill("Luz", 30), bill("Gás", 35)]) await call(client, "create_finance_item", item);
  await call(client, "create_habit", { name: "Ler" });
  await call(client, "create_expense", { amount: 20, category: "food", description: "pastel" });
  await call(client, "record_metric", { metric: "weight", value: 80 });
}

/** What a call does to a record: what it held and what it holds then; null where there is none. */
export interface Effect {
  /** Of a record that is made, its table alone, until its id is known. */
  key: string;
  before: string | null;
  after: string | null;
  /** How far a counter goes on, whatever it stands at. */
  add?: number;
}

/** One write, as offered. */
export interface Call {
  toolCallId: string;
  tool: string;
  args: JsonObject;
}

/** What a call would do now; null when there is nothing for it to do. */
export function effectOf({ tool, args }: Call, records: Records): Effect | null {
  const change = (key: string, after: (before: string) => string | null): Effect | null => {
    const before = records.get(key);
    return before === undefined ? null : { key, before, after: after(before) };
  };
  switch (tool) {
    case "create_expense":
      return { key: "expenses", before: null, after: `${args.amount} ${args.description}` };
    case "record_metric":
      return { key: "tracking_entries", before: null, after: String(args.value) };
    case "record_habit": {
      const done = [...records].some(([key, day]) => key.startsWith("habit_completions") && day === args.date);
      return done ? null : { key: "habit_completions", before: null, after: String(args.date) };
    }
    case "pay_debt": {
      const add = Number(args.installments ?? 1);
      const paid = change(`debts/${args.debt_id}`, (next) => String(Number(next) + add));
      return paid && Number(paid.after) <= INSTALLMENTS ? { ...paid, add } : null;
    }
    case "mark_bill_paid": {
      const paid = change(`bills/${args.bill_id}`, (bill) => {
        const [name, , amount] = bill.split(" ");
        return `${name} paid ${args.amount ?? amount}`;
      });
      return paid?.before?.includes("pending") ? paid : null;
    }
    case "delete_finance_item":
      return change(`expenses/${args.item_id}`, () => null);
    case "update_metric":
      return change(`tracking_entries/${args.entry_id}`, () => String(args.value));
    // Offered by itself once five of a kind were accepted as they were.
    case "set_standing_yes": {
      const key = `standing_yes/${args.kind}`;
      return { key, before: records.get(key) ?? null, after: "on" };
    }
    default:
      throw new Error(`${tool} is not known here`);
  }
}

/** What an offer of a call and the answer to its yes have to name. */
export function wordsOf({ tool, args }: Call, { before }: Effect): string[] {
  switch (tool) {
    case "create_expense":
      return [formatMoney(Number(args.amount)), String(args.description)];
    case "record_habit":
      return ["“Ler”"];
    case "pay_debt":
      return ["Carro", ` ${before} `];
    case "mark_bill_paid":
      return [before!.split(" ")[0]!, ...(args.amount === undefined ? [] : [formatMoney(Number(args.amount))])];
    case "delete_finance_item": {
      const [amount, ...description] = before!.split(" ");
      return [formatMoney(Number(amount)), description.join(" ")];
    }
    case "set_standing_yes":
      return [RECORD_KIND_NAMES[args.kind as RecordKind]];
    default:
      return [`${args.value} kg`];
  }
}
