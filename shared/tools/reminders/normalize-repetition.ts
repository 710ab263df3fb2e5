import { expandRecurrence, readRecurrence, writeRecurrence } from "../../reminders/recurrence.ts";

/** How many moments of a rule may have passed since `at`: three years of every day, or a century of birthdays. */
const MOST_SKIPPED = 1_100;

/**
 * Normalises the repetition of a reminder: the rule in its usual form, and `at` as its first occurrence that is still to come. All times
 * are local. "Todo dia 5" begins on the next 5th, whatever day `at` names. An occurrence in the current minute counts as past.
 */
export async function normalizeRepetition(
  recurrence: string,
  at: string,
  now: string,
): Promise<{ args: { at: string; recurrence: string } } | { refused: string }> {
  const read = readRecurrence(recurrence);
  if ("reason" in read) return { refused: `Não consigo repetir assim: ${read.reason}.` };
  const rule = writeRecurrence(read.rule);
  const from = at > now ? at : now;
  const { times } = await expandRecurrence(rule, at, { from, most: 2, mostSkipped: MOST_SKIPPED });
  const first = times.find((time) => time > now);
  return first === undefined
    ? {
      refused:
        "Isso não aconteceria nenhuma vez: essa repetição já acabou, não cai em dia nenhum, ou at está longe demais no passado.",
    }
    : { args: { at: first, recurrence: rule } };
}
