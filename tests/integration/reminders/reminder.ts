import type { Stack, TestUser } from "../../support/stack.ts";

/** A row of reminders, as far as tests look at it: moments `YYYY-MM-DDTHH:MM`, instants ISO 8601. */
export interface ReminderRow {
  id: string;
  text: string;
  upcoming: string[];
  due_at: string | null;
  came_due_at: string | null;
  shown_at: string | null;
  done_at: string | null;
}

/** A user who lives in a zone. */
export function userIn(stack: Stack, zone: string): Promise<TestUser> {
  return stack.createUser("Ana", zone);
}

/** Writes a reminder as a client does over REST. */
export async function write(
  { client }: TestUser,
  text: string,
  starts_at: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { data, error } = await client.from("reminders").insert({ text, starts_at, ...more }).select("id").single();
  if (error) throw error;
  return data.id;
}

/** All reminders of a user, by their text. */
export async function remindersOf({ client }: TestUser): Promise<ReminderRow[]> {
  const { data, error } = await client.from("reminders")
    .select("id, text, upcoming, due_at, came_due_at, shown_at, done_at").is("deleted_at", null).order("text");
  if (error) throw error;
  const instant = (time: string | null) => time && new Date(time).toISOString();
  return (data as ReminderRow[]).map((row) => ({
    ...row,
    upcoming: row.upcoming.map((time) => time.slice(0, 16)),
    due_at: instant(row.due_at),
    came_due_at: instant(row.came_due_at),
    shown_at: instant(row.shown_at),
    done_at: instant(row.done_at),
  }));
}

/** Marks what is due at an instant (ISO 8601), as the schedule does; returns how many. */
export async function markDue(stack: Stack, at: string): Promise<number> {
  const [row] = await stack.sql<{ marked: number }>("select private.mark_due_reminders($1::timestamptz) as marked", [
    at,
  ]);
  return row!.marked;
}

/** The minutes, from one before to one after each of these instants, at which something was marked. */
export async function minutesMarked(stack: Stack, instants: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const instant of instants) {
    for (const minutes of [-1, 0, 1]) {
      const at = new Date(new Date(instant).getTime() + minutes * 60_000).toISOString();
      if (await markDue(stack, at) > 0) found.push(at);
    }
  }
  return found;
}

/** `YYYY-MM-DDTHH:MM` so many minutes from now in a zone. */
export function localTime(zone: string, minutes = 0): string {
  return Temporal.Now.zonedDateTimeISO(zone).add({ minutes }).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** The instant of a local time, as ISO 8601 with milliseconds. */
export function instantOf(local: string, zone: string): string {
  return new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds).toISOString();
}
