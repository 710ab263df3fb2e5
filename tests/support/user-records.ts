import type { Stack } from "./stack.ts";

/** Tables that a turn itself writes to. */
const OF_TURNS = ["messages", "turns", "tool_executions", "pending_actions", "conversations", "profiles"];
/** Columns that change when a row is read or shown, and not by what the person says. */
const OF_READING = [
  "embedding",
  "embedding_model",
  "updated_at",
  "asked_at",
  "seen_at",
  "upcoming",
  "expand_after",
  "shown_at",
  "claimed_turn_id",
];

/** A row of a user, with the name of its table. */
export type UserRecord = { table: string } & Record<string, unknown>;

/** Returns a function that reads all rows of a user, except those that a turn itself writes. */
export async function recordReader(stack: Stack): Promise<(userId: string) => Promise<UserRecord[]>> {
  const tables = await stack.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
     and table_name <> all ($1) order by 1`,
    [OF_TURNS],
  );
  const without = OF_READING.map((name) => `'${name}'`).join();
  const rows = tables.map(({ name }) =>
    `select jsonb_build_object('table', '${name}') || to_jsonb(t) - array[${without}] as row from public.${name} t where user_id = $1${
      // A permission that is off only shows that it was mentioned.
      name === "standing_yes" ? " and is_on" : ""}`
  );
  const everything = `select row from (${rows.join(" union all ")}) as rows order by row::text`;
  return async (userId) => (await stack.sql<{ row: UserRecord }>(everything, [userId])).map(({ row }) => row);
}
