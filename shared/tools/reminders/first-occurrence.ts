import { expandRecurrence } from "../../reminders/recurrence.ts";

/**
 * The first occurrence of a rule that is not before `at` and after `now`; both are local times. "Todo dia 5" begins on the next
 * 5th, whatever day `at` names. An occurrence in the current minute counts as past.
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
