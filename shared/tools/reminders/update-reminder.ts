import { z } from "zod";
import { readRecurrence, writeRecurrence } from "../../reminders/recurrence.ts";
import { plainText } from "../../database/plain-text.ts";
import { rowId, timeOfDay } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { normalizeRepetition } from "./normalize-repetition.ts";
import { missingReminder, moment, nameReminder, type Reminder, reminderSchema, sayWhen } from "./reminder.ts";

const inputSchema = z.object({
  reminder_id: rowId.optional(),
  reminder: plainText(500).optional().describe("as palavras dele, como está"),
  text: plainText(500).optional().describe("o texto novo"),
  at: moment.optional().describe("AAAA-MM-DDTHH:MM"),
  time: timeOfDay.optional().describe("HH:MM, se o dia fica"),
  recurrence: plainText(300).optional().describe("RRULE, com at se tem dias"),
});

const resultSchema = z.object({ reminder: reminderSchema, previous: reminderSchema });

/** Changes the text, time or repetition of a reminder after the person's yes. */
export const updateReminder: BuiltInTool = {
  kind: "built-in",
  name: "update_reminder",
  title: "Mudar um lembrete",
  description: "Muda o texto, a hora ou a repetição de um lembrete.",
  inputSchema,
  confirmation: "required",
  recordKind: "reminders",
  async normalizeArguments(args, { now }) {
    const { recurrence, at, ...rest } = inputSchema.parse(args);
    if (recurrence === undefined) return { args };
    if (at === undefined) {
      // "de 2 em 2 horas" goes on from the reminder's next time, which Postgres knows.
      const read = readRecurrence(recurrence);
      return { args: { ...rest, recurrence: "rule" in read ? writeRecurrence(read.rule) : recurrence } };
    }
    const repetition = await normalizeRepetition(recurrence, at, now);
    return "refused" in repetition ? repetition : { args: { ...rest, ...repetition.args } };
  },
  prepare: {
    question: () => "Qual destes lembretes?",
    missing: (args, facts) => missingReminder(inputSchema.parse(args).reminder, facts),
  },
  offer(args, facts, { today }) {
    const { text, at, recurrence } = inputSchema.parse(args);
    const before = reminderSchema.parse(facts);
    return `Quer que eu mude o lembrete de ${
      describe(before, { ...before, ...withoutUndefined({ text, at, recurrence }) }, today)
    }?`;
  },
  changes(args, facts, { today }) {
    const { text, at, recurrence } = inputSchema.parse(args);
    const before = reminderSchema.parse(facts);
    const after = { ...before, ...withoutUndefined({ text, at, recurrence }) };
    return [
      { what: "texto", before: before.text, after: after.text },
      { what: "quando", before: sayWhen(before, today), after: sayWhen(after, today) },
    ].filter(({ before, after }) => before !== after);
  },
  answer(result, { today }) {
    const { reminder, previous } = resultSchema.parse(result);
    return `Mudei o lembrete de ${describe(previous, reminder, today)}.`;
  },
  nameResult(result, { today }) {
    const { reminder, previous } = resultSchema.parse(result);
    return `o lembrete de ${describe(previous, reminder, today)}`;
  },
  correctable: ["at"],
};

/** A reminder and what changes about it: "ligar pra Lúcia para ligar pra Ana: amanhã, segunda, às 9h". */
function describe(before: Reminder, after: Reminder, today: string): string {
  const text = after.text === before.text ? "" : ` para ${nameReminder(after.text)}`;
  const isMoved = after.at !== before.at || after.recurrence !== before.recurrence;
  return `${nameReminder(before.text)}${text}${isMoved ? `: ${sayWhen(after, today)}` : ""}`;
}

function withoutUndefined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}
