import type { SupabaseClient } from "@supabase/supabase-js";
import type { Stack } from "../../support/stack.ts";

/** The amounts of somebody's expenses, ascending. */
export async function expensesOf(client: SupabaseClient): Promise<number[]> {
  const { data, error } = await client.from("expenses").select("amount").is("deleted_at", null);
  if (error) throw error;
  return data.map(({ amount }) => amount).sort((a, b) => a - b);
}

/** The days on which a habit was done, ascending. */
export async function daysOf(client: SupabaseClient): Promise<string[]> {
  const { data, error } = await client.from("habit_completions").select("completion_date").is("deleted_at", null)
    .order("completion_date");
  if (error) throw error;
  return data.map(({ completion_date }) => completion_date as string);
}

/** As if everything somebody had written was written so long before. */
export async function age(stack: Stack, userId: string, interval: string): Promise<void> {
  await stack.sql(
    "update public.tool_executions set created_at = created_at - $2::interval where user_id = $1",
    [userId, interval],
  );
}

/** Makes a function's next inserts into a table break, as if the process had died there, until what is returned is called. */
export async function breakInserts(stack: Stack, table: string, condition = "true"): Promise<() => Promise<void>> {
  await stack.sql(
    "create function public.break_down() returns trigger language plpgsql as $$ begin raise 'broken on purpose'; end $$",
  );
  await stack.sql(
    `create trigger break_down before insert on public.${table} for each row when (${condition}) execute function public.break_down()`,
  );
  return async () => void await stack.sql("drop function public.break_down() cascade");
}
