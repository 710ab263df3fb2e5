import { z } from "zod";
import { readRecurrence } from "../../reminders/recurrence.ts";
import { sayMoment, sayRecurrence } from "../../reminders/say-time.ts";
import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { type JsonObject, missingSchema } from "../definition.ts";

/** A reminder as the SQL functions return it; times are local, `YYYY-MM-DDTHH:MM`. */
export const reminderSchema = z.object({
  id: z.string().optional(),
  text: z.string(),
  at: z.string().optional(),
  recurrence: z.string().optional(),
  came_due: z.boolean().optional(),
});

export type Reminder = z.infer<typeof reminderSchema>;

const MORNING = "09:00";

/** A local moment, `YYYY-MM-DDTHH:MM`. A day without an hour becomes 09:00. Seconds and a time zone are removed. */
export const moment = z.string().refine(isMoment, {
  error: "use AAAA-MM-DDTHH:MM, um dia e uma hora que existem",
  params: { mend: readMoment },
});

function isMoment(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && CalendarDay.parse(text.slice(0, 10)) !== null;
}

function readMoment(value: unknown): string | undefined {
  const [, date, time = MORNING] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      String(value).trim(),
    ) ?? [];
  const read = `${date}T${time}`;
  return date !== undefined && isMoment(read) ? read : undefined;
}

/**
 * A reminder's text as it stands after "te lembre de": ligar pra Lúcia. A text that does not begin with an infinitive is put in
 * quotation marks: “dentista”.
 */
export function nameReminder(text: string): string {
  const name = nameInSentence(text);
  if (name !== text) return name;
  const beginsWithInfinitive = /^[a-zà-ú]+[aeiô]r(?:\s|$)/.test(text);
  return beginsWithInfinitive ? text : `“${text}”`;
}

/** When a reminder comes due: "amanhã, segunda, às 9h"; if it is repeated, "todo dia 5, às 9h". */
export function sayWhen({ at = "", recurrence }: Pick<Reminder, "at" | "recurrence">, today: string): string {
  const read = recurrence === undefined ? null : readRecurrence(recurrence);
  return read !== null && "rule" in read ? sayRecurrence(read.rule, at) : sayMoment(at, today);
}

/** Says that no open reminder fits, and which ones there are. */
export function missingReminder(wanted: string | undefined, facts: JsonObject): string {
  const { existing } = missingSchema.parse(facts);
  if (existing.length === 0) return "Você não tem nenhum lembrete em aberto.";
  return `Não encontrei ${wanted === undefined ? "esse lembrete" : `um lembrete de “${wanted}”`} entre os seus: ${
    joinWords(existing.map(nameInSentence))
  }. Qual deles?`;
}
