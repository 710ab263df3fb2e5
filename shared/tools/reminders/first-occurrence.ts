import { expandRecurrence } from "../../reminders/recurrence.ts";

/**
 * The first time of a rule from `at` on that is still to come, both local: "todo dia 5" begins on the next fifth, whatever day
 * it was said to begin on; what would ring in this minute has rung.
 */
export async function findFirstOccurrence(
  rule: string,
  at: string,
  now: string,
): Promise<{ at: string } | { refused: string }> {
  const { times } = await expandRecurrence(rule, at, { from: at > now ? at : now, most: 2 });
  const first = times.find((time) => time > now);
  return first === undefined
    ? { refused: "Isso não aconteceria nenhuma vez: essa repetição já acabou ou não cai em dia nenhum." }
    : { at: first };
}
