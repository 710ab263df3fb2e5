import { z } from "zod";
import { oneLineTexts } from "../../writing/one-line.ts";
import { tellDueReminders } from "../../tools/reminders/list-reminders.ts";
import type { TurnMessage } from "../read-message.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";

const touched = z.looseObject({
  output: z.looseObject({ value: z.looseObject({ reminder: z.looseObject({ id: z.string() }) }) }),
});

/**
 * Ends the answer with the reminders that came due, whatever model answered or failed. Where the talk is grave they wait for another
 * turn, as in a turn that the user has stopped; what the person has just done or put off is not told.
 */
export function tellReminders({ opened, toolContext }: Turn, record: TurnRecord, message: TurnMessage): TurnEvent[] {
  if (record.outcome === "stopped" || message.isGrave) return [];
  const results = record.messages.flatMap(({ role, parts }) => role === "tool" ? parts : []);
  const done = new Set(results.flatMap((part) => touched.safeParse(part).data?.output.value.reminder.id ?? []));
  // Said to be done, it waits for a yes only.
  const asked = new Set(
    [...opened.context.tray, ...record.proposed].flatMap(({ args }) =>
      typeof args.reminder_id === "string" ? [args.reminder_id] : []
    ),
  );
  const due = opened.context.reminders.due.filter(({ id }) => !done.has(id) && !asked.has(id));
  if (due.length === 0) return [];
  return [
    { type: "say", text: tellDueReminders(oneLineTexts(due), toolContext.today) },
    { type: "told-reminders", ids: due.map(({ id }) => id) },
  ];
}
