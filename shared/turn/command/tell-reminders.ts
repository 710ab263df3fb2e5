import { z } from "zod";
import { oneLineTexts } from "../../writing/one-line.ts";
import { tellDueReminders } from "../../tools/reminders/list-reminders.ts";
import type { TurnMessage } from "../read-message.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";

const reminderResult = z.looseObject({
  output: z.looseObject({ value: z.looseObject({ reminder: z.looseObject({ id: z.string() }) }) }),
});

/**
 * Ends the answer with the reminders that came due, whichever model answered, even if it failed. In a grave turn, and in one that the user
 * stopped, they wait for another turn. A reminder that the person has just completed, changed or put off is not told.
 */
export function tellReminders({ opened, toolContext }: Turn, record: TurnRecord, message: TurnMessage): TurnEvent[] {
  if (record.outcome === "stopped" || message.isGrave) return [];
  const results = record.messages.flatMap(({ role, parts }) => role === "tool" ? parts : []);
  const changed = new Set(
    results.flatMap((part) => reminderResult.safeParse(part).data?.output.value.reminder.id ?? []),
  );
  // For these a proposal waits, for example to complete them.
  const inProposals = new Set(
    [...opened.context.tray, ...record.proposed].flatMap(({ args }) =>
      typeof args.reminder_id === "string" ? [args.reminder_id] : []
    ),
  );
  const due = opened.context.reminders.due.filter(({ id }) => !changed.has(id) && !inProposals.has(id));
  if (due.length === 0) return [];
  return [
    { type: "say", text: tellDueReminders(oneLineTexts(due), toolContext.today) },
    { type: "told-reminders", ids: due.map(({ id }) => id) },
  ];
}
